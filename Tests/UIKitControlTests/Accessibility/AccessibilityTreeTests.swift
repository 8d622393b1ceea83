import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct AccessibilityTreeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)

  private func spoken(_ views: [UIView]) -> [String] {
    let all = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { all.addSubview(view) }
    screen.show(all)
    screen.settle()
    return AccessibilityTree.elements(of: screen.window).map(\.spoken)
  }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
    label.text = text
    return label
  }

  @Test func elementsAreReadRowByRow() {
    #expect(spoken([label("d", 0, 60), label("b", 100, 4), label("a", 0, 0), label("c", 200, 0)]) == ["a", "b", "c", "d"])
  }

  @Test func kindsOfControlsSayWhatTheyAre() {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 100, height: 31))
    slider.accessibilityLabel = "Volume"
    slider.accessibilityHint = "Swipe up or down"
    slider.value = 0.5
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.isEnabled = false
    button.frame = CGRect(x: 0, y: 100, width: 80, height: 30)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    segments.frame = CGRect(x: 0, y: 150, width: 200, height: 32)
    #expect(
      spoken([toggle, slider, button, segments]) == [
        "Wi-Fi, On, Switch Button", "Volume, 50%, Adjustable. Swipe up or down", "Pay, Button, Dimmed", "Day, Button",
        "Selected, Week, Button",
      ])
  }

  @Test func hiddenAndModalViewsAndGivenElementsCount() {
    let hidden = label("hidden", 0, 0), silent = UIView(), given = UIView(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    hidden.isHidden = true
    silent.accessibilityElementsHidden = true
    silent.addSubview(label("silent", 0, 0))
    let one = UIAccessibilityElement(accessibilityContainer: given), two = label("two", 0, 0)
    one.accessibilityLabel = "one"
    one.accessibilityTraits = .header
    one.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    given.addSubview(two)
    given.accessibilityElements = [one, two]
    #expect(spoken([hidden, silent, given]) == ["one, Heading", "two"])
    #expect(one.accessibilityFrame == CGRect(x: 10, y: 50, width: 20, height: 20))
    let modal = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    modal.accessibilityViewIsModal = true
    modal.addSubview(label("modal", 0, 0))
    #expect(spoken([label("behind", 0, 0), modal]) == ["modal"])
  }

  @Test func elementsAreActivatedAndAdjusted() {
    let slider = UISlider(), stepper = UIStepper(), toggle = UISwitch(), button = UIButton(type: .system)
    var events: [String] = []
    for (name, control) in [("slider", slider), ("stepper", stepper), ("toggle", toggle)] as [(String, UIControl)] {
      control.addAction(UIAction { _ in events.append(name) }, for: .valueChanged)
    }
    button.addAction(UIAction { _ in events.append("button") }, for: .touchUpInside)
    slider.accessibilityIncrement()
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(toggle.accessibilityActivate() && button.accessibilityActivate())
    #expect(abs(slider.value - 0.1) < 1e-6 && stepper.value == 0 && toggle.isOn)
    #expect(events == ["slider", "stepper", "stepper", "toggle", "button"])
  }

  @Test func postsAndCustomActionsReachWhoListens() {
    final class Heard: @unchecked Sendable { var text: String? }
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(forName: UIAccessibility.didPost, object: nil, queue: nil) {
      heard.text = $0.userInfo?["argument"] as? String
    }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    NotificationCenter.default.removeObserver(token)
    #expect(heard.text == "Saved")
    let view = UIView()
    var count = 0
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        count += 1
        return true
      }
    ]
    #expect(view.accessibilityCustomActions?.first?.perform() == true && count == 1)
  }
}
