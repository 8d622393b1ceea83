import CoreGraphics
import Foundation
import ImageIO
import SnapshotReport

/// Compares the pictures of two folders by their names.
struct SnapshotComparison {
  /// The folder with the pictures to compare with.
  let expected: String
  /// The folder with the pictures that were drawn now.
  let actual: String
  var tolerance = PictureComparison.Tolerance()
  /// The reason in the result of a picture that has no counterpart.
  var missing = "is new"

  /// Compares one picture.
  func result(_ name: SnapshotName) -> SnapshotResult {
    let paths = ("\(expected)/\(name.file).png", "\(actual)/\(name.file).png")
    guard let drawn = FileManager.default.contents(atPath: paths.1) else {
      let reason = FileManager.default.contents(atPath: "\(actual)/\(name.file).failed").map { String(decoding: $0, as: UTF8.self) }
      return SnapshotResult(name, .failed, reason: reason ?? "was not drawn: its code ended the process, or took too long")
    }
    var result = SnapshotResult(name, .unchanged)
    guard FileManager.default.fileExists(atPath: paths.0) else {
      result.status = .new
      result.reason = missing
      if let size = try? ImageFile.size(data: drawn) { result.actualSize = [size.width, size.height] }
      return result
    }
    guard let stored = FileManager.default.contents(atPath: paths.0) else {
      return SnapshotResult(name, .failed, reason: "\(name.file).png cannot be read")
    }
    // Equal pictures have equal bytes, unless another program has written the file.
    if stored == drawn { return result }
    let trees = (tree(expected, name), tree(actual, name))
    let pictures: (CGImage, CGImage)
    do { pictures = try (ImageFile.read(data: stored, name: "\(name.file).png"), ImageFile.read(data: drawn, name: name.title)) } catch {
      return SnapshotResult(name, .failed, reason: "\(error). Remove the file, or record it again with --record")
    }
    result.expectedSize = [pictures.0.width, pictures.0.height]
    result.actualSize = [pictures.1.width, pictures.1.height]
    result.scale = trees.1?.scale ?? trees.0?.scale
    if let old = trees.0?.scale, let new = trees.1?.scale, old != new {
      result.status = .failed
      result.reason =
        "has \(Self.text(new)) pixels per point, the picture to compare with has \(Self.text(old)). "
        + "Draw it with --scale \(Self.text(old)), or record it again with --record"
      return result
    }
    let comparison = PictureComparison(expected: pictures.0.pixels, actual: pictures.1.pixels, tolerance: tolerance)
    guard !comparison.isWithinTolerance else { return SnapshotResult(name, .unchanged) }
    result.status = .changed
    result.differingPixels = comparison.differingPixels
    result.largestChannel = comparison.largestChannel
    let regions = ChangedRegion.all(in: comparison), owners = RegionOwners([trees.0, trees.1])
    result.regions = regions.prefix(SnapshotResult.maximumRegions).map { region in
      var region = region
      region.owners = owners.owners(of: region)
      region.samples = []
      return region
    }
    if regions.count > SnapshotResult.maximumRegions { result.omittedRegions = regions.count - SnapshotResult.maximumRegions }
    if let old = trees.0, let new = trees.1 {
      result.changes = Array(TreeDifference(from: old, to: new).changes.prefix(SnapshotResult.maximumChanges))
    }
    return result
  }

  private func tree(_ folder: String, _ name: SnapshotName) -> SnapshotTree? {
    FileManager.default.contents(atPath: "\(folder)/\(name.file).json").flatMap { try? SnapshotTree($0) }
  }

  private static func text(_ scale: Double) -> String { scale == scale.rounded() ? "\(Int(scale))" : "\(scale)" }
}
