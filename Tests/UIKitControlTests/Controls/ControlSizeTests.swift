import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the sizes of controls and bars in points, as on iOS 17.
@Suite @MainActor struct ControlSizeTests {
  private func fit(_ view: UIView, in width: CGFloat = 0) -> CGSize { view.sizeThatFits(CGSize(width: width, height: 0)) }

  @Test func aSwitchIs51By31WhateverItIsGiven() {
    #expect(UISwitch().intrinsicContentSize.height == 31 && UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    #expect(UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 9)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(fit(UISwitch()) == CGSize(width: 51, height: 31))
    let toggle = UISwitch()
    toggle.frame = CGRect(x: 3, y: 4, width: 200, height: 200)
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
  }

  @Test func slidersSegmentsStepperAndProgress() {
    #expect(fit(UISlider()).height == 31)
    #expect(fit(UISegmentedControl(items: ["a", "b"])).height == 32)
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32) && UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
  }

  @Test func activityIndicatorsAre20And37() {
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test func barsAreAsHighAsOnAPhone() {
    #expect(fit(UIToolbar(), in: 320) == CGSize(width: 320, height: 44))
    #expect(fit(UITabBar(), in: 320) == CGSize(width: 320, height: 49))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    #expect(fit(bar, in: 320).height == 44)
    bar.prefersLargeTitles = true
    #expect(fit(bar, in: 320).height == 96)
  }

  @Test func aNavigationControllersBarIs44Or96() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.navigationBar.prefersLargeTitles = true
    screen.settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func dotsOfPagesAre7OnAPitchOf16() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 3
    pages.layoutIfNeeded()
    #expect(pages.dots.map(\.frame.size) == Array(repeating: CGSize(width: 7, height: 7), count: 3))
    #expect(pages.dots[1].frame.minX - pages.dots[0].frame.minX == 16)
  }
}
