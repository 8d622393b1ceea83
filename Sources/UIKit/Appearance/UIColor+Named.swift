import Synchronization

extension UIColor {
  /// The colour set of that name in an asset catalogue of the main bundle, or of a resource bundle beside the program; light and
  /// dark. nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Parameter bundle: where to look; nil as `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = NamedColors.color(name, in: bundle) else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }
}

/// Colours that were read, as many as the program's catalogues hold at most.
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
