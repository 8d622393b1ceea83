import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct AlertTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func present(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    let below = UIViewController()
    screen.show(below)
    below.present(alert, animated: true)
    screen.advance(by: 1)
    return alert
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == title, view is UIControl { return view }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func tap(_ title: String, in alert: UIAlertController) throws {
    let found = try #require(button(title, in: alert.view))
    screen.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
  }

  @Test func aTapDismissesAndThenCallsTheHandler() throws {
    var calls: [String] = []
    let delete = UIAlertAction(title: "Delete", style: .destructive) { calls.append($0.title ?? "") }
    let alert = present(.alert, [delete, UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") }])
    #expect(screen.window.rootViewController?.presentedViewController === alert && alert.view.window != nil)
    try tap("Delete", in: alert)
    #expect(calls == [])
    screen.advance(by: 1)
    #expect(calls == ["Delete"] && alert.view.window == nil)
  }

  /// Apple, UIView.tintAdjustmentMode: "The value of this property is always normal or dimmed"; `automatic` is inherited. UIKit dims the
  /// tint of the views behind an alert ("When [...] dimmed, the value of tintColor is modified to provide a dimmed appearance").
  @Test func anAlertDimsTheTintBehindItAndHeedsItsOwn() throws {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    let below = UIViewController(), view = UIView()
    below.view.addSubview(view)
    screen.show(below)
    screen.window.tintColor = .systemGreen
    #expect(view.tintAdjustmentMode == .normal && view.tintColor == .systemGreen)
    below.present(alert, animated: true)
    screen.advance(by: 1)
    #expect(view.tintAdjustmentMode == .dimmed && below.view.tintAdjustmentMode == .dimmed && alert.view.tintAdjustmentMode == .normal)
    #expect(view.tintColor != .systemGreen)
    func color(_ title: String) throws -> UIColor? {
      try #require(button(title, in: alert.view)).subviews.lazy.compactMap { ($0 as? UILabel)?.textColor }.first
    }
    #expect(try color("OK") == .systemGreen)
    #expect(try color("Delete") == .systemRed)
    alert.view.tintColor = .systemPurple
    #expect(try color("OK") == .systemPurple)
    #expect(try color("Delete") == .systemRed)
    alert.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(view.tintAdjustmentMode == .normal && view.tintColor == .systemGreen)
  }

  @Test func cancelStandsLeftOfOneAndBelowMany() throws {
    let cancel = UIAlertAction(title: "Cancel", style: .cancel), ok = UIAlertAction(title: "OK", style: .default)
    let two = present(.alert, [ok, cancel])
    let left = try #require(button("Cancel", in: two.view)), right = try #require(button("OK", in: two.view))
    #expect(left.frame.minY == right.frame.minY && left.frame.maxX == right.frame.minX)
    let three = present(.alert, [cancel, ok, UIAlertAction(title: "Later", style: .default)])
    let names = ["OK", "Later", "Cancel"].compactMap { button($0, in: three.view)?.frame.minY }
    #expect(names.count == 3 && names == names.sorted() && Set(names).count == 3)
  }

  @Test func anAlertTakesOneCancelAction() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(alert.actions.count == 1)
  }

  @Test func aTapBesideASheetCancelsIt() throws {
    var cancelled = false
    let alert = present(
      .actionSheet,
      [UIAlertAction(title: "Copy", style: .default), UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true }])
    screen.tap(at: CGPoint(x: 160, y: 40))
    screen.advance(by: 1)
    #expect(cancelled && alert.view.window == nil)
  }

  @Test func disabledActionsDoNothing() throws {
    var calls = 0
    let action = UIAlertAction(title: "Buy", style: .default) { _ in calls += 1 }
    action.isEnabled = false
    let alert = present(.alert, [action])
    try tap("Buy", in: alert)
    screen.advance(by: 1)
    #expect(calls == 0 && alert.view.window != nil)
    action.isEnabled = true
    screen.settle()
    try tap("Buy", in: alert)
    screen.advance(by: 1)
    #expect(calls == 1)
  }

  /// Keys without a property, which public programs set (among others dillidon/alerts-and-pickers; a search for each key finds more than ten).
  @Test func programsSetPicturesColorsTextsAndContentByKey() throws {
    let content = UIViewController()
    content.view.backgroundColor = .red
    content.preferredContentSize.height = 70
    let action = UIAlertAction(title: "Copy", style: .default), alert = present(.alert, [action])
    let plain = try #require(button("Copy", in: alert.view)?.superview?.superview).bounds.height
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    action.setValue(image, forKey: "image")
    action.setValue(UIColor.orange, forKey: "titleTextColor")
    alert.setValue(NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Text"), forKey: "attributedMessage")
    alert.setValue(content, forKey: "contentViewController")
    screen.settle()
    let shown = try #require(button("Copy", in: alert.view))
    let labels = shown.subviews.compactMap { $0 as? UILabel }, pictures = shown.subviews.compactMap { $0 as? UIImageView }
    #expect(labels.first?.textColor == .orange && pictures.first?.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    let card = try #require(shown.superview?.superview)
    #expect(content.parent === alert && content.view.isDescendant(of: card) && content.view.frame.size == CGSize(width: 270, height: 70))
    #expect(abs(card.bounds.height - plain - 70) <= 1)
    #expect(alert.value(forKey: "contentViewController") as? UIViewController === content)
    #expect(action.value(forKey: "image") as? UIImage === image)
    content.preferredContentSize.height = 90
    screen.settle()
    #expect(content.view.bounds.height == 90)
  }
}
