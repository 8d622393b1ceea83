import Synchronization

extension UIColor {
  /// Creates the color of a color set in the main bundle or in a resource bundle next to the program, with its light and dark variants; nil
  /// if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameter bundle: the bundle with the catalog; nil searches like `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let asset = NamedColor(name: name, bundle: bundle?.bundlePath)
    guard let color = NamedColors.color(asset, in: bundle) else { return nil }
    self.init(asset, color)
  }
}

/// The identity of a color set: its name, and the bundle in which it is searched.
struct NamedColor: Hashable {
  var name: String
  var bundle: String?
}

/// A cache of named colors. Its size is limited by the number of color sets.
private enum NamedColors {
  private static let known = Mutex<[NamedColor: UIColor]>([:])

  static func color(_ asset: NamedColor, in bundle: Bundle?) -> UIColor? {
    if let color = known.withLock({ $0[asset] }) { return color }
    let set = AssetCatalog.contents(of: asset.name, ending: "colorset", in: ImageLookup.folders(of: bundle), as: ColorSet.self)
    guard let color = set?.contents.color else { return nil }
    known.withLock { $0[asset] = color }
    return color
  }
}
