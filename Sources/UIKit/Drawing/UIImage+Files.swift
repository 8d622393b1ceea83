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
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let image = ImageLookup.image(named: name, in: bundle) else { return nil }
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }

  /// As `init(named:in:)`; pictures do not differ by traits but for the screen's scale.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle)
  }
}
