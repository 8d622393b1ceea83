internal import InterfaceBuilder

extension KindDecoder {
  static func decode(_ field: UITextField, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    field.font = loader.font(element.property("fontDescription")) ?? .systemFont(ofSize: 14)
    if let color = loader.color(element.property("textColor")) { field.textColor = color }
    field.textAlignment = InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural
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
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = element.number("minimumFontSize") ?? 0
    field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    field.placeholder = element.string("placeholder")
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
    view.textAlignment = InterfaceWords.textAlignments[element["textAlignment"] ?? ""] ?? .natural
    view.isEditable = element.flag("editable") ?? true
    view.isSelectable = element.flag("selectable") ?? true
    view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    if element.flag("usesAttributedText") == true, let text = AttributedTextLoading.text(element.property("attributedText"), loader) {
      view.attributedText = text
    } else if let text = element.string("text") {
      view.text = text
    }
    if let traits = element.property("textInputTraits") { decode(traits, of: view) }
  }

  static func decode(_ bar: UISearchBar, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    bar.text = element.string("text")
    bar.placeholder = element.string("placeholder")
    bar.prompt = element["prompt"]
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    if let color = loader.color(element.property("barTintColor")) { bar.barTintColor = color }
    if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if element["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
    if let traits = element.property("textInputTraits") { decode(traits, of: bar.searchTextField) }
  }

  private static func decode(_ traits: InterfaceElement, of field: UITextField) {
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
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
