import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the simulated keyboard: its heights, notifications, layout guide and dismissal.
@Suite(.serialized) @MainActor struct SimulatedKeyboardTests {
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

  init() {
    controller.view.addSubview(field)
    controller.view.backgroundColor = .systemBackground
    screen.show(controller)
    screen.settle()
  }

  /// The keyboard notifications while it lives, as their names without prefix and the top of the end frame.
  @MainActor private final class Diary {
    private(set) var lines: [String] = []
    private(set) var last: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          nonisolated(unsafe) let info = note.userInfo ?? [:]
          let word = note.name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
          MainActor.assumeIsolated { self?.note(word, info) }
        }
      }
    }

    private func note(_ name: String, _ info: [AnyHashable: Any]) {
      last = info
      lines.append("\(name) \(Int(rect(UIResponder.keyboardFrameEndUserInfoKey).minY))")
    }

    func rect(_ key: String) -> CGRect { (last[key] as? NSValue)?.cgRectValue ?? .null }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func heightsAreThoseOfDevices() {
    func total(_ width: CGFloat, _ height: CGFloat) -> CGFloat { KeyboardHeight(screen: CGSize(width: width, height: height)).total }
    #expect(total(375, 667) == 260 && total(667, 375) == 200)
    #expect(total(375, 812) == 336 && total(812, 375) == 209)
    #expect(total(390, 844) == 336 && total(844, 390) == 219)
    #expect(total(414, 896) == 346 && total(430, 932) == 346)
    #expect(total(768, 1024) == 320 && total(1024, 768) == 408)
    #expect(total(391, 845) == total(390, 844), "the nearest device counts")
  }

  @Test func withoutAKeyboardNothingTakesSpace() {
    let diary = Diary()
    defer { diary.end() }
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(screen.keyboard == .off && diary.take() == [])
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test func aFieldBringsUpTheKeyboardAndTellsOfIt() {
    screen.keyboard = .on
    let diary = Diary(), guide = controller.view.keyboardLayoutGuide
    defer { diary.end() }
    field.becomeFirstResponder()
    screen.settle()
    #expect(diary.take() == ["WillChangeFrame 508", "WillShow 508"])
    #expect(diary.rect(UIResponder.keyboardFrameBeginUserInfoKey) == CGRect(x: 0, y: 844, width: 390, height: 336))
    #expect(diary.rect(UIResponder.keyboardFrameEndUserInfoKey) == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(diary.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((diary.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).flatMap(UIView.AnimationCurve.init) == .easeInOut)
    #expect(diary.last[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    screen.advance(by: 0.5)
    #expect(diary.take() == ["DidChangeFrame 508", "DidShow 508"])
    #expect(guide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    field.resignFirstResponder()
    screen.advance(by: 0.5)
    #expect(diary.take() == ["WillChangeFrame 844", "WillHide 844", "DidChangeFrame 844", "DidHide 844"])
    #expect(guide.layoutFrame.height == 0)
  }

  @Test func accessoriesStandOnTheKeyboardAndInputViewsReplaceIt() {
    screen.keyboard = .on
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.height == 380)
    #expect(field.inputAccessoryView?.convert(CGPoint.zero, to: nil as UIView?).y == 464)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    field.reloadInputViews()
    screen.advance(by: 0.5)
    #expect(guide.layoutFrame.height == 244)
  }

  @Test func viewsThatAreNotEditedBringUpNone() {
    screen.keyboard = .on
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    text.isEditable = false
    controller.view.addSubview(text)
    text.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(text.isFirstResponder && controller.view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test func theModeChangesWhileAFieldIsEdited() {
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    let guide = controller.view.keyboardLayoutGuide
    screen.keyboard = .on
    screen.advance(by: 0.5)
    #expect(guide.layoutFrame.height == 336)
    screen.keyboard = .off
    screen.advance(by: 0.5)
    #expect(guide.layoutFrame.height == 0)
  }

  @Test func aKeyboardThatIsNotDrawnIsInvisibleAndLetsTouchesThrough() {
    screen.keyboard = .on
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    screen.settle()
    let before = screen.color(at: CGPoint(x: 195, y: 560))
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(screen.color(at: CGPoint(x: 195, y: 560)) == before)
    screen.tap(at: CGPoint(x: 195, y: 650))
    #expect(taps == 1)
    screen.keyboard = .drawn
    screen.advance(by: 0.5)
    #expect(screen.color(at: CGPoint(x: 195, y: 515)) != before)
    screen.tap(at: CGPoint(x: 195, y: 650))
    #expect(taps == 1 && field.isFirstResponder)
  }

  @Test func theEnvironmentNamesTheMode() {
    #expect(Launch.keyboard(named: nil) == .off && Launch.keyboard(named: "on") == .on && Launch.keyboard(named: "drawn") == .drawn)
    #expect(Launch.keyboard(named: "sometimes") == .off)
  }

  // MARK: Scroll views

  private func makeScroll(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.keyboardDismissMode = mode
    controller.view.insertSubview(scroll, at: 0)
    screen.keyboard = .on
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    return scroll
  }

  private func drag(to places: CGFloat..., pause: TimeInterval = 0.2) {
    screen.touch(.began, at: CGPoint(x: 300, y: 400))
    for place in places {
      screen.touch(.moved, at: CGPoint(x: 300, y: place))
      screen.advance(by: pause)
    }
  }

  @Test func aDragDismissesAtItsBeginning() {
    _ = makeScroll(.onDrag)
    drag(to: 380, 360)
    #expect(!field.isFirstResponder)
    screen.touch(.ended, at: CGPoint(x: 300, y: 360))
  }

  @Test func anInteractiveDragMovesTheKeyboardWithTheFinger() {
    _ = makeScroll(.interactive)
    let guide = controller.view.keyboardLayoutGuide
    drag(to: 420, 500)
    #expect(field.isFirstResponder && guide.layoutFrame.height == 336, "the finger has not reached it")
    screen.touch(.moved, at: CGPoint(x: 300, y: 700))
    screen.settle()
    #expect(field.isFirstResponder && guide.layoutFrame.height == 144)
    // Up again: it stays.
    screen.advance(by: 0.02)
    screen.touch(.moved, at: CGPoint(x: 300, y: 650))
    screen.advance(by: 0.02)
    screen.touch(.ended, at: CGPoint(x: 300, y: 600))
    screen.advance(by: 0.6)
    #expect(field.isFirstResponder && guide.layoutFrame.height == 336)
    drag(to: 500, 640, 700)
    screen.touch(.ended, at: CGPoint(x: 300, y: 700))
    screen.advance(by: 0.6)
    #expect(!field.isFirstResponder && guide.layoutFrame.height == 0)
  }

  /// Apple: keyboardDismissPadding.
  @Test func aFingerAboveTheKeyboardDismissesItWithinThePadding() {
    _ = makeScroll(.interactive)
    let guide = controller.view.keyboardLayoutGuide
    guide.keyboardDismissPadding = -10
    drag(to: 420, 500)
    #expect(guide.layoutFrame.height == 336, "a negative padding counts as 0")
    guide.keyboardDismissPadding = 50
    screen.touch(.moved, at: CGPoint(x: 300, y: 501))
    screen.settle()
    #expect(field.isFirstResponder && guide.layoutFrame.height == 293)
    screen.touch(.ended, at: CGPoint(x: 300, y: 501))
  }

  @Test func aTableViewControllerKeepsItsRowsClear() throws {
    final class Form: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 17 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
        field.tag = indexPath.row + 1
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let form = Form(style: .plain)
    screen.keyboard = .on
    screen.show(form)
    screen.advance(by: 0.5)
    let low = try #require(form.view.viewWithTag(17) as? UITextField)
    low.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(form.tableView.contentInset.bottom == 336 && form.tableView.verticalScrollIndicatorInsets.bottom == 336)
    #expect(low.convert(low.bounds, to: nil).maxY <= 508)
    low.resignFirstResponder()
    screen.advance(by: 0.6)
    #expect(form.tableView.contentInset.bottom == 0 && form.tableView.verticalScrollIndicatorInsets.bottom == 0)
  }
}
