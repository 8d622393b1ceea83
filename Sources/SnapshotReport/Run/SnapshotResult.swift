/// The comparison of one picture.
package struct SnapshotResult: Codable, Equatable, Sendable {
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// The pictures differ.
    case changed
    /// There is no picture to compare with.
    case new
    /// There is no new picture: the preview is gone.
    case gone
    /// There is no comparison, for the reason given.
    case failed
    case unchanged
  }

  /// The place of a picture in an animation that is compared frame by frame.
  package struct Frame: Codable, Equatable, Sendable {
    /// The name that all frames of the animation share.
    package var strip: String
    /// Seconds of the preview's clock.
    package var moment: Double

    package init(strip: String, moment: Double) { (self.strip, self.moment) = (strip, moment) }
  }

  package var name: SnapshotName
  package var status: Status
  /// Where the preview stands: a path in the project, and a line from 1.
  package var file: String?
  package var line: Int?
  /// Which frame of an animation it is; nil if one moment was drawn.
  package var frame: Frame?
  /// Why there is no comparison, or what else is to be said of it: a sentence or more.
  package var reason: String?
  /// Width and height in pixels.
  package var expectedSize: [Int]?
  package var actualSize: [Int]?
  /// Pixels per point.
  package var scale: Double?
  package var differingPixels: Int?
  /// The largest difference of a channel, 0...255.
  package var largestChannel: Int?
  /// The regions of differing pixels, the largest first; at most `mostRegions`.
  package var regions: [ChangedRegion]?
  package var omittedRegions: Int?
  /// What became of the views.
  package var changes: [TreeDifference.Change]?
  /// The pictures for the report: paths in the folder of the run.
  package var expectedPicture: String?
  package var actualPicture: String?

  package static let mostRegions = 100
  /// The most changes of views that are stored.
  package static let mostChanges = 300

  package init(_ name: SnapshotName, _ status: Status, reason: String? = nil) {
    (self.name, self.status, self.reason) = (name, status, reason)
  }

  /// The fraction of pixels that differ.
  package var share: Double? {
    guard let differingPixels, let a = expectedSize, let b = actualSize, a.count == 2, b.count == 2 else { return nil }
    let all = max(a[0], b[0]) * max(a[1], b[1])
    return all > 0 ? Double(differingPixels) / Double(all) : nil
  }

  /// The result in a sentence, without its name.
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

  /// A fraction as a percentage with two significant digits. Written without the C library, whose output depends on the locale.
  package static func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    if hundredths == 0 { return share > 0 ? "under 0.01 %" : "0 %" }
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100) %" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }
}
