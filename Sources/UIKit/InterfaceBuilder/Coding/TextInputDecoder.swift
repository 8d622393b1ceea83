internal import InterfaceBuilder

extension KindDecoder {
  static func decode(_ field: UITextField, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    field.font = loader.font(element.property("fontDescription")) ?? .systemFont(ofSize: 14)
    if let color = loader.color(element.property("textColor")) { field.textColor = color }
    assign(InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural, to: \.textAlignment, of: field)
    field.borderStyle =
      switch element["borderStyle"] {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    field.clearButtonMode =
      switch element["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    assign(element.flag("clearsOnBeginEditing") ?? false, to: \.clearsOnBeginEditing, of: field)
    assign(element.flag("adjustsFontSizeToFit") ?? true, to: \.adjustsFontSizeToFitWidth, of: field)
    assign(element.number("minimumFontSize") ?? 0, to: \.minimumFontSize, of: field)
    assign(element.flag("adjustsFontForContentSizeCategory") ?? false, to: \.adjustsFontForContentSizeCategory, of: field)
    if let text = element.string("placeholder") { field.placeholder = text }
    if element.flag("usesAttributedText") == true, let text = AttributedTextLoading.text(element.property("attributedText"), loader) {
      field.attributedText = text
    } else if let text = element.string("text") {
      field.text = text
    }
    guard let traits = element.property("textInputTraits") else { return }
    decode(traits, of: field)
    if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
  }

  static func decode(_ view: UITextView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    if let font = loader.font(element.property("fontDescription")) { view.font = font }
    if let color = loader.color(element.property("textColor")) { view.textColor = color }
    assign(InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural, to: \.textAlignment, of: view)
    assign(element.flag("editable") ?? true, to: \.isEditable, of: view)
    assign(element.flag("selectable") ?? true, to: \.isSelectable, of: view)
    assign(element.flag("adjustsFontForContentSizeCategory") ?? false, to: \.adjustsFontForContentSizeCategory, of: view)
    if element.flag("usesAttributedText") == true, let text = AttributedTextLoading.text(element.property("attributedText"), loader) {
      view.attributedText = text
    } else if let text = element.string("text") {
      view.text = text
    }
    if let traits = element.property("textInputTraits") { decode(traits, of: view) }
  }

  static func decode(_ bar: UISearchBar, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    if let text = element.string("text") { bar.text = text }
    if let text = element.string("placeholder") { bar.placeholder = text }
    if let text = element["prompt"] { bar.prompt = text }
    assign(element.flag("showsCancelButton") ?? false, to: \.showsCancelButton, of: bar)
    if let color = loader.color(element.property("barTintColor")) { bar.barTintColor = color }
    if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if element["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
    if let traits = element.property("textInputTraits") { decode(traits, of: bar.searchTextField) }
  }

  private static func decode(_ traits: InterfaceElement, of field: UITextField) {
    assign(traits.flag("secureTextEntry") ?? false, to: \.isSecureTextEntry, of: field)
    assign(traits.flag("enablesReturnKeyAutomatically") ?? false, to: \.enablesReturnKeyAutomatically, of: field)
    if let type = InterfaceWords.keyboards[traits["keyboardType"] ?? ""] { field.keyboardType = type }
    if let type = InterfaceWords.returnKeys[traits["returnKeyType"] ?? ""] { field.returnKeyType = type }
    if let type = InterfaceWords.capitalizations[traits["autocapitalizationType"] ?? ""] { field.autocapitalizationType = type }
    if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
    if traits["spellCheckingType"] == "no" { field.spellCheckingType = .no }
  }

  private static func decode(_ traits: InterfaceElement, of view: UITextView) {
    if let type = InterfaceWords.keyboards[traits["keyboardType"] ?? ""] { view.keyboardType = type }
    if let type = InterfaceWords.returnKeys[traits["returnKeyType"] ?? ""] { view.returnKeyType = type }
    if let type = InterfaceWords.capitalizations[traits["autocapitalizationType"] ?? ""] { view.autocapitalizationType = type }
    if traits["autocorrectionType"] == "no" { view.autocorrectionType = .no }
    if traits["spellCheckingType"] == "no" { view.spellCheckingType = .no }
  }
}
