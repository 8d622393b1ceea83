import CoreGraphics
import Foundation
import Testing
import UIKit

/// A collection view of a program.
private final class ShelfView: UICollectionView {}

@Suite @MainActor struct DescriptionTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private let frame = CGRect(x: 0, y: 0, width: 100, height: 200)

  /// Returns a description without addresses.
  private func text(_ object: NSObject) -> String {
    object.description.replacingOccurrences(of: #": 0x[\da-f]+"#, with: "", options: .regularExpression)
  }

  @Test func systemColorsSayTheirNames() {
    #expect(text(UIColor.systemBackground) == "<UIDynamicSystemColor; name = systemBackgroundColor>")
    #expect(UIColor.systemBackground.description.contains("Color: 0x"))
  }

  @Test func subclassesNameTheirBaseClass() {
    let view = ShelfView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.backgroundColor = .systemBackground
    let said = text(view)
    #expect(said.contains(".ShelfView") || said.contains("ShelfView in"), "the module's name comes first: \(said)")
    #expect(said.contains("; baseClass = UICollectionView; frame = (0 0; 100 200); clipsToBounds = YES; "))
    #expect(said.contains("; backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer = <CALayer>; "))
    #expect(said.contains("; contentOffset: {0, 0}; contentSize: {"))
    #expect(said.hasSuffix("; adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout>; dataSource: (null)>"))
  }

  @Test func tablesAndScrollViewsSayWhatTheyShow() {
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(text(scroll).hasSuffix("; contentOffset: {0, 40}; contentSize: {100, 500}; adjustedContentInset: {0, 0, 0, 0}>"))
    #expect(!text(scroll).contains("baseClass"))
    let table = UITableView(frame: frame), source = Source()
    table.dataSource = source
    let said = text(table)
    #expect(said.hasPrefix("<UITableView; frame = (0 0; 100 200)") && said.contains("; dataSource: <") && said.hasSuffix(">>"))
  }
}
