import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of accessibility properties of all objects, actions with attributed names, and the delegates that name columns and pages.
@Suite @MainActor struct MoreAccessibilityTests {
  @Test func anyObjectKeepsTheProperties() {
    let item = UIBarButtonItem()
    #expect(item.accessibilityTextualContext == nil && item.accessibilityNavigationStyle == .automatic)
    item.accessibilityTextualContext = .sourceCode
    item.accessibilityNavigationStyle = .combined
    item.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Go")]
    item.accessibilityFrame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(item.accessibilityTextualContext == .sourceCode && item.accessibilityNavigationStyle == .combined)
    #expect(item.accessibilityUserInputLabels == ["Go"] && item.accessibilityActivationPoint == CGPoint(x: 20, y: 30))
    let object = NSObject()
    object.accessibilityElements = [item]
    #expect(object.accessibilityElementCount() == 1 && object.index(ofAccessibilityElement: item) == 0)
    #expect(object.accessibilityElement(at: 1) == nil && object.index(ofAccessibilityElement: object) == NSNotFound)
  }

  @Test func placesHaveNamesAndPoints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let place = UIAccessibilityLocationDescriptor(name: "Handle", view: view)
    view.accessibilityDragSourceDescriptors = [place]
    #expect(place.point == CGPoint(x: 20, y: 10) && place.name == "Handle" && place.view === view)
    #expect(view.accessibilityDragSourceDescriptors?.first === place && view.accessibilityDropPointDescriptors == nil)
  }

  @Test func actionsHaveAttributedNames() {
    var count = 0
    let action = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Delete"), image: nil) { _ in
      count += 1
      return true
    }
    action.category = UIAccessibilityCustomAction.editCategory
    #expect(action.name == "Delete" && action.perform() && count == 1)
    action.name = "Remove"
    #expect(action.attributedName.string == "Remove")
  }

  @Test func aScrollViewScrollsByPagesAndAnnouncesThem() {
    final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "at \(Int(scrollView.contentOffset.y))" }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), delegate = Delegate()
    scroll.contentSize = CGSize(width: 100, height: 250)
    scroll.delegate = delegate
    var said: [String] = []
    let token = NotificationCenter.default.addObserver(forName: UIAccessibility.didPost, object: nil, queue: nil) { note in
      // Posted on the main thread, where it is read before this returns.
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { (note.userInfo?["argument"] as? String).map { said.append($0) } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(scroll.accessibilityScroll(.down) && scroll.accessibilityScroll(.next) && !scroll.accessibilityScroll(.down))
    #expect(said == ["at 100", "at 150"] && scroll.accessibilityScroll(.up) && !scroll.accessibilityScroll(.right))
  }

  @Test func aPickerGivesItsColumnsTheNamesOfTheDelegate() {
    final class Delegate: NSObject, UIPickerViewAccessibilityDelegate, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Hours", "Minutes"][component]
      }
      func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "Turns" }
    }
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), delegate = Delegate()
    picker.delegate = delegate
    picker.dataSource = delegate
    picker.layoutIfNeeded()
    let columns = picker.subviews.compactMap { $0 as? PickerColumn }
    #expect(columns.map(\.accessibilityLabel) == ["Hours", "Minutes"] && columns.first?.accessibilityHint == "Turns")
  }

  @Test func guidedAccessIsNotAvailable() {
    var answer: Bool?
    var failure: (any Error)?
    UIAccessibility.configureForGuidedAccess(features: [.zoom], enabled: true) { (answer, failure) = ($0, $1) }
    #expect(answer == false && (failure as? UIAccessibility.GuidedAccessError)?.code == .failed)
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "x") == .allow)
  }
}
