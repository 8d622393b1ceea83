import Foundation
internal import InterfaceBuilder

/// Decodes configurations of buttons.
extension KindDecoder {
  static func configuration(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch element["style"] {
      case "filled", "borderedProminent": .filled()
      case "tinted": .tinted()
      case "gray", "bordered": .gray()
      default: .plain()
      }
    // Before the insets, which the size changes.
    if let size = InterfaceWords.buttonSizes[element["buttonSize"] ?? ""] { result.buttonSize = size }
    decodeText(&result, element, loader)
    decodeImage(&result, element, loader)
    if let color = loader.color(element.property("baseForegroundColor")) { result.baseForegroundColor = color }
    if let color = loader.color(element.property("baseBackgroundColor")) { result.baseBackgroundColor = color }
    if let style = InterfaceWords.cornerStyles[element["cornerStyle"] ?? ""] { result.cornerStyle = style }
    if let insets = element.property("contentInsets") ?? element.first("directionalEdgeInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
        trailing: insets.number("trailing") ?? 0)
    }
    if let background = element.property("background") { decodeBackground(&result.background, background, loader) }
    return result
  }

  private static func decodeText(_ result: inout UIButton.Configuration, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    result.title = element.string("title")
    result.subtitle = element.string("subtitle")
    result.attributedTitle = attributed(element.property("attributedTitle"), loader)
    result.attributedSubtitle = attributed(element.property("attributedSubtitle"), loader)
    let size = loader.surroundings?.configuredTitleSize
    if let font = loader.font(element.property("titleFontDescription")) ?? size.map({ .systemFont(ofSize: $0) }) {
      result.titleTextAttributesTransformer = transformer(font)
    }
    if let font = loader.font(element.property("subtitleFontDescription")) { result.subtitleTextAttributesTransformer = transformer(font) }
    if let alignment = InterfaceWords.titleAlignments[element["titleAlignment"] ?? ""] { result.titleAlignment = alignment }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
  }

  private static func attributed(_ element: InterfaceElement?, _ loader: InterfaceLoader) -> AttributedString? {
    AttributedTextLoading.text(element, loader).map { AttributedString($0) }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = font
      return attributes
    }
  }

  private static func decodeImage(_ result: inout UIButton.Configuration, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    result.image = loader.image("image", of: element)
    result.preferredSymbolConfigurationForImage = loader.symbolConfiguration(element.property("preferredSymbolConfigurationForImage"))
    result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let edge = InterfaceWords.directionalEdges[element["imagePlacement"] ?? ""] { result.imagePlacement = edge }
  }

  private static func decodeBackground(
    _ background: inout UIBackgroundConfiguration, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let radius = element.number("cornerRadius") { background.cornerRadius = max(0, radius) }
    if let width = element.number("strokeWidth") { background.strokeWidth = max(0, width) }
    if let color = loader.color(element.property("backgroundColor")) { background.backgroundColor = color }
    if let color = loader.color(element.property("strokeColor")) { background.strokeColor = color }
    if let image = loader.image("image", of: element) { background.image = image }
  }
}
