import CoreGraphics
import Foundation

/// The part of a layer's contents that must be drawn.
package enum InvalidArea: Equatable {
  case none
  case all
  /// Elsewhere: few layers have one, and it would make each of them larger.
  indirect case rect(CGRect)
  /// Far from each other: what lies between is not drawn again.
  case rects([CGRect])

  /// More rects are none: those that are nearest become one.
  static let mostRects = 8
  /// So much (points squared) is drawn again rather than clipped out.
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

  /// None for nothing, and for all.
  var rects: [CGRect] {
    switch self {
    case .none, .all: []
    case .rect(let rect): [rect]
    case .rects(let rects): rects
    }
  }

  private static func add(_ rect: CGRect, to list: inout [CGRect]) {
    var rect = rect
    // One that grew may have come near to others.
    while let index = list.firstIndex(where: { isCheaperAsOne($0, rect) }) { rect = rect.union(list.remove(at: index)) }
    list.append(rect)
    guard list.count > mostRects else { return }
    var best = (first: 0, second: 1, waste: CGFloat.infinity)
    for i in list.indices {
      for j in list.indices where j > i && waste(list[i], list[j]) < best.waste { best = (i, j, waste(list[i], list[j])) }
    }
    let merged = list[best.first].union(list.remove(at: best.second))
    list.remove(at: best.first)
    add(merged, to: &list)
  }

  /// A clip of several parts costs too: one rect is taken unless it holds more that is valid than what is not.
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
