internal import CoreGraphics
internal import InterfaceBuilder

/// The properties of an element that influence its intrinsic size.
struct CanvasElement {
  let style: String?
  let isBordered: Bool
  let hasTextStyle: Bool
  /// The width of the image divided by its height, as the file states.
  let imageAspect: CGFloat?

  init(_ element: InterfaceElement, in document: InterfaceDocument) {
    style = element["style"]
    isBordered = element["borderStyle"] == "roundedRect"
    hasTextStyle =
      element.property("fontDescription")?["style"] != nil
      || element.property("configuration")?.property("titleFontDescription") != nil
    imageAspect = element["image"].flatMap { document.resources.images[$0] }.flatMap {
      $0.width > 0 && $0.height > 0 ? CGFloat($0.width / $0.height) : nil
    }
  }
}
