internal import InterfaceBuilder

extension KindDecoder {
  static func decode(_ button: UIButton, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    // Before the other properties of the file, since a button type can have an image of its own.
    button.setType(InterfaceWords.buttonTypes[element["buttonType"] ?? ""] ?? .custom)
    button.titleLabel?.font =
      loader.font(element.property("fontDescription")) ?? .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    button.titleLabel?.lineBreakMode = InterfaceWords.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingMiddle
    if let alignment = element.property("fontDescription").flatMap({ _ in element["titleAlignment"] }) {
      button.titleLabel?.textAlignment = InterfaceWords.textAlignments[alignment] ?? .center
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    assign(element.flag("adjustsImageWhenHighlighted") ?? true, to: \.adjustsImageWhenHighlighted, of: button)
    assign(element.flag("adjustsImageWhenDisabled") ?? true, to: \.adjustsImageWhenDisabled, of: button)
    if let configuration = element.property("buttonConfiguration") ?? element.first("buttonConfiguration") {
      button.configuration = self.configuration(configuration, loader)
    }
    if let offset = element.property("titleShadowOffset") {
      button.titleLabel?.shadowOffset = CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    for state in element.all("state") {
      let key = InterfaceWords.states[state["key"] ?? "normal"] ?? .normal
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let text = AttributedTextLoading.text(state.property("attributedTitle"), loader) { button.setAttributedTitle(text, for: key) }
      if let color = loader.color(state.property("titleColor")) { button.setTitleColor(color, for: key) }
      if let color = loader.color(state.property("titleShadowColor")) { button.setTitleShadowColor(color, for: key) }
      if let look = loader.symbolConfiguration(state.property("preferredSymbolConfiguration")) {
        button.setPreferredSymbolConfiguration(look, forImageIn: key)
      }
      if let image = loader.image("image", of: state) { button.setImage(image, for: key) }
      if let image = loader.image("backgroundImage", of: state) { button.setBackgroundImage(image, for: key) }
    }
  }
}
