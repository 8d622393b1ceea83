import Foundation

/// The state of a host at one moment, which can be inspected later: a JSON object in one file.
package struct CaptureFile: Codable, Equatable, Sendable {
  /// The version of the format. Files with another version are rejected.
  package static let version = 1

  package var version = CaptureFile.version
  package var title: String
  /// Width and height in points.
  package var size: [Double]
  /// Pixels per point.
  package var scale: Double
  /// The time of the host's clock, in seconds.
  package var time: Double
  /// The screen as a PNG file.
  package var picture: Data
  package var tree: InspectedTree
  /// The details of the views, in the order of the tree.
  package var details: [InspectedDetails]
  package var problems: [LayoutProblem]
  package var costs: InspectedCosts
  package var accessibility: [AccessibleElement]
  /// What the views themselves draw, without their subviews. Views that draw nothing have no entry.
  package var layers: [Layer]
  /// The number of views whose details or pictures were left out because the file would be too large.
  package var omitted: Int

  package struct Layer: Codable, Equatable, Sendable {
    package var view: Int
    /// x, y, width, height of the picture in the view's coordinates, in points.
    package var frame: [Double]
    /// A PNG file.
    package var picture: Data
    package init(view: Int, frame: [Double], picture: Data) { (self.view, self.frame, self.picture) = (view, frame, picture) }
  }

  package init(title: String, size: [Double], scale: Double, time: Double, picture: Data, tree: InspectedTree) {
    (self.title, self.size, self.scale, self.time) = (title, size, scale, time)
    (self.picture, self.tree) = (picture, tree)
    (details, problems, accessibility, layers, omitted) = ([], [], [], [], 0)
    costs = InspectedCosts(frames: [], views: [], backingStores: 0)
  }

  /// Reads a file.
  /// - Throws: an error if the file cannot be read, is not a capture, or has another version.
  package init(contentsOf url: URL) throws {
    let data = try Data(contentsOf: url)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(VersionOnly.self, from: data).version else {
      throw CaptureError("\(url.path) is not a capture.")
    }
    guard version == Self.version else {
      throw CaptureError("\(url.path) is a capture of version \(version); this program reads version \(Self.version).")
    }
    do { self = try decoder.decode(CaptureFile.self, from: data) } catch { throw CaptureError("\(url.path) is a damaged capture.") }
  }

  /// Writes a file. An existing file is replaced after everything is written.
  /// - Throws: an error if the file cannot be written.
  package func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: url, options: .atomic)
  }

  private struct VersionOnly: Decodable { var version: Int }
}

/// The reason for which a capture cannot be read.
package struct CaptureError: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
