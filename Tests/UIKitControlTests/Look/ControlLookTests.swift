import CoreGraphics
import Display
import Testing
import VitrineTesting

@testable import UIKit

/// Controls in both looks. Those of iOS 17 are also in the tests of each control.
@Suite(.serialized) @MainActor struct ControlLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)

  private func show<V: UIView>(_ system: SystemLook, _ make: () -> V) -> V {
    screen.systemLook = system
    let view = make()
    screen.show(view)
    return view
  }

  @Test func aSwitchIsWiderAndLower() {
    #expect(show(.ios17) { UISwitch() }.bounds.size == CGSize(width: 51, height: 31))
    let toggle = show(.ios26) { UISwitch(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(toggle.bounds.size == CGSize(width: 63, height: 28) && toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    let (track, thumb) = (toggle.subviews[0], toggle.subviews[1])
    #expect(track.layer.cornerRadius == 14 && thumb.frame == CGRect(x: 2, y: 2, width: 37, height: 24) && thumb.layer.cornerRadius == 12)
    toggle.isOn = true
    #expect(thumb.frame == CGRect(x: 24, y: 2, width: 37, height: 24))
    screen.systemLook = .ios17
    screen.settle()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
  }

  @Test func theThumbOfASliderIsACapsule() {
    func thumb(_ system: SystemLook) -> (CGRect, CGFloat) {
      let slider = show(system) { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31)) }
      let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
      return (rect, slider.trackRect(forBounds: slider.bounds).height)
    }
    #expect(thumb(.ios17) == (CGRect(x: 0, y: 1.5, width: 28, height: 28), 4))
    #expect(thumb(.ios26) == (CGRect(x: 0, y: 3.5, width: 37, height: 24), 6))
  }

  @Test func aSegmentedControlIsACapsule() {
    func radii(_ system: SystemLook) -> [CGFloat] {
      let control = show(system) { UISegmentedControl(items: ["One", "Two"]) }
      control.selectedSegmentIndex = 0
      screen.settle()
      return [control.layer.cornerRadius, control.subviews.map(\.layer.cornerRadius).max() ?? 0, control.bounds.height]
    }
    #expect(radii(.ios17) == [8, 7, 32])
    #expect(radii(.ios26) == [16, 14, 32])
    let own = show(.ios26) { UISegmentedControl(items: ["One"]) }
    own.layer.cornerRadius = 3
    own.setNeedsLayout()
    screen.settle()
    #expect(own.layer.cornerRadius == 3, "the radius of the program")
  }

  @Test func aStepperIsACapsule() {
    let stepper = show(.ios17) { UIStepper() }
    #expect(stepper.layer.cornerRadius == 8)
    screen.systemLook = .ios26
    #expect(stepper.layer.cornerRadius == 16)
  }

  @Test func buttonsWithABackgroundAreCapsules() {
    func radius(_ system: SystemLook, _ change: (inout UIButton.Configuration) -> Void = { _ in }) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      change(&configuration)
      let button = show(system) { UIButton(configuration: configuration) }
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      screen.settle()
      return ButtonContent(button: button).cornerRadius(in: button.bounds.size, button.interfaceLook.button)
    }
    #expect(radius(.ios17) == 6 && radius(.ios26) == 25)
    #expect(radius(.ios26) { $0.background.cornerRadius = 9 } == 9)
    #expect(radius(.ios26) { $0.cornerStyle = .fixed } == 6 && radius(.ios26) { $0.cornerStyle = .large } == 12)
  }

  @Test func theShapesOfPickersAreCapsules() throws {
    func radii(_ system: SystemLook) throws -> [CGFloat] {
      let wheels = show(system) { UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216)) }
      let compact = show(system) {
        let picker = UIDatePicker(frame: .zero)
        picker.datePickerMode = .date
        picker.sizeToFit()
        return picker
      }
      screen.settle()
      let pill = try #require(compact.subviews.first?.subviews.compactMap { $0 as? DatePill }.first)
      return [wheels.subviews[0].layer.cornerRadius, pill.layer.cornerRadius / pill.bounds.height]
    }
    #expect(try radii(.ios17)[0] == 8 && radii(.ios17)[1] < 0.3)
    #expect(try radii(.ios26) == [16, 0.5])
  }

  @Test func thePlatterOfAPageControlIsGlass() {
    func hasGlass(_ system: SystemLook) -> Bool {
      let control = show(system) { UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26)) }
      control.numberOfPages = 3
      control.backgroundStyle = .prominent
      screen.settle()
      return control.platter.subviews.contains { ($0 as? UIVisualEffectView)?.effect is UIGlassEffect }
    }
    #expect(!hasGlass(.ios17) && hasGlass(.ios26))
  }

  @Test func aCrossCancelsASearch() throws {
    func cancel(_ system: SystemLook) throws -> UIButton {
      let bar = show(system) { UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)) }
      bar.showsCancelButton = true
      bar.sizeToFit()
      screen.settle()
      return try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    }
    #expect(try cancel(.ios17).currentTitle == "Cancel")
    let cross = try cancel(.ios26)
    #expect(cross.currentTitle == nil && cross.accessibilityLabel == "Cancel" && cross.bounds.size == CGSize(width: 44, height: 44))
    #expect(cross.layer.shadowOpacity > 0, "it shows on a white page")
    screen.systemLook = .ios17
    screen.settle()
    #expect(cross.currentTitle == "Cancel" && cross.configuration == nil && cross.layer.shadowOpacity == 0)
  }

  @Test func aSearchFieldIsACapsule() {
    func field(_ system: SystemLook) -> [CGFloat] {
      let bar = show(system) { UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)) }
      bar.sizeToFit()
      screen.settle()
      let field = bar.searchTextField
      return [bar.bounds.height, field.frame.minY, field.frame.height, field.layer.cornerRadius]
    }
    #expect(field(.ios17) == [56, 10, 36, 10])
    #expect(field(.ios26) == [64, 10, 44, 22])
  }
}
