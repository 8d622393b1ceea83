import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct StepperTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1)

  private func shown(_ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    change(stepper)
    screen.show(stepper)
    screen.settle()
    return stepper
  }

  @Test func tapsCountAndStopAtTheEnds() {
    let stepper = shown { $0.maximumValue = 2 }
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    for _ in 0..<3 { screen.tap(at: CGPoint(x: 90, y: 20)) }
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(values == [1, 2, 1])
  }

  @Test func aFingerThatStaysGoesOnCounting() {
    let stepper = shown()
    screen.touch(.began, at: CGPoint(x: 90, y: 20))
    screen.advance(by: 0.4)
    #expect(stepper.value == 1)
    screen.advance(by: 1.2)
    #expect(stepper.value > 5)
    screen.touch(.ended, at: CGPoint(x: 90, y: 20))
    let end = stepper.value
    screen.advance(by: 1)
    #expect(stepper.value == end)
  }

  @Test func itWrapsAndSendsOneEventWhereItIsNotContinuous() {
    let stepper = shown {
      $0.wraps = true
      $0.maximumValue = 3
      $0.isContinuous = false
    }
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.touch(.began, at: CGPoint(x: 20, y: 20))
    #expect(stepper.value == 3 && count == 0)
    screen.touch(.ended, at: CGPoint(x: 20, y: 20))
    #expect(count == 1)
  }

  @Test func badNumbersAreRefused() {
    let stepper = UIStepper()
    stepper.value = .nan
    stepper.stepValue = 0
    stepper.minimumValue = 200
    #expect(stepper.value == 200 && stepper.stepValue == 1 && stepper.maximumValue == 200)
  }

  @Test func theRepetitionGetsFaster() {
    var pace = StepperRepeat(start: 0)
    #expect(pace.steps(at: 0.49) == 0)
    #expect(pace.steps(at: 0.5) == 1)
    #expect(pace.steps(at: 1.5) == 6)
    #expect(pace.steps(at: 2.5) > 8)
    #expect(pace.steps(at: 1e9) <= 32)
  }

  @Test func anIndicatorTurnsWithoutTheMainThread() {
    let spinner = UIActivityIndicatorView(style: .large)
    screen.show(spinner)
    #expect(spinner.isHidden && spinner.bounds.size == CGSize(width: 37, height: 37))
    spinner.startAnimating()
    screen.settle()
    #expect(spinner.isAnimating && !spinner.isHidden)
    let first = screen.image
    screen.advance(by: 0.2)
    #expect(screen.lastFrame.drawCalls == 0 && screen.lastFrame.pixelsWritten > 0)
    #expect(first.pixels != screen.image.pixels)
    spinner.stopAnimating()
    screen.settle()
    screen.advance(by: 0.1)
    #expect(spinner.isHidden && screen.lastFrame.pixelsWritten == 0)
  }

  @Test func framesAreThoseOfInterfaceBuilder() {
    #expect(
      UISwitch().frame(forAlignmentRect: CGRect(origin: .zero, size: UISwitch().intrinsicContentSize)).size == CGSize(width: 51, height: 31)
    )
    let slider = UISlider()
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 2, y: 0, width: 100, height: slider.intrinsicContentSize.height))
        == CGRect(x: 0, y: 0, width: 104, height: 31))
    let segments = UISegmentedControl(items: ["First", "Second"])
    #expect(segments.bounds.height == 32 && segments.intrinsicContentSize.height == 31)
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
  }
}
