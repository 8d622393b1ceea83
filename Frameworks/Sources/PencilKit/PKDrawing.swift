public import UIKit

/// A drawing: a list of strokes, the last one on top (Apple: PKDrawing).
public struct PKDrawing {
  public var strokes: [PKStroke]

  public init() { strokes = [] }
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

  /// The smallest rectangle around the ink; null for an empty drawing.
  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  public var requiredContentVersion: PKContentVersion {
    strokes.map(\.requiredContentVersion).max { $0.rawValue < $1.rawValue } ?? .version1
  }

  /// Draws a part of the drawing, in the colours of the current interface style.
  /// - Parameter scale: the pixels of a point.
  @MainActor @preconcurrency
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    guard !rect.isEmpty, !rect.isInfinite else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes where stroke.renderBounds.intersects(rect) {
        stroke.draw(in: context, style: UITraitCollection.current.userInterfaceStyle)
      }
    }
  }

  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var copy = self
    copy.transform(using: transform)
    return copy
  }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

extension PKDrawing: Equatable {
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool { a.strokes.map(StoredStroke.init) == b.strokes.map(StoredStroke.init) }
}
