import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the sizes and places of custom views in bars (Apple: UIBarButtonItem.customView).
@Suite(.serialized) @MainActor struct CustomBarViewTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func show(left: [UIView] = [], right: [UIView] = [], tools: [UIView] = []) -> UINavigationController {
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
    page.navigationItem.leftBarButtonItems = left.map { UIBarButtonItem(customView: $0) }
    page.navigationItem.rightBarButtonItems = right.map { UIBarButtonItem(customView: $0) }
    page.toolbarItems = tools.map { UIBarButtonItem(customView: $0) }
    navigation.isToolbarHidden = tools.isEmpty
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  @Test func aViewWithAFrameKeepsItsSizeEvenIfItIsAButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 118, height: 34))
    button.setTitle("A title", for: .normal)
    let navigation = show(left: [button])
    #expect(button.frame == CGRect(x: 16, y: 5, width: 118, height: 34))
    navigation.navigationBar.setNeedsLayout()
    screen.settle()
    #expect(button.frame.size == CGSize(width: 118, height: 34))
  }

  @Test func constraintsOfItsOwnSizeComeFirst() {
    let free = UIButton(type: .custom), framed = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    free.translatesAutoresizingMaskIntoConstraints = false
    for button in [free, framed] {
      button.widthAnchor.constraint(equalToConstant: 24).isActive = true
      button.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    let navigation = show(left: [free], right: [framed])
    #expect(free.bounds.size == CGSize(width: 24, height: 24) && framed.bounds.size == CGSize(width: 24, height: 24))
    navigation.navigationBar.setNeedsLayout()
    screen.settle()
    #expect(free.bounds.size == CGSize(width: 24, height: 24) && framed.bounds.size == CGSize(width: 24, height: 24))
    #expect(free.frame.minX == 16 && framed.frame.maxX == 304)
  }

  @Test func aViewWithoutAFrameHasTheSizeOfItsContents() {
    let label = UILabel(), stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    label.text = "Count"
    for case let part as UILabel in stack.arrangedSubviews { part.text = "Part" }
    _ = show(left: [label], right: [stack])
    #expect(label.bounds.width >= label.intrinsicContentSize.width && label.bounds.height >= label.intrinsicContentSize.height)
    #expect(label.bounds.width > 10 && stack.bounds.width > 20 && stack.bounds.height > 10)
    let former = label.bounds.width
    label.text = "A longer text"
    screen.settle()
    #expect(label.bounds.width > former + 10, "it is measured again")
  }

  @Test func viewsAreEightPointsApart() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    _ = show(left: [views[0], views[1]], right: [views[2], views[3]])
    #expect(views[0].frame.minX == 16 && views[1].frame.minX == 54)
    #expect(views[2].frame.maxX == 304 && views[3].frame.maxX == 266)
  }

  @Test func toolbarsMeasureTheirViewsInTheSameWay() {
    let label = UILabel(), button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Ready"
    _ = show(tools: [label, button])
    #expect(label.frame.minX == 16 && label.bounds.width >= label.intrinsicContentSize.width && label.bounds.height > 10)
    #expect(button.bounds.size == CGSize(width: 50, height: 20) && button.frame.minX == label.frame.maxX + 8)
  }

  /// A control that was laid out for a wider screen becomes narrower in a toolbar (the pictures of the public program
  /// bakhromusmanov/StoreSearch-App show that of a storyboard for 667 points on a screen with 393), and wider again with the bar.
  @Test func aToolbarMakesAViewNarrowerThatDoesNotFit() {
    let screen = HeadlessScreen(size: CGSize(width: 700, height: 200), scale: 1)
    let control = UISegmentedControl(items: ["All", "Music"])
    control.frame = CGRect(x: 0, y: 0, width: 627, height: 32)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UIBarButtonItem(customView: control)]
    screen.show(UIViewController())
    screen.window.rootViewController?.view.addSubview(bar)
    screen.settle()
    let frame = control.convert(control.bounds, to: bar)
    #expect(frame.minX > 0 && abs(frame.minX - (393 - frame.maxX)) <= 1)
    bar.frame.size.width = 700
    screen.settle()
    #expect(control.bounds.width == 627)
  }
}
