/// A picture of an asset catalogue, in one file a scale.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [AssetCatalog.Appearance]?
  }

  struct Properties: Decodable {
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
    }
  }

  var images: [Entry]
  var properties: Properties?

  /// The file for the scale, or the nearest larger one, or the largest.
  func file(for scale: CGFloat) -> (name: String, scale: CGFloat)? {
    let files = images.filter { $0.appearances?.isEmpty ?? true }.compactMap { entry in
      entry.filename.map { (name: $0, scale: entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1) }
    }
    let sorted = files.sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}
