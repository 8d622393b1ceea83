/// The controls of a component: buttons in a row, which are selected if the text has the attribute.
@MainActor
final class FormattingControls {
  typealias Sheet = UITextFormattingViewController

  let row = UIStackView()
  private unowned let sheet: Sheet
  private var descriptor = Sheet.FormattingDescriptor()
  private var updates: [(Sheet.FormattingDescriptor) -> Void] = []

  init(_ key: Sheet.ComponentKey, _ sheet: Sheet) {
    self.sheet = sheet
    row.spacing = 2
    row.distribution = .fillEqually
    row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    switch key {
    case .fontAttributes: addFontAttributes()
    case .fontPicker:
      addButton("Font") { [unowned sheet] in
        sheet.pickFont()
      } title: {
        $0.fonts.first?.familyName ?? "Font"
      }
    case .fontSize:
      addButton("Smaller", "textformat.size.smaller") { [unowned self] in report(.decreaseFontSize) }
      addButton("Larger", "textformat.size.larger") { [unowned self] in report(.increaseFontSize) }
    case .fontPointSize: addNumber("Font Size", { Double($0.fonts.first?.pointSize ?? 17) }) { .fontSize($0) }
    case .lineHeight:
      addNumber("Line Height", { $0.lineHeight ?? Double($0.fonts.first?.lineHeight ?? 20).rounded() }) { .lineHeightPointSize($0) }
    case .textAlignment: addAlignments([.left, .center, .right])
    case .textAlignmentAndJustification: addAlignments([.left, .center, .right, .justified])
    case .textIndentation:
      addButton("Decrease Indent", "decrease.indent") { [unowned self] in report(.decreaseIndentation) }
      addButton("Increase Indent", "increase.indent") { [unowned self] in report(.increaseIndentation) }
    case .listStyles: addLists()
    case .textColor: addColor()
    case .highlight: addHighlights([.default])
    case .highlightPicker: addHighlights([.default, .purple, .pink, .orange, .mint, .blue])
    case .formattingStyles: addStyles()
    default: break
    }
  }

  func show(_ descriptor: Sheet.FormattingDescriptor) {
    self.descriptor = descriptor
    for update in updates { update(descriptor) }
  }

  private func report(_ change: Sheet.ChangeValue) { sheet.report(change) }

  // MARK: Buttons

  /// - Parameters:
  ///   - isOn: whether the button is selected; nil for a button that never is.
  ///   - title: returns the title for a text; nil for a fixed title.
  @discardableResult
  private func addButton(
    _ name: String, _ symbol: String? = nil, isOn: ((Sheet.FormattingDescriptor) -> Bool)? = nil, action: @escaping () -> Void,
    title: ((Sheet.FormattingDescriptor) -> String)? = nil
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityLabel = name
    button.layer.cornerRadius = 8
    button.backgroundColor = .secondarySystemGroupedBackground
    if let image = symbol.flatMap({ UIImage(systemName: $0) }) {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(name, for: .normal)
    }
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    row.addArrangedSubview(button)
    updates.append { [unowned button] descriptor in
      if let title { button.setTitle(title(descriptor), for: .normal) }
      guard let isOn else { return }
      let isSelected = isOn(descriptor)
      button.backgroundColor = isSelected ? button.tintColor : .secondarySystemGroupedBackground
      for part in [button.imageView, button.titleLabel] as [UIView?] { part?.tintColor = isSelected ? .white : button.tintColor }
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
    return button
  }

  private func addFontAttributes() {
    typealias Test = (Sheet.FormattingDescriptor) -> Bool
    let all: [(String, String, Test, (Bool) -> Sheet.ChangeValue)] = [
      ("Bold", "bold", { Self.has($0, .traitBold) }, { .bold($0) }), ("Italic", "italic", { Self.has($0, .traitItalic) }, { .italic($0) }),
      ("Underline", "underline", { $0.underlinePresent }, { .underline($0) }),
      ("Strikethrough", "strikethrough", { $0.strikethroughPresent }, { .strikethrough($0) }),
    ]
    for (name, symbol, isOn, change) in all {
      addButton(name, symbol, isOn: isOn) { [unowned self] in report(change(!isOn(descriptor))) }
    }
  }

  private static func has(_ descriptor: Sheet.FormattingDescriptor, _ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    !descriptor.fonts.isEmpty && descriptor.fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
  }

  private func addNumber(
    _ name: String, _ value: @escaping (Sheet.FormattingDescriptor) -> Double, _ change: @escaping (Double) -> Sheet.ChangeValue
  ) {
    addButton("Decrease \(name)", "minus") { [unowned self] in report(change(max(1, value(descriptor) - 1))) }
    let label = UILabel()
    label.textAlignment = .center
    label.accessibilityLabel = name
    row.addArrangedSubview(label)
    updates.append { [unowned label] in label.text = "\(Int(value($0).rounded()))" }
    addButton("Increase \(name)", "plus") { [unowned self] in report(change(value(descriptor) + 1)) }
  }

  private func addAlignments(_ alignments: [Sheet.TextAlignment]) {
    let names: [Sheet.TextAlignment: (String, String)] = [
      .left: ("Align Left", "text.alignleft"), .center: ("Center", "text.aligncenter"), .right: ("Align Right", "text.alignright"),
      .justified: ("Justify", "text.justify"),
    ]
    for alignment in alignments {
      guard let (name, symbol) = names[alignment] else { continue }
      addButton(name, symbol, isOn: { $0.textAlignments == [alignment] }) { [unowned self] in report(.textAlignment(alignment)) }
    }
  }

  private func addLists() {
    let lists: [(String, String, Sheet.TextList)] = [
      ("Bulleted List", "list.bullet", .disc), ("Dashed List", "list.dash", .hyphen), ("Numbered List", "list.number", .decimal),
    ]
    for (name, symbol, list) in lists {
      addButton(name, symbol, isOn: { $0.textLists == [list] }) { [unowned self] in
        report(.textList(descriptor.textLists == [list] ? nil : list))
      }
    }
  }

  private func addColor() {
    let button = addButton("Text Color") { [unowned sheet] in sheet.pickColor() }
    updates.append { [unowned button] in button.setTitleColor($0.textColors.first ?? .label, for: .normal) }
  }

  private func addHighlights(_ highlights: [Sheet.Highlight]) {
    for highlight in highlights {
      let name = highlight == .default ? "Highlight" : "\(highlight.rawValue.capitalized) Highlight"
      let button = addButton(name, "highlighter", isOn: { $0.highlights == [highlight] }) { [unowned self] in
        report(.highlight(descriptor.highlights == [highlight] ? nil : highlight))
      }
      button.layer.borderColor = TextFormat.solid(highlight).cgColor
      button.layer.borderWidth = 2
    }
  }

  private func addStyles() {
    for style in sheet.configuration.formattingStyles ?? [] {
      let key = style.styleKey
      addButton(style.title, isOn: { $0.formattingStyleKey == key }) { [unowned self] in report(.formattingStyle(key)) }
    }
  }
}
