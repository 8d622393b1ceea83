internal import InterfaceBuilder

extension KindDecoder {
  static func decode(_ button: UIButton, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    // Before what the file says: a type brings a picture of its own.
    button.becomeType(InterfaceWords.buttonTypes[element["buttonType"] ?? ""] ?? .custom)
    button.titleLabel?.font =
      loader.font(element.property("fontDescription")) ?? .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    button.titleLabel?.lineBreakMode = InterfaceWords.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingMiddle
    if let alignment = element.property("fontDescription").flatMap({ _ in element["titleAlignment"] }) {
      button.titleLabel?.textAlignment = InterfaceWords.textAlignments[alignment] ?? .center
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    button.adjustsImageWhenHighlighted = element.flag("adjustsImageWhenHighlighted") ?? true
    button.adjustsImageWhenDisabled = element.flag("adjustsImageWhenDisabled") ?? true
    if let configuration = element.property("buttonConfiguration") ?? element.first("buttonConfiguration") {
      decode(configuration, of: button, loader)
    }
    for state in element.all("state") {
      let key = InterfaceWords.states[state["key"] ?? "normal"] ?? .normal
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let text = AttributedTextLoading.text(state.property("attributedTitle"), loader) { button.setAttributedTitle(text, for: key) }
      if let color = loader.color(state.property("titleColor")) { button.setTitleColor(color, for: key) }
      if let color = loader.color(state.property("titleShadowColor")) { button.setTitleShadowColor(color, for: key) }
      let isSystem = state["catalog"] == "system"
      if let image = loader.image(state["image"], isSystem: isSystem) { button.setImage(image, for: key) }
      if let image = loader.image(state["backgroundImage"]) { button.setBackgroundImage(image, for: key) }
    }
  }

  private static func decode(_ element: InterfaceElement, of button: UIButton, _ loader: InterfaceLoader) {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled", "borderedProminent": .filled()
      case "tinted": .tinted()
      case "gray", "bordered": .gray()
      default: .plain()
      }
    configuration.title = element.string("title") ?? AttributedTextLoading.text(element.property("attributedTitle"), loader)?.string
    configuration.image = loader.image(element["image"], isSystem: element["catalog"] == "system")
    if let color = loader.color(element.property("baseForegroundColor")) { configuration.baseForegroundColor = color }
    if let color = loader.color(element.property("baseBackgroundColor")) { configuration.baseBackgroundColor = color }
    if let insets = element.property("contentInsets") ?? element.first("directionalEdgeInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
        trailing: insets.number("trailing") ?? 0)
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    button.configuration = configuration
  }
}
