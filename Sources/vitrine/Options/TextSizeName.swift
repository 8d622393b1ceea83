import ArgumentParser
import UIKit

/// A text size of the command line, by its name.
struct TextSizeName: Sendable {
  let size: CanvasTextSize

  /// - Throws: a `ValidationError` that lists the names.
  init(_ name: String) throws {
    guard let size = CanvasTextSize(name: name) else {
      throw ValidationError("--text-size \(name): it is one of \(Self.names.joined(separator: ", ")).")
    }
    self.size = size
  }

  static let names = CanvasTextSize.allCases.map(\.rawValue)
}
