import Testing
import VitrineTesting

@testable import UIKit

/// Tests moving the focus between controls with Tab, and keys that operate the controls.
@Suite @MainActor struct FocusTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let first = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
  private let second = UIButton(frame: CGRect(x: 110, y: 10, width: 80, height: 40))
  private let toggle = UISwitch(frame: CGRect(x: 10, y: 100, width: 51, height: 31))

  init() {
    for view in [toggle, second, first] { root.addSubview(view) }
    screen.show(root)
  }

  private func tab(back: Bool = false) { screen.press(.keyboardTab, modifiers: back ? .shift : []) }

  @Test func tabGoesInReadingOrderAndRound() {
    tab()
    #expect(first.isFocused && first.state.contains(.focused))
    tab()
    #expect(second.isFocused && !first.isFocused)
    tab()
    #expect(toggle.isFocused)
    tab()
    #expect(first.isFocused)
    tab(back: true)
    #expect(toggle.isFocused && UIFocusSystem.focusSystem(for: root)?.focusedItem === toggle)
    second.isEnabled = false
    tab()
    tab()
    #expect(toggle.isFocused)
  }

  @Test func tabLeadsFromFieldToFieldPastTheButtonThatClears() {
    let fields = [CGFloat(60), 140].map { UITextField(frame: CGRect(x: 10, y: $0, width: 180, height: 30)) }
    toggle.removeFromSuperview()
    for field in fields {
      field.clearButtonMode = .always
      field.text = "text"
      root.addSubview(field)
    }
    screen.tap(at: CGPoint(x: 50, y: 75))
    #expect(fields[0].isFirstResponder)
    tab()
    #expect(fields[1].isFirstResponder && fields[1].isFocused)
    tab(back: true)
    #expect(fields[0].isFirstResponder && !fields[1].isFocused)
  }

  @Test func arrowsMoveToWhatIsNearestThatWay() {
    screen.press(.keyboardRightArrow)
    #expect(UIFocusSystem.focusSystem(for: root)?.focusedItem == nil, "Tab begins")
    tab()
    screen.press(.keyboardRightArrow)
    #expect(second.isFocused)
    screen.press(.keyboardRightArrow)
    #expect(second.isFocused, "there is nothing more")
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardDownArrow)
    #expect(toggle.isFocused)
    screen.press(.keyboardUpArrow)
    #expect(first.isFocused)
  }

  @Test func nearestIsArithmetic() {
    let grid = (0..<9).map { CGRect(x: CGFloat($0 % 3) * 100, y: CGFloat($0 / 3) * 50, width: 90, height: 40) }
    func go(_ heading: UIFocusHeading, from start: Int) -> Int? {
      let others = grid.indices.filter { $0 != start }
      return FocusOrder.nearest(to: grid[start], among: others.map { grid[$0] }, heading: heading).map { others[$0] }
    }
    #expect(go(.right, from: 4) == 5 && go(.left, from: 4) == 3 && go(.up, from: 4) == 1 && go(.down, from: 4) == 7)
    #expect(go(.right, from: 2) == nil && go(.down, from: 8) == nil)
    // If no item is straight ahead, one a little to the side is chosen, but not one far to the side.
    let low = CGRect(x: 0, y: 100, width: 20, height: 20)
    #expect(FocusOrder.nearest(to: CGRect(x: 30, y: 0, width: 20, height: 20), among: [low], heading: .down) == 0)
    #expect(FocusOrder.nearest(to: CGRect(x: 300, y: 0, width: 20, height: 20), among: [low], heading: .down) == nil)
  }

  @Test func aRingShowsWhereAndATouchTakesItAway() {
    screen.settle()
    let before = screen.color(at: CGPoint(x: 50, y: 7))
    tab()
    screen.settle()
    let ringed = screen.color(at: CGPoint(x: 50, y: 7))
    #expect(ringed != before)
    screen.tap(at: CGPoint(x: 100, y: 180))
    #expect(!first.isFocused && screen.color(at: CGPoint(x: 50, y: 7)) == before)
  }

  @Test func spaceAndReturnUseWhatHasTheFocus() {
    var taps = 0
    first.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tab()
    screen.press(.keyboardSpacebar)
    screen.press(.keyboardReturnOrEnter)
    #expect(taps == 2 && !first.isHighlighted)
    tab(back: true)
    screen.press(.keyboardSpacebar)
    #expect(toggle.isOn)
    screen.press(.keyboardEscape)
    screen.press(.keyboardSpacebar)
    #expect(toggle.isOn && !toggle.isFocused)
  }

  @Test func codeMovesAndRefusesTheFocus() {
    final class Gate: UIView {
      var opens = true
      var told = 0
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { opens }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { told += 1 }
    }
    let gate = Gate(frame: CGRect(x: 0, y: 150, width: 200, height: 50)),
      inside = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    gate.addSubview(inside)
    root.addSubview(gate)
    gate.setNeedsFocusUpdate()
    #expect(inside.isFocused && gate.told == 1)
    gate.opens = false
    tab()
    #expect(inside.isFocused)
    gate.removeFromSuperview()
    #expect(UIFocusSystem.focusSystem(for: root)?.focusedItem == nil, "what goes away keeps nothing")
  }
}
