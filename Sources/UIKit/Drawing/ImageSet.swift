/// An image set of an asset catalog: one file for each scale, and optionally others for dark mode and for kinds of devices.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [AssetCatalog.Appearance]?
    var resizing: Resizing?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true }
    /// Whether the entry is for light mode or for any appearance.
    var isPlain: Bool { appearances?.allSatisfy { $0.appearance == "luminosity" && $0.value == "light" } ?? true }
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }

  /// The slicing of a resizable image, in pixels.
  struct Resizing: Decodable {
    struct Caps: Decodable {
      var top: CGFloat?
      var left: CGFloat?
      var bottom: CGFloat?
      var right: CGFloat?
    }

    struct Center: Decodable { var mode: String? }

    var caps: Caps?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case caps = "cap-insets"
      case center
    }
  }

  struct Properties: Decodable {
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
    }
  }

  var images: [Entry]
  var properties: Properties?

  /// Returns the entry for the scale, or for the nearest larger scale, or for the largest one. Entries for phones precede those for all
  /// devices. Dark entries are used if they are requested and exist.
  func entry(for scale: CGFloat, isDark: Bool) -> Entry? {
    let usable = images.filter { $0.filename != nil && ["universal", "iphone", nil].contains($0.idiom) }
    let dark = usable.filter(\.isDark)
    let looks = isDark && !dark.isEmpty ? dark : usable.filter(\.isPlain)
    let own = looks.filter { $0.idiom == "iphone" }
    let sorted = (own.isEmpty ? looks : own).sorted { $0.factor < $1.factor }
    return sorted.first { $0.factor >= scale } ?? sorted.last
  }
}

extension UIImage {
  /// Returns the image with the slicing and the rendering mode of its set.
  func dressed(_ entry: ImageSet.Entry, _ properties: ImageSet.Properties?) -> UIImage {
    var image = self
    if let caps = entry.resizing?.caps {
      let insets = UIEdgeInsets(
        top: (caps.top ?? 0) / scale, left: (caps.left ?? 0) / scale, bottom: (caps.bottom ?? 0) / scale, right: (caps.right ?? 0) / scale)
      image = image.resizableImage(withCapInsets: insets, resizingMode: entry.resizing?.center?.mode == "tile" ? .tile : .stretch)
    }
    return switch properties?.rendering {
    case "template": image.withRenderingMode(.alwaysTemplate)
    case "original": image.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }
}
