import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct ValueControlTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1)

  @Test func aSlidersValueStaysInItsRange() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
    slider.maximumValue = 10
    slider.value = 50
    #expect(slider.value == 10)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
  }

  @Test func draggingTheThumbChangesTheValue() {
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 228, height: 31))
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    screen.show(slider)
    screen.settle()
    // The thumb is 28 wide and starts at the left end.
    screen.touch(.began, at: CGPoint(x: 34, y: 65))
    screen.touch(.moved, at: CGPoint(x: 84, y: 65))
    screen.touch(.moved, at: CGPoint(x: 134, y: 65))
    screen.touch(.ended, at: CGPoint(x: 134, y: 65))
    #expect(values == [0.25, 0.5])
    // A touch outside of the thumb has no effect.
    screen.tap(at: CGPoint(x: 230, y: 65))
    #expect(slider.value == 0.5)
  }

  @Test func aFastFingerDragsTheThumbAndNotTheListAroundIt() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 900)
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 228, height: 31))
    scroll.addSubview(slider)
    screen.show(scroll)
    screen.settle()
    screen.drag(from: CGPoint(x: 34, y: 65), to: CGPoint(x: 134, y: 105), duration: 0.05)
    #expect(slider.value == 0.5 && scroll.contentOffset == .zero)
    screen.drag(from: CGPoint(x: 230, y: 65), to: CGPoint(x: 230, y: 25), duration: 0.05)
    #expect(slider.value == 0.5 && scroll.contentOffset.y > 20, "beside the thumb it scrolls")
  }

  @Test func aTapTurnsASwitch() {
    let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
    var count = 0
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.show(toggle)
    screen.settle()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    screen.tap(at: CGPoint(x: 70, y: 65))
    #expect(toggle.isOn && count == 1)
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn && count == 1)
  }

  @Test func aTapTakesASegment() {
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 0, y: 50, width: 300, height: 32)
    var count = 0
    segments.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.show(segments)
    screen.settle()
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    screen.tap(at: CGPoint(x: 150, y: 60))
    #expect(segments.selectedSegmentIndex == 1 && count == 1)
    screen.tap(at: CGPoint(x: 150, y: 60))
    #expect(count == 1)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 0 && segments.titleForSegment(at: 0) == "Two")
    segments.selectedSegmentIndex = 9
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// `init(items:)` is a designated initialiser, and contents move by the adjustment of their segment's position.
  @Test func segmentsMoveTheirContents() {
    final class Choice: UISegmentedControl {
      init(_ titles: [String]) { super.init(items: titles) }
      required init?(coder: NSCoder) { nil }
    }
    let segments = Choice(["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    segments.setContentPositionAdjustment(UIOffset(horizontal: 0, vertical: 3), forSegmentType: .any, barMetrics: .default)
    segments.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
    segments.layoutIfNeeded()
    #expect(segments.segments.map(\.view.frame.minX) == [9, 104, 204] && segments.segments.map(\.view.frame.minY) == [0, 3, 3])
    #expect(segments.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 5)
  }

  @Test func progressIsKeptBetweenZeroAndOne() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test func aToolbarSharesItsRoomAmongFlexibleSpaces() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var taps = 0
    let first = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    let last = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    bar.items = [first, .flexibleSpace(), last]
    screen.show(bar)
    screen.settle()
    #expect(first.customView?.frame.minX == 16)
    let button = try #require(bar.subviews.first { $0 is UIButton })
    #expect(abs(button.frame.maxX - 292) <= 1)
    screen.tap(at: CGPoint(x: button.frame.midX, y: 22))
    #expect(taps == 1)
  }
}
