import Foundation

/// The views of a picture, stored in a JSON file beside it.
package struct SnapshotTree: Codable, Equatable, Sendable {
  /// The version of the format. Files with another version are rejected.
  package static let version = 1

  /// A view. Each view precedes its subviews.
  package struct View: Codable, Equatable, Sendable {
    /// The number of superviews; 0 for a window.
    package var depth: Int
    /// The name of the class, without its module.
    package var type: String
    /// The property that refers to the view, such as "titleLabel of LoginView".
    package var name: String?
    /// The accessibility identifier.
    package var identifier: String?
    package var text: String?
    /// x, y, width, height of its bounds on the screen, in points.
    package var frame: [Double]
    /// Colours such as "#FF0000" by their use: background, text, tint, border.
    package var colors: [String: String]?
    /// The reason for which no part of the view is visible: hidden, transparent, clipped or offScreen.
    package var unseen: String?
    /// Whether the view draws something itself.
    package var draws: Bool?

    package init(depth: Int, type: String, name: String? = nil, text: String? = nil, frame: [Double], draws: Bool = true) {
      (self.depth, self.type, self.name, self.text, self.frame) = (depth, type, name, text, frame)
      self.draws = draws ? true : nil
    }
  }

  package var version = SnapshotTree.version
  package var preview: String
  package var variant: String
  /// Width and height in points.
  package var size: [Double]
  /// Pixels per point.
  package var scale: Double
  package var views: [View]

  package init(preview: String, variant: String = "", size: [Double], scale: Double, views: [View]) {
    (self.preview, self.variant, self.size, self.scale, self.views) = (preview, variant, size, scale, views)
  }

  /// Reads a file.
  /// - Throws: an error if it is not such a file, or has another version.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(SnapshotTree.self, from: data)
    guard version == Self.version, views.allSatisfy({ $0.frame.count == 4 }), size.count == 2 else {
      throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// The contents of the file, with a line for each view, so that a diff of two files shows the changed views.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
      let lines = try views.map(text).joined(separator: ",\n")
      return Data(
        """
        {"version":\(version),"preview":\(try text(preview)),"variant":\(try text(variant)),"size":\(try text(size)),"scale":\(try text(scale)),"views":[
        \(lines)
        ]}

        """.utf8)
    }
  }
}

extension SnapshotTree.View {
  /// The name of the view in sentences: its property, or its class and text.
  package var title: String {
    if let name { return name }
    if let identifier { return "\(type) \"\(identifier)\"" }
    guard let text else { return type }
    return "\(type) \"\(text.count > 40 ? text.prefix(39) + "…" : text)\""
  }

  /// Returns the titles of the views in a tree. A container without a name or text, such as a cell, is named by the first text in it.
  static func titles(of views: [SnapshotTree.View]) -> [String] {
    views.indices.map { index in
      let view = views[index]
      guard view.depth > 0, view.name == nil, view.identifier == nil, view.text == nil else { return view.title }
      let inside = views[(index + 1)...].prefix(maximumDescendants + 1).prefix { $0.depth > view.depth }
      guard inside.count <= maximumDescendants, let text = inside.lazy.compactMap(\.text).first else { return view.title }
      return "\(view.type) with \"\(text.count > 40 ? text.prefix(39) + "…" : text)\""
    }
  }

  /// The maximum number of views in a container that is named by a text in it.
  private static let maximumDescendants = 12

  var x: Double { frame[0] }
  var y: Double { frame[1] }
  var width: Double { frame[2] }
  var height: Double { frame[3] }

  func contains(_ px: Double, _ py: Double) -> Bool { px >= x && px < x + width && py >= y && py < y + height }
}
