import UIKit

extension PropertyTable {
  static let texts: [PropertyGroup] = [
    .of(UILabel.self) { p in
      p.add("text", .text, important: true, get: { $0.text }, set: { $0.text = $1 })
      p.add("textColor", .color, important: true, get: { $0.textColor }, set: { $0.textColor = $1 })
      addFont(&p, get: { $0.font }, set: { $0.font = $1 })
      p.add("textAlignment", \.textAlignment, .choice(alignments), important: true)
      p.add("numberOfLines", \.numberOfLines, .whole(0...10_000), important: true)
      p.add("lineBreakMode", \.lineBreakMode, .choice(lineBreaks))
      p.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .flag)
      p.add("minimumScaleFactor", \.minimumScaleFactor, .number(NumberRange.fractions))
      p.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .flag)
      p.add("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .number(NumberRange.sizes))
      p.add("shadowColor", \.shadowColor, .color)
      p.add("shadowOffset", \.shadowOffset, .size())
      p.add("highlightedTextColor", \.highlightedTextColor, .color)
      p.add("isHighlighted", \.isHighlighted, .flag)
      p.add("isEnabled", \.isEnabled, .flag)
    },
    .of(UITextField.self) { p in
      p.add("text", .text, important: true, get: { $0.text }, set: { $0.text = $1 })
      p.add("placeholder", \.placeholder, .text, important: true)
      p.add("textColor", \.textColor, .color, important: true)
      addFont(&p, get: { $0.font }, set: { $0.font = $1 })
      p.add("textAlignment", \.textAlignment, .choice(alignments))
      p.add("borderStyle", \.borderStyle, .choice([.none, .line, .bezel, .roundedRect]), important: true)
      p.add("clearButtonMode", \.clearButtonMode, .choice(viewModes))
      p.add("leftViewMode", \.leftViewMode, .choice(viewModes))
      p.add("rightViewMode", \.rightViewMode, .choice(viewModes))
      p.add("clearsOnBeginEditing", \.clearsOnBeginEditing, .flag)
      p.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .flag)
      p.add("minimumFontSize", \.minimumFontSize, .number(0...1000))
      p.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .flag)
      p.add("isSecureTextEntry", \.isSecureTextEntry, .flag)
      p.add("keyboardType", \.keyboardType, .choice(keyboards))
      p.add("returnKeyType", \.returnKeyType, .choice(returnKeys))
    },
    .of(UITextView.self) { p in
      p.add("text", .text, important: true, get: { $0.text ?? "" }, set: { $0.text = $1 ?? "" })
      p.add("textColor", \.textColor, .color, important: true)
      addFont(&p, get: { $0.font }, set: { $0.font = $1 })
      p.add("textAlignment", \.textAlignment, .choice(alignments))
      p.add("textContainerInset", \.textContainerInset, .insets, important: true)
      p.add("isEditable", \.isEditable, .flag, important: true)
      p.add("isSelectable", \.isSelectable, .flag)
      p.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .flag)
      p.add("keyboardType", \.keyboardType, .choice(keyboards))
      p.add("returnKeyType", \.returnKeyType, .choice(returnKeys))
    },
    .of(UISearchBar.self) { p in
      p.add("text", .text, important: true, get: { $0.text }, set: { $0.text = $1 })
      p.add("placeholder", \.placeholder, .text, important: true)
      p.add("prompt", \.prompt, .text)
      p.add("barTintColor", \.barTintColor, .color)
      p.add("isTranslucent", \.isTranslucent, .flag)
      p.add("showsCancelButton", \.showsCancelButton, .flag)
      p.add("showsScopeBar", \.showsScopeBar, .flag)
    },
  ]

  private static var alignments: [NSTextAlignment] { [.left, .center, .right, .justified, .natural] }
  private static var viewModes: [UITextField.ViewMode] { [.never, .whileEditing, .unlessEditing, .always] }
  private static var lineBreaks: [NSLineBreakMode] {
    [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
  }
  private static var keyboards: [UIKeyboardType] {
    [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter,
      .webSearch, .asciiCapableNumberPad,
    ]
  }
  private static var returnKeys: [UIReturnKeyType] {
    [.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue]
  }

  /// Adds two properties for a font: its name, and its size, which can be edited.
  static func addFont<View: UIView>(_ p: inout PropertyList<View>, get: @escaping (View) -> UIFont?, set: @escaping (View, UIFont?) -> Void)
  {
    p.show("font", important: true) { view in
      guard let font = get(view) else { return "" }
      let name = "\(font.fontName) \(Double(font.pointSize).brief)", mark = "UICTFontTextStyle"
      // The system font without a text style has the name of another use here.
      let style = font.fontDescriptor.object(forKey: .textStyle) as? String ?? ""
      return style.hasPrefix(mark) ? "\(name), \(style.dropFirst(mark.count))" : name
    }
    // Editing the number changes only the size; undo restores the original font.
    let sizes = ValueFormat<CGFloat>.number(1...1000)
    let parse = sizes.parse
    p.add(
      PropertyRule(
        name: "font.pointSize", kind: .number, isImportant: true,
        read: { view, traits in (view as? View).flatMap(get).map { sizes.text($0.pointSize, traits) } ?? "" },
        parse: { text in
          guard let size = parse?(text) else { return nil }
          return { view in if let view = view as? View { set(view, get(view)?.withSize(size) ?? .systemFont(ofSize: size)) } }
        },
        capture: { view in
          let font = (view as? View).flatMap(get)
          return { view in if let view = view as? View { set(view, font) } }
        }, allowed: sizes.allowed, reference: nil))
  }
}
