import Synchronization

extension UIColor {
  /// Creates the color of a color set in the main bundle or in a resource bundle next to the program, with its light and dark variants; nil
  /// if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameter bundle: the bundle with the catalog; nil searches like `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = NamedColors.color(name, in: bundle) else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }
}

/// A cache of named colors. Its size is limited by the number of color sets.
private enum NamedColors {
  private struct Key: Hashable {
    var name: String
    var bundle: String?
  }

  private static let known = Mutex<[Key: UIColor]>([:])

  static func color(_ name: String, in bundle: Bundle?) -> UIColor? {
    let key = Key(name: name, bundle: bundle?.bundlePath)
    if let color = known.withLock({ $0[key] }) { return color }
    let set = AssetCatalog.contents(of: name, ending: "colorset", in: ImageLookup.folders(of: bundle), as: ColorSet.self)
    guard let color = set?.contents.color else { return nil }
    known.withLock { $0[key] = color }
    return color
  }
}
