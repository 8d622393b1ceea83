/// The comparison of one picture.
package struct SnapshotResult: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// The pictures differ.
    case changed
    /// There is no stored picture.
    case new
    /// There is no new picture, because the preview does not exist any more.
    case gone
    /// There is no comparison; `reason` says why.
    case failed
    case unchanged
  }

  /// The position of a picture in an animation that is compared frame by frame.
  package struct Frame: Codable, Equatable, Sendable {
    /// The common name of the animation's frames.
    package var strip: String
    /// The time in seconds of the preview's clock.
    package var moment: Double

    package init(strip: String, moment: Double) { (self.strip, self.moment) = (strip, moment) }
  }

  package var name: SnapshotName
  package var status: Status
  /// The location of the preview in the sources: a path in the project, and a line from 1.
  package var file: String?
  package var line: Int?
  /// The frame of an animation; nil if only one moment was drawn.
  package var frame: Frame?
  /// One or more sentences: the reason for which there is no comparison, or a remark.
  package var reason: String?
  /// Width and height in pixels.
  package var expectedSize: [Int]?
  package var actualSize: [Int]?
  /// Pixels per point.
  package var scale: Double?
  package var differingPixels: Int?
  /// The largest difference of a channel, 0...255.
  package var largestChannel: Int?
  /// The regions of differing pixels, the largest first; at most `maximumRegions`.
  package var regions: [ChangedRegion]?
  package var omittedRegions: Int?
  /// The changes of the views.
  package var changes: [TreeDifference.Change]?
  /// The paths of the pictures for the report, relative to the folder of the run.
  package var expectedPicture: String?
  package var actualPicture: String?

  package static let maximumRegions = 100
  /// The maximum number of changes that are stored.
  package static let maximumChanges = 300

  package init(_ name: SnapshotName, _ status: Status, reason: String? = nil) {
    (self.name, self.status, self.reason) = (name, status, reason)
  }

  /// The fraction of pixels that differ.
  package var share: Double? {
    guard let differingPixels, let a = expectedSize, let b = actualSize, a.count == 2, b.count == 2 else { return nil }
    let all = max(a[0], b[0]) * max(a[1], b[1])
    return all > 0 ? Double(differingPixels) / Double(all) : nil
  }

  /// A sentence about the result, without the name of the picture.
  package var summary: String {
    switch status {
    case .unchanged: return "is unchanged"
    case .new: return reason ?? "is new"
    case .gone: return reason ?? "is gone"
    case .failed: return reason ?? "could not be compared"
    case .changed:
      var parts: [String] = []
      if let expectedSize, let actualSize, expectedSize != actualSize {
        parts.append("was \(expectedSize[0])x\(expectedSize[1]) pixels, is \(actualSize[0])x\(actualSize[1])")
      }
      if let differingPixels, let share { parts.append("\(differingPixels) pixels differ (\(Self.percent(share)))") }
      let sentences = (changes ?? []).prefix(3).map(\.sentence)
      parts += sentences
      if let changes, changes.count > 3 { parts.append("and \(changes.count - 3) more changes of views") }
      return parts.isEmpty ? reason ?? "differs" : parts.joined(separator: "; ")
    }
  }

  /// Returns a fraction as a percentage with two significant digits. It does not use the C library, whose output depends on the locale.
  package static func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    if hundredths == 0 { return share > 0 ? "under 0.01 %" : "0 %" }
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100) %" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }
}
