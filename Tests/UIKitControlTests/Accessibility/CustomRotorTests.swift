import Foundation
import Testing
import UIKit

@Suite @MainActor struct CustomRotorTests {
  @Test func aRotorFindsTheNextElement() throws {
    let views = (0..<3).map { _ in UIView() }
    let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in
      let index = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = predicate.searchDirection == .next ? index + 1 : index - 1
      return views.indices.contains(next) ? UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil) : nil
    }
    let list = UIView()
    list.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = .next
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[1], targetRange: nil)
    let kept = try #require(list.accessibilityCustomRotors?.first)
    #expect(kept.itemSearchBlock(predicate)?.targetElement === views[2])
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: views[2], targetRange: nil)
    #expect(kept.itemSearchBlock(predicate) == nil)
    #expect(kept.name == "Links")
    #expect(kept.systemRotorType == .none)
  }

  @Test func systemTypesHaveNoName() {
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(rotor.name.isEmpty)
    #expect(rotor.systemRotorType == .heading)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18)
  }

  @Test func customContentIsCopied() throws {
    let content = AXCustomContent(label: "Size", value: "4 MB")
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    #expect(copy !== content)
    #expect((copy.label, copy.value) == ("Size", "4 MB"))
    #expect(copy.importance == .high)
  }

  @Test func aGroupKnowsItsItems() {
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [first], representativeItem: nil)
    #expect(first.buttonGroup === group)
    group.barButtonItems = [second]
    #expect(first.buttonGroup == nil)
    #expect(second.buttonGroup === group)
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }
}
