import CoreGraphics
import Foundation

/// A drawing of a group in characters.
@MainActor
struct GroupDrawing {
  let text: String
  private static let columns = 60
  private static let rows = 16

  init(_ group: NSCollectionLayoutGroup) {
    var planner = SectionPlanner()
    let plan = planner.plan(group), solver = planner.solver(pixel: 0.01, traits: UITraitCollection())
    let container = CGSize(width: Self.columns * 8, height: Self.rows * 16)
    let outer = plan.extent.resolved(in: container, pixel: 0.01)
    guard outer.width > 0, outer.height > 0, let layout = solver.solve(plan, outer: outer, container: container, first: 0) else {
      text = "(an empty group)"
      return
    }
    let scaleX = CGFloat(Self.columns) / layout.size.width, scaleY = CGFloat(Self.rows) / layout.size.height
    var letters = Array(repeating: Array(repeating: Character(" "), count: Self.columns + 1), count: Self.rows + 1)
    func box(_ frame: CGRect) {
      func cell(_ value: CGFloat, _ last: Int) -> Int { min(max(0, Int(value.rounded())), last) }
      let left = cell(frame.minX * scaleX, Self.columns), right = cell(frame.maxX * scaleX, Self.columns)
      let top = cell(frame.minY * scaleY, Self.rows), bottom = cell(frame.maxY * scaleY, Self.rows)
      for column in left...right {
        for row in [top, bottom] where letters[row][column] != "+" { letters[row][column] = "-" }
      }
      for row in top...bottom { for column in [left, right] where letters[row][column] != "+" { letters[row][column] = "|" } }
      for row in [top, bottom] { for column in [left, right] { letters[row][column] = "+" } }
    }
    box(CGRect(origin: .zero, size: layout.size))
    for leaf in layout.leaves { box(leaf.frame) }
    text = letters.map { String($0) }.joined(separator: "\n")
  }
}
