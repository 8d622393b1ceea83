import ImageIO

/// An image in an archive: a PNG file and the properties of the image, or the name of a symbol.
struct ArchivedImage {
  let cgImage: CGImage?
  let scale: CGFloat
  let traits: UIImage.Traits

  private enum Key {
    static let data = "UIImageData", scale = "UIScale", orientation = "UIImageOrientation", capInsets = "UICapInsets"
    static let resizing = "UIResizingMode", rendering = "UIRenderingMode"
    static let flips = "UIFlipsForRightToLeft", alignment = "UIAlignmentRectInsets"
    static let images = "UIImages", duration = "UIDuration"
    static let symbol = "UISystemSymbolName", size = "UISymbolPointSize", weight = "UISymbolWeight", symbolScale = "UISymbolScale"
    static let textStyle = "UISymbolTextStyle"
  }

  init(_ image: UIImage) { (cgImage, scale, traits) = (image.cgImage, image.scale, image.traits) }

  /// Returns nil if the archive contains a file that cannot be read, or the name of a symbol that does not exist.
  init?(from coder: NSCoder) {
    if let name = coder.text(Key.symbol) {
      var look = SymbolLook()
      look.pointSize = coder.number(Key.size).valid
      look.weight = UIImage.SymbolWeight(rawValue: coder.integer(Key.weight))?.specified
      look.scale = UIImage.SymbolScale(rawValue: coder.integer(Key.symbolScale))?.specified
      look.scaling = coder.text(Key.textStyle).map { .style(UIFont.TextStyle(rawValue: $0), hasLeading: false) }
      guard let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(look)) else { return nil }
      var traits = image.traits
      traits.renderingMode = UIImage.RenderingMode(rawValue: coder.integer(Key.rendering)) ?? .automatic
      (cgImage, scale, self.traits) = (image.cgImage, image.scale, traits)
      return
    }
    var traits = UIImage.Traits()
    if let data = coder.object(NSData.self, Key.data) {
      guard let image = UIImage(data: Data(referencing: data))?.cgImage else { return nil }
      cgImage = image
    } else {
      cgImage = nil
    }
    let scale = coder.number(Key.scale)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    traits.orientation = UIImage.Orientation(rawValue: coder.integer(Key.orientation)) ?? .up
    traits.resizingMode = UIImage.ResizingMode(rawValue: coder.integer(Key.resizing)) ?? .tile
    traits.renderingMode = UIImage.RenderingMode(rawValue: coder.integer(Key.rendering)) ?? .automatic
    traits.flips = coder.flag(Key.flips)
    traits.capInsets = coder.decodeUIEdgeInsets(forKey: Key.capInsets)
    traits.alignment = coder.decodeUIEdgeInsets(forKey: Key.alignment)
    traits.images = coder.objects(UIImage.self, Key.images)
    traits.duration = Double(coder.number(Key.duration))
    self.traits = traits
  }

  func encode(with coder: NSCoder) {
    coder.encode(traits.renderingMode.rawValue, forKey: Key.rendering)
    if let symbol = traits.symbol {
      coder.encode(symbol.name as NSString, forKey: Key.symbol)
      if let size = symbol.look.pointSize { coder.encode(Double(size), forKey: Key.size) }
      if case .style(let style, _) = symbol.look.scaling { coder.encode(style.rawValue as NSString, forKey: Key.textStyle) }
      coder.encode(symbol.look.weight?.rawValue ?? 0, forKey: Key.weight)
      coder.encode(symbol.look.scale?.rawValue ?? 0, forKey: Key.symbolScale)
      return
    }
    if let cgImage, let data = try? ImageFile.png(cgImage) { coder.encode(data as NSData, forKey: Key.data) }
    coder.encode(Double(scale), forKey: Key.scale)
    coder.encode(traits.orientation.rawValue, forKey: Key.orientation)
    coder.encode(traits.resizingMode.rawValue, forKey: Key.resizing)
    coder.encode(traits.flips, forKey: Key.flips)
    coder.encode(traits.capInsets, forKey: Key.capInsets)
    coder.encode(traits.alignment, forKey: Key.alignment)
    if let images = traits.images { coder.encode(images as NSArray, forKey: Key.images) }
    if traits.duration != 0 { coder.encode(traits.duration, forKey: Key.duration) }
  }
}
