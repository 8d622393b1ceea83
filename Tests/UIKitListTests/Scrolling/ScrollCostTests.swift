import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests that scrolling draws only the strip that appears.
@Suite @MainActor struct ScrollCostTests {
  private final class Items: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
      return cell
    }
  }

  /// Returns the pixels written per frame, on a screen of 320 x 480 at scale 2.
  private func scroll(_ view: UIScrollView, on screen: HeadlessScreen, by step: CGFloat) -> [Int] {
    view.showsVerticalScrollIndicator = false
    screen.show(view)
    return (1...40).map { index in
      view.contentOffset.y = CGFloat(index) * step
      screen.settle()
      return screen.lastFrame.pixelsWritten
    }
  }

  @Test func aTableDrawsTheStripThatAppears() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2), items = Items()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = items
    let written = scroll(table, on: screen, by: 8), strip = 640 * 16
    // Only the visible part of a row that appears is drawn.
    #expect(written.max()! <= strip * 2, "\(written)")
    #expect(written.reduce(0, +) / written.count <= strip * 3 / 2, "\(written)")
  }

  @Test func aCollectionDrawsTheStripThatAppears() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2), items = Items()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let written = scroll(view, on: screen, by: 8), strip = 640 * 16
    #expect(written.max()! <= strip * 2, "\(written)")
    #expect(written.reduce(0, +) / written.count <= strip * 3 / 2, "\(written)")
  }

  @Test func aTableThatStandsStillCostsNothing() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2), items = Items()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = items
    screen.show(table)
    screen.settle()
    for _ in 0..<5 {
      screen.advance(by: 0.1)
      #expect(screen.lastFrame.pixelsWritten == 0 && screen.lastFrame.drawCalls == 0)
    }
  }
}
