import CoreGraphics
import Foundation
import UIKit
import VitrineTesting

extension GoldenMoment {
  /// Moments in the middle of a drag.
  static let drags = [
    // Two things of the shelf over the list: a gap, the stacked previews and the badge.
    GoldenMoment("DragAndDrop", "copying", at: 0, scale: 2) { screen in
      guard let list = view(UITableView.self, in: screen.window), let shelf = view(UICollectionView.self, in: screen.window) else { return }
      let first = middle(shelf.cellForItem(at: IndexPath(item: 1, section: 0)))
      let second = middle(shelf.cellForItem(at: IndexPath(item: 5, section: 0)))
      screen.touch(.began, at: first)
      screen.advance(by: 1)
      screen.touch(.moved, at: CGPoint(x: first.x, y: first.y - 14))
      screen.advance(by: 0.3)
      screen.touch(.began, at: second, finger: 1)
      screen.touch(.ended, at: second, finger: 1)
      screen.touch(.moved, at: middle(list.cellForRow(at: IndexPath(row: 2, section: 0))))
      screen.advance(by: 0.6)
    }
  ]

  @MainActor
  private static func middle(_ view: UIView?) -> CGPoint {
    guard let view else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @MainActor
  private static func view<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
    (root as? View) ?? root.subviews.lazy.compactMap { view(type, in: $0) }.first
  }
}
