import CoreGraphics
import Foundation

/// The part of a layer's contents that must be redrawn.
package enum InvalidArea: Equatable {
  case none
  case all
  /// Stored indirectly: few layers have a rectangle, and it would make all of them larger.
  indirect case rect(CGRect)
  /// Rectangles that are far apart. The pixels between them are not redrawn.
  case rects([CGRect])

  /// The maximum number of rectangles. If there are more, the nearest two are merged.
  static let maximumRects = 8
  /// The area, in square points, that is redrawn rather than clipped out.
  static let smallWaste: CGFloat = 4096

  func union(_ other: InvalidArea) -> InvalidArea {
    switch (self, other) {
    case (.all, _), (_, .all): return .all
    case (.none, let area), (let area, .none): return area
    default:
      var list = rects
      for rect in other.rects { InvalidArea.add(rect, to: &list) }
      return list.count == 1 ? .rect(list[0]) : .rects(list)
    }
  }

  /// The rectangles; empty for `none` and `all`.
  var rects: [CGRect] {
    switch self {
    case .none, .all: []
    case .rect(let rect): [rect]
    case .rects(let rects): rects
    }
  }

  private static func add(_ rect: CGRect, to list: inout [CGRect]) {
    var rect = rect
    // A merged rectangle may be near to others, which are then merged too.
    while let index = list.firstIndex(where: { isCheaperAsOne($0, rect) }) { rect = rect.union(list.remove(at: index)) }
    list.append(rect)
    guard list.count > maximumRects else { return }
    var best = (first: 0, second: 1, waste: CGFloat.infinity)
    for i in list.indices {
      for j in list.indices where j > i && waste(list[i], list[j]) < best.waste { best = (i, j, waste(list[i], list[j])) }
    }
    let merged = list[best.first].union(list.remove(at: best.second))
    list.remove(at: best.first)
    add(merged, to: &list)
  }

  /// Whether one rectangle is cheaper than two, since clipping has a cost: if the wasted area is small,
  /// or not larger than the invalid area.
  private static func isCheaperAsOne(_ a: CGRect, _ b: CGRect) -> Bool {
    let waste = waste(a, b)
    return waste <= smallWaste || waste <= area(a) + area(b)
  }

  private static func waste(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let shared = a.intersection(b)
    return area(a.union(b)) - area(a) - area(b) + (shared.isNull ? 0 : area(shared))
  }

  private static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
}
