import Testing
import UIKit

@Suite @MainActor struct AccessibilityTests {
  @Test func largeContentIsStored() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImageInsets == .zero)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Home"
    #expect(view.showsLargeContentViewer && view.largeContentTitle == "Home" && !UILargeContentViewerInteraction.isEnabled)
  }

  @Test func kindsOfViewsSayWhatTheyAre() {
    let label = UILabel(), button = UIButton(type: .system), slider = UISlider(), plain = UIView()
    label.text = "Total"
    button.setTitle("Pay", for: .normal)
    slider.value = 0.25
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total" && label.accessibilityTraits == .staticText)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Pay" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
    #expect(!plain.isAccessibilityElement && plain.accessibilityLabel == nil && plain.accessibilityTraits == .none)
  }

  @Test func whatIsSetCounts() {
    let button = UIButton(type: .system)
    button.setTitle("×", for: .normal)
    button.accessibilityLabel = "Close"
    button.accessibilityTraits.insert(.link)
    button.isAccessibilityElement = false
    button.accessibilityHint = "Closes the sheet"
    #expect(button.accessibilityLabel == "Close" && button.accessibilityTraits == [.button, .link])
    #expect(!button.isAccessibilityElement && button.accessibilityHint == "Closes the sheet")
    #expect(!button.accessibilityElementsHidden && !button.accessibilityViewIsModal)
  }
}
