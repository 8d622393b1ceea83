import Testing
import UIKit
import VitrineTesting

/// Tests right-to-left layout: the trait, the attribute, and their mirroring.
@Suite @MainActor struct LayoutDirectionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Watcher: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.append("\(previous?.layoutDirection.rawValue ?? 9) to \(traitCollection.layoutDirection.rawValue)")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log.append("margins \(layoutMargins.left)")
    }
  }

  private func mirrored(_ body: () throws -> Void) rethrows {
    screen.layoutDirection = .rightToLeft
    try body()
  }

  @Test func theAttributeComesBeforeTheTraitAndTheTraitFromTheScreen() {
    let view = UIView()
    screen.show(view)
    #expect(view.traitCollection.layoutDirection == .leftToRight && view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    screen.layoutDirection = .rightToLeft
    #expect(view.traitCollection.layoutDirection == .rightToLeft && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    for (attribute, direction) in [
      (UISemanticContentAttribute.forceLeftToRight, UIUserInterfaceLayoutDirection.leftToRight), (.playback, .leftToRight),
      (.spatial, .leftToRight), (.forceRightToLeft, .rightToLeft), (.unspecified, .rightToLeft),
    ] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
          == (attribute == .forceRightToLeft ? .rightToLeft : .leftToRight))
    }
    // A subview does not inherit the attribute.
    view.semanticContentAttribute = .forceLeftToRight
    let child = UIView()
    view.addSubview(child)
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aChangeIsToldAndMovesDirectionalMargins() {
    let view = Watcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 1, trailing: 4)
    screen.show(view)
    view.log = []
    var heard = 0
    let controller = screen.window.rootViewController
    _ = controller?.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIViewController, _: UITraitCollection) in heard += 1 }
    screen.layoutDirection = .rightToLeft
    #expect(view.log == ["margins 4.0", "0 to 1"] && heard == 1)
    #expect(view.layoutMargins.right == 30 && view.directionalLayoutMargins.leading == 30)
    screen.layoutDirection = .rightToLeft
    #expect(heard == 1)
    screen.layoutDirection = .leftToRight
    #expect(view.log.last == "1 to 0" && view.layoutMargins.left == 30 && heard == 2)
  }

  @Test func aParentGivesAChildADirectionOfItsOwn() {
    let parent = UIViewController(), child = UIViewController()
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    let view = UIView()
    child.view.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let both = UITraitCollection(traitsFrom: [UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2)])
    #expect(both.layoutDirection == .rightToLeft && both != UITraitCollection(displayScale: 2))
  }

  @Test func naturalTextBeginsWhereTheInterfaceDoes() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    label.text = "left"
    screen.show(label)
    func start() -> CGFloat { label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX }
    #expect(start() == 0)
    let before = screen.image
    screen.layoutDirection = .rightToLeft
    screen.settle()
    #expect(start() > 200)
    #expect(screen.lastFrame.drawCalls >= 1, "the label is drawn again")
    let after = screen.image
    #expect(before != after)
    label.textAlignment = .left
    #expect(start() == 0)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceLeftToRight
    #expect(start() == 0)
    label.text = "مرحبا"
    #expect(start() == 0, "the interface counts, not the text")
  }

  @Test func aNavigationBarChangesSides() throws {
    let a = UIViewController(), b = UIViewController()
    (a.title, b.title) = ("Root", "Top")
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b]
    screen.show(navigation)
    let bar = navigation.navigationBar
    func frames() throws -> (back: CGRect, add: CGRect) {
      let buttons = bar.allSubviews.compactMap { $0 as? UIButton }
      let back = try #require(buttons.first { $0.accessibilityIdentifier == "BackButton" })
      let add = try #require(buttons.first { $0 !== back })
      return (back.convert(back.bounds, to: bar), add.convert(add.bounds, to: bar))
    }
    let (back, add) = try frames()
    #expect(back.minX == 8 && add.maxX == 312)
    screen.layoutDirection = .rightToLeft
    screen.settle()
    let mirrored = try frames()
    #expect(mirrored.back == CGRect(x: 320 - back.maxX, y: back.minY, width: back.width, height: back.height))
    #expect(mirrored.add.minX == 8)
    let button = try #require(bar.allSubviews.compactMap { $0 as? UIButton }.first { $0.accessibilityIdentifier == "BackButton" })
    #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 999) - 1, "the chevron stands where lines begin")
    let chevron = try #require(button.imageView?.layer.contents as! CGImage?)
    let plain = try #require(button.currentImage?.cgImage)
    #expect(chevron.bytesMirrored(of: plain), "and points there")
  }

  @Test func aPushComesFromTheLeftAndASwipeFromTheRightGoesBack() {
    screen.layoutDirection = .rightToLeft
    let a = UIViewController(), b = UIViewController()
    let navigation = UINavigationController(rootViewController: a)
    screen.show(navigation)
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 0.1)
    #expect((b.view.layer.presentation()?.frame.minX ?? 0) < -10)
    screen.advance(by: 1)
    #expect(b.view.frame.minX == 0)
    func swipe(from start: CGFloat, to end: CGFloat) {
      screen.touch(.began, at: CGPoint(x: start, y: 200))
      for step in 1...20 {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: start + (end - start) * CGFloat(step) / 20, y: 200))
      }
      screen.touch(.ended, at: CGPoint(x: end, y: 200))
      screen.advance(by: 1)
    }
    swipe(from: 4, to: 300)
    #expect(navigation.viewControllers == [a, b])
    swipe(from: 316, to: 20)
    #expect(navigation.viewControllers == [a])
  }

  @Test func controlsAreMirrored() {
    screen.layoutDirection = .rightToLeft
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 31))
    let onSwitch = UISwitch(frame: CGRect(x: 10, y: 60, width: 51, height: 31))
    onSwitch.isOn = true
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 10, y: 100, width: 200, height: 32)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in [slider, onSwitch, segments] { holder.addSubview(view) }
    screen.show(holder)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 200)
    screen.drag(from: CGPoint(x: 196, y: 25), to: CGPoint(x: 110, y: 25), duration: 0.2)
    #expect(abs(slider.value - 0.5) < 0.02)
    #expect((onSwitch.subviews.last?.frame.midX ?? 99) < 25, "on is at the left")
    screen.tap(at: CGPoint(x: 190, y: 116))
    #expect(segments.selectedSegmentIndex == 0)
    slider.semanticContentAttribute = .playback
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
    let button = UIButton(type: .system)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  @Test func pagesGoOnToTheLeftAndTheFirstColumnStandsAtTheRight() throws {
    screen.layoutDirection = .rightToLeft
    let pages = (0..<3).map { _ in UIViewController() }
    final class Source: NSObject, UIPageViewControllerDataSource {
      let pages: [UIViewController]
      init(_ pages: [UIViewController]) { self.pages = pages }
      private func at(_ index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }
      func pageViewController(_ c: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? {
        at((pages.firstIndex(of: v) ?? 0) - 1)
      }
      func pageViewController(_ c: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? {
        at((pages.firstIndex(of: v) ?? 9) + 1)
      }
    }
    let source = Source(pages)
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    screen.show(book)
    screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.15)
    screen.advance(by: 1)
    #expect(book.viewControllers == [pages[0]], "there is no page before the first")
    screen.drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.15)
    screen.advance(by: 1)
    #expect(book.viewControllers == [pages[1]])
    book.setViewControllers([pages[2]], direction: .forward, animated: true)
    screen.advance(by: 0.1)
    #expect(pages[2].view.convert(pages[2].view.bounds, to: nil).minX < 0)
    screen.advance(by: 1)
    #expect(book.viewControllers == [pages[2]])

    try screen.resize(to: CGSize(width: 1000, height: 600))
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    screen.show(split)
    #expect(first.view.convert(first.view.bounds, to: nil).maxX > 999 && second.view.convert(second.view.bounds, to: nil).minX == 0)
  }

  @Test func imagesThatFlipAreMirroredAndTurnedImagesStandUpright() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    screen.show(view)
    #expect(screen.color(at: CGPoint(x: 4, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    screen.layoutDirection = .rightToLeft
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 16, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.image = UIImage(cgImage: try #require(image.cgImage), scale: image.scale, orientation: .down)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 16, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}

extension CGImage {
  /// Whether the coverage of each row is that of the other image reversed.
  fileprivate func bytesMirrored(of other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let (a, b) = ([UInt8](dataProvider?.data ?? Data()), [UInt8](other.dataProvider?.data ?? Data()))
    for y in 0..<height {
      for x in 0..<width where a[(y * width + x) * 4 + 3] != b[(y * width + width - 1 - x) * 4 + 3] { return false }
    }
    return true
  }
}
