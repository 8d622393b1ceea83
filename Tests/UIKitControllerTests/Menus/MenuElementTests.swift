import Testing

@testable import UIKit

/// Tests the elements of menus, without showing them (Apple: UIMenu, UIMenuElement, UIAction, UICommand, UIDeferredMenuElement).
@Suite @MainActor struct MenuElementTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction { UIAction(title: title, state: state) { _ in } }

  @Test func selectedElementsAreThoseOfSubmenusToo() {
    let menu = UIMenu(children: [action("a"), action("b", .on), UIMenu(title: "c", children: [action("d", .on), action("e", .mixed)])])
    #expect(menu.selectedElements.map(\.title) == ["b", "d"])
  }

  @Test func aCopyHasItsOwnElements() throws {
    var ran = 0
    let original = UIAction(title: "Old", identifier: .init("id"), attributes: .destructive, state: .on) { _ in ran += 1 }
    let menu = UIMenu(title: "Menu", identifier: .init("menu"), options: .singleSelection, children: [original])
    let copy = try #require(menu.copy() as? UIMenu)
    let other = try #require(copy.children.first as? UIAction)
    other.title = "New"
    other.state = .off
    #expect(copy !== menu && copy.identifier == menu.identifier && copy.options == menu.options && copy.title == "Menu")
    #expect(original.title == "Old" && original.state == .on && other.identifier == original.identifier)
    #expect(other.attributes == .destructive)
    other.performWithSender(nil, target: nil)
    #expect(ran == 1)
  }

  @Test func aKeyCommandIsCopiedWithItsKey() throws {
    let command = UIKeyCommand(
      title: "Save", action: Selector("save"), input: "s", modifierFlags: .command, propertyList: "p", discoverabilityTitle: "Save it")
    command.wantsPriorityOverSystemBehavior = true
    let copy = try #require(command.copy() as? UIKeyCommand)
    #expect(copy.input == "s" && copy.modifierFlags == .command && copy.propertyList as? String == "p")
    #expect(copy.discoverabilityTitle == "Save it" && copy.wantsPriorityOverSystemBehavior && copy.action == Selector("save"))
  }

  @Test func anActionKnowsItsSenderWhileItRuns() {
    let view = UIView()
    var seen: (sender: UIView?, source: UIView?) = (nil, nil)
    let leaf: any UIMenuLeaf = UIAction { action in seen = (action.sender as? UIView, action.presentationSourceItem as? UIView) }
    leaf.performWithSender(view, target: nil)
    #expect(seen.sender === view && seen.source === view && leaf.sender == nil)
    leaf.attributes = .disabled
    seen = (nil, nil)
    leaf.performWithSender(view, target: nil)
    #expect(seen.sender == nil, "a disabled action does not run")
  }

  @Test func singleSelectionIsThatOfTheOutermostMenu() {
    let a = action("a", .on), b = action("b"), other = action("other", .on)
    let inner = UIMenu(title: "inner", children: [b])
    let single = UIMenu(options: [.singleSelection, .displayInline], children: [a, inner])
    let root = UIMenu(children: [single, other])
    #expect(root.singleSelection(of: b) === single && root.singleSelection(of: other) == nil)
    single.select(b)
    #expect(a.state == .off && b.state == .on && other.state == .on)
  }

  @Test func aCachedProviderIsAskedOnce() {
    var answers: [([UIMenuElement]) -> Void] = []
    let element = UIDeferredMenuElement { answers.append($0) }
    var loads = 0
    element.load { loads += 1 }
    element.load { loads += 1 }
    #expect(answers.count == 1 && element.loaded == nil)
    answers[0]([action("a")])
    answers[0]([action("late")])
    #expect(loads == 2 && element.loaded?.map(\.title) == ["a"])
    element.menuWillOpen()
    element.load { loads += 1 }
    #expect(answers.count == 1 && loads == 2)
  }

  @Test func anUncachedProviderIsAskedForEachMenu() {
    var answers: [([UIMenuElement]) -> Void] = []
    let element = UIDeferredMenuElement.uncached { answers.append($0) }
    element.menuWillOpen()
    element.load {}
    element.menuWillOpen()
    element.load {}
    #expect(answers.count == 2)
    answers[0]([action("old")])
    #expect(element.loaded == nil, "the answer to a former presentation is ignored")
    answers[1]([action("new")])
    #expect(element.loaded?.map(\.title) == ["new"])
  }
}
