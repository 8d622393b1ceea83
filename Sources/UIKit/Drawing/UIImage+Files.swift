extension UIImage {
  /// The picture in a file. Beside `name.png` a `name@2x.png` or `name@3x.png` is taken where it fits the screen better; such a
  /// suffix is the scale. Nil, with the reason on standard error, where there is no readable picture.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageLookup.file(at: path) else {
      UIKitLog.refused("UIImage: no file at \(path)")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: file.path),
      let contents = UIImage.contents(data, name: file.path)
    else { return nil }
    self.init(cgImage: contents.image, scale: file.scale, traits: Traits(orientation: Orientation(exif: contents.orientation)))
  }

  /// The picture of that name in the main bundle or in a resource bundle beside the program. PNG needs no extension. Read once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// The picture of that name in `bundle`, or where it is nil as `init(named:)`.
  /// The variant for the configuration's traits. Apple: init(named:in:with:).
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
  public convenience init?(named name: String, in bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// As `init(named:in:)`, for light or dark surroundings; nil: the current ones. A picture stays what it is when they change.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let image = ImageLookup.image(named: name, in: bundle, for: traitCollection) else { return nil }
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }
}
