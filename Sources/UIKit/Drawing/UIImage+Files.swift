extension UIImage {
  /// Reads an image file. If `name@2x.png` or `name@3x.png` exists next to `name.png` and fits the screen better, that file is used; the
  /// suffix determines the scale. Returns nil and logs the reason if there is no readable image.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageLookup.file(at: path) else {
      UIKitLog.refused("UIImage: there is no file at \(path)")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: file.path),
      let contents = UIImage.contents(data, name: file.path)
    else { return nil }
    self.init(cgImage: contents.image, scale: file.scale, traits: Traits(orientation: Orientation(exif: contents.orientation)))
  }

  /// Returns the image of that name in the main bundle or in a resource bundle next to the program. PNG files need no extension. Cached.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Returns the image of that name in `bundle`, or, if `bundle` is nil, like `init(named:)`, in the variant for the traits of the
  /// configuration (Apple: init(named:in:with:)).
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
  public convenience init?(named name: String, in bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// Returns the image of that name for light or dark mode; nil uses the current traits. The image does not follow later changes of the
  /// traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let image = ImageLookup.image(named: name, in: bundle, for: traitCollection) else { return nil }
    var traits = image.traits
    traits.asset = UIImageAsset(source: (name, bundle))
    self.init(cgImage: image.cgImage, scale: image.scale, traits: traits)
  }
}
