/// A symbol as an image view shows it, with the values of the image and those of the view.
package struct ShownSymbol {
  package let name: String
  /// The point size of the adjacent text.
  package let pointSize: CGFloat
  package let weight: UIImage.SymbolWeight?
  package let scale: UIImage.SymbolScale?
  /// The size of the image in points.
  package let size: CGSize
}

extension UIImageView {
  /// The symbol that the view shows; nil if it shows another image or none.
  package var shownSymbol: ShownSymbol? {
    guard let image, let symbol = image.symbol, let look = symbolLook(of: image) else { return nil }
    return ShownSymbol(
      name: symbol.name, pointSize: look.pointSize ?? SymbolLook.defaultPointSize, weight: look.weight, scale: look.scale,
      size: image.with(look).size)
  }
}
