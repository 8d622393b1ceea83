import Testing
import UIKit

/// Tests overrides and names from public projects that compile with Apple's declarations.
@Suite @MainActor struct LayoutOwnerTests {
  private final class Columns: UICollectionViewLayout {
    override var collectionView: UICollectionView { super.collectionView! }
  }

  private final class Spinner: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  private final class Marquee: UILabel {
    override func forBaselineLayout() -> UIView { self }
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { super.minimumContentSizeCategory }
      set { super.minimumContentSizeCategory = newValue }
    }
  }

  @Test func aLayoutKnowsItsCollectionView() {
    let layout = Columns()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === list)
    let other = UICollectionViewFlowLayout()
    list.collectionViewLayout = other
    #expect(other.collectionView === list && (layout as UICollectionViewLayout).isMember(of: Columns.self))
  }

  @Test func contentSizeLimitsSayWhereTheyComeFrom() {
    let label = Marquee()
    let panel = UIView()
    panel.addSubview(label)
    panel.maximumContentSizeCategory = .extraLarge
    label.minimumContentSizeCategory = .small
    #expect(label.minimumContentSizeCategory == .small && label.maximumContentSizeCategory == nil)
    #expect(
      label.appliedContentSizeCategoryLimitsDescription
        == "Marquee: minimum UICTContentSizeCategoryS\nUIView: maximum UICTContentSizeCategoryXL")
    #expect(Spinner(frame: .zero).frame.width > 0 && label.forBaselineLayout() === label)
  }

  @Test func objectsKnowTheirClasses() {
    let delegate: any NSObjectProtocol = UIViewController()
    #expect(delegate.isKind(of: UIResponder.self) && delegate.isMember(of: UIViewController.self))
    #expect(!delegate.isMember(of: UIResponder.self) && !delegate.isKind(of: UIView.self))
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.components == [1, 0.5, 0, 1])
    #expect(CFGetTypeID(color) == CGColor.typeID && CFGetTypeID(color) != CGPath.typeID)
  }
}
