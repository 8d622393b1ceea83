@testable import UIKit

@testable import VitrineTesting

/// A screen of 300 x 300 with a view that fills it, and a log of the calls of recognisers and views.
@MainActor
final class GestureStage {
  let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
  let view: TouchDiary
  var diary: [String] = []

  init() {
    view = TouchDiary(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.note = { [weak self] in self?.diary.append($0) }
    screen.show(view)
  }

  /// Adds a recogniser to the view, or to another one.
  @discardableResult
  func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to other: UIView? = nil) -> R {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("heard:", GestureStage.heard(_:)))
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func heard(_ recognizer: UIGestureRecognizer) { diary.append("\(recognizer.name ?? "?") \(recognizer.state)") }

  func take() -> [String] {
    defer { diary = [] }
    return diary
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { screen.touch(.began, at: CGPoint(x: x, y: y), finger: finger) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { screen.touch(.moved, at: CGPoint(x: x, y: y), finger: finger) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { screen.touch(.ended, at: CGPoint(x: x, y: y), finger: finger) }
  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50) { screen.tap(at: CGPoint(x: x, y: y)) }
  func wait(_ seconds: TimeInterval) { screen.advance(by: seconds) }

  /// Whether no gesture is in progress.
  var isAtRest: Bool { screen.window.gestures.engaged.isEmpty && screen.window.gestures.gated.isEmpty }
}

final class TouchDiary: UIView {
  var name = ""
  var note: (String) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(name + "began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(name + "moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(name + "ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(name + "cancelled") }
}
