import CoreGraphics
import Testing

@testable import UIKit

private final class Grid: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    let own = UICollectionViewFlowLayout()
    own.scrollDirection = .horizontal
    super.init(frame: frame, collectionViewLayout: own)
  }
  required init?(coder: NSCoder) { nil }
}

private final class FramedGrid: UICollectionView {
  let count: Int
  init(frame: CGRect) {
    count = 1
    super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  init() {
    count = 2
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  required init?(coder: NSCoder) { nil }
}

private final class Picker: UIColorPickerViewController {
  let name: String
  override init() {
    name = "picker"
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}

/// Tests initializers that programs inherit from, or override in, Apple's classes.
@Suite @MainActor struct InheritedInitializerTests {
  @Test func updateItemsAreMadeWithoutArguments() {
    let item = UICollectionViewUpdateItem()
    #expect(item.updateAction == .none && item.indexPathBeforeUpdate == nil && item.indexPathAfterUpdate == nil)
  }

  @Test func collectionViewsInheritThePlainInitializers() {
    let grid = Grid()
    #expect((grid.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal)
    #expect(Grid(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(FramedGrid().count == 2 && FramedGrid(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).count == 1)
    #expect(UICollectionView(frame: .zero).collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func colorPickersHaveADesignatedPlainInitializer() {
    let picker = Picker()
    picker.selectedColor = .red
    #expect(picker.name == "picker" && picker.selectedColor == .red)
    #expect(UIColorPickerViewController(nibName: nil, bundle: nil).supportsAlpha)
  }

  @Test func swipeConfigurationsCanBeEmpty() {
    let empty = UISwipeActionsConfiguration()
    #expect(empty.actions.isEmpty && empty.performsFirstActionWithFullSwipe)
    let action = UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }
    #expect(UISwipeActionsConfiguration(actions: [action]).actions == [action])
  }

  @Test func barsSayHowLongTheyMove() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test func oldNamesOfPageOptionsAreKeys() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [UIPageViewControllerOptionInterPageSpacingKey: 20])
    #expect(pages.spacing == 20)
    #expect(UIPageViewControllerOptionSpineLocationKey == UIPageViewController.OptionsKey.spineLocation)
  }

  @Test func glassHasTheShapeOfACapsule() {
    for configuration in [UIButton.Configuration.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass()] {
      #expect(configuration.cornerStyle == .capsule)
    }
    let tint = UIColor.systemGreen
    #expect(UIButton.Configuration.prominentGlass().colors(tint: tint, state: .normal).background == tint)
    #expect(UIButton.Configuration.glass().colors(tint: tint, state: .normal).foreground == .label)
  }
}
