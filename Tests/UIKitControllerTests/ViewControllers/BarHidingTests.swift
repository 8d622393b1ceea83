import Testing
import VitrineTesting

@testable import UIKit

/// Tests of navigation controllers that hide their bars. Source: Apple's documentation of `hidesBarsOnSwipe`, `hidesBarsOnTap`,
/// `hidesBarsWhenKeyboardAppears` and `hidesBarsWhenVerticallyCompact`, and the comments of UINavigationController.h.
@Suite(.serialized) @MainActor struct BarHidingTests {
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let page = UIViewController()
  private let navigation: UINavigationController
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))

  init() {
    navigation = UINavigationController(rootViewController: page)
    page.view.addSubview(field)
    page.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 390, height: 4000)
    screen.show(navigation)
    screen.settle()
  }

  private func swipe(by distance: CGFloat, from y: CGFloat = 500) {
    screen.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + distance), duration: 0.3)
    screen.advance(by: 0.5)
  }

  private func tap(_ y: CGFloat) {
    screen.tap(at: CGPoint(x: 300, y: y))
    screen.advance(by: 0.5)
  }

  @Test func nothingHidesTheBarsByDefault() {
    swipe(by: -150)
    tap(250)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled && !navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test func aSwipeUpHidesTheBarsAndASwipeDownShowsThem() {
    navigation.hidesBarsOnSwipe = true
    swipe(by: -150)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.frame.maxY <= 0)
    #expect(scroll.contentOffset.y > 100, "the content scrolls, too")
    swipe(by: 150)
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.frame.minY >= 0)
    navigation.hidesBarsOnSwipe = false
    swipe(by: -150)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aToolbarWithoutItemsStays() {
    navigation.hidesBarsOnSwipe = true
    navigation.isToolbarHidden = false
    swipe(by: -150)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    swipe(by: 150)
    page.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    swipe(by: -150)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    swipe(by: 150)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func aTapThatNothingHandlesHidesAndShowsTheBars() {
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 250, y: 200, width: 100, height: 60))
    page.view.addSubview(button)
    tap(220)
    #expect(!navigation.isNavigationBarHidden, "the button handles it")
    tap(280)
    #expect(navigation.isNavigationBarHidden)
    tap(280)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theKeyboardHidesTheBarsAndATapShowsThem() {
    navigation.hidesBarsWhenKeyboardAppears = true
    screen.keyboard = .on
    tap(280)
    #expect(!navigation.isNavigationBarHidden)
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    #expect(navigation.isNavigationBarHidden, "they stay hidden")
    tap(280)
    #expect(!navigation.isNavigationBarHidden)
    tap(280)
    #expect(!navigation.isNavigationBarHidden, "taps hide nothing")
  }

  @Test func aTapDoesNotShowBarsThatTheProgramHides() {
    navigation.hidesBarsWhenKeyboardAppears = true
    screen.keyboard = .on
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(navigation.isNavigationBarHidden)
    navigation.isNavigationBarHidden = false
    navigation.isNavigationBarHidden = true
    screen.advance(by: 0.5)
    tap(250)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func aCompactHeightHidesTheBars() {
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    navigation.traitOverrides.verticalSizeClass = .compact
    screen.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden)
    tap(280)
    #expect(navigation.isNavigationBarHidden)
    tap(20)
    #expect(!navigation.isNavigationBarHidden)
    navigation.traitOverrides.verticalSizeClass = .regular
    screen.advance(by: 0.5)
    navigation.traitOverrides.verticalSizeClass = .compact
    screen.advance(by: 0.5)
    #expect(navigation.isNavigationBarHidden)
    navigation.traitOverrides.verticalSizeClass = .regular
    screen.advance(by: 0.5)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aControllerThatHidesItsBarsIsFreed() {
    weak var freed: UINavigationController?
    do {
      let other = UINavigationController(rootViewController: UIViewController())
      other.hidesBarsOnSwipe = true
      other.hidesBarsOnTap = true
      other.hidesBarsWhenKeyboardAppears = true
      other.hidesBarsWhenVerticallyCompact = true
      freed = other
    }
    #expect(freed == nil)
  }
}
