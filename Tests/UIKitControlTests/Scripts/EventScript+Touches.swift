import UIKit

extension EventScript {
  static let all = [touches, gestures, controls, scroll, table, collection, textField, textView, buttons, pickers, bars, search]

  private final class Page: UIView {
    let notes: CallNotes
    init(_ frame: CGRect, _ notes: CallNotes) {
      self.notes = notes
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ name: String, _ touches: Set<UITouch>) {
      let places = touches.map { "\(Int($0.location(in: self).x)),\(Int($0.location(in: self).y)) taps \($0.tapCount)" }.sorted()
      notes.note("\(name) \(places.joined(separator: " and "))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      notes.note("press \(presses.first?.key?.characters ?? "")")
    }
  }

  /// Double taps, uses two fingers at once, and holds a finger while the window loses the keyboard focus.
  static let touches = EventScript(
    family: "touches",
    stage: { screen, notes in
      let page = Page(CGRect(x: 10, y: 10, width: 300, height: 400), notes)
      screen.show(page)
      page.becomeFirstResponder()
    },
    events: """
      0.1 touch 0 began 110 110
      0.15 touch 0 ended 110 110
      0.25 touch 0 began 112 110
      0.3 touch 0 ended 112 110
      1 touch 0 began 60 60 , 1 began 160 60
      1.1 touch 0 moved 70 60 , 1 moved 150 60
      1.2 touch 1 ended 150 60
      1.3 focus off
      1.4 focus on
      1.5 touch 0 began 5 5
      1.6 touch 0 ended 5 5
      """,
    calls: [
      "began 100,100 taps 1", "ended 100,100 taps 1", "began 102,100 taps 2", "ended 102,100 taps 2",
      "began 150,50 taps 1 and 50,50 taps 1", "moved 140,50 taps 1 and 60,50 taps 1", "ended 140,50 taps 1", "cancelled 60,50 taps 1",
    ])

  @MainActor private final class Hand: NSObject, UIGestureRecognizerDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    private func note(_ name: String, _ recognizer: UIGestureRecognizer) { notes.noteOnce("\(name) \(recognizer.state)") }
    func tap(_ tap: UITapGestureRecognizer) { note("tap of \(tap.numberOfTapsRequired)", tap) }
    func pan(_ pan: UIPanGestureRecognizer) { note("pan", pan) }
    func press(_ press: UILongPressGestureRecognizer) { note("press", press) }
    func pinch(_ pinch: UIPinchGestureRecognizer) { note("pinch", pinch) }
    func turn(_ turn: UIRotationGestureRecognizer) { note("turn", turn) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      notes.note("shouldBegin \(type(of: gestureRecognizer))")
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UIPinchGestureRecognizer && otherGestureRecognizer is UIRotationGestureRecognizer }
  }

  /// A tap that waits for a second one, a double tap, a long press, a pan, and a pinch and rotation with two fingers.
  static let gestures = EventScript(
    family: "gestures",
    stage: { screen, notes in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), hand = Hand(notes)
      view.isMultipleTouchEnabled = true
      let one = UITapGestureRecognizer(target: hand, action: Selector("tap:", Hand.tap(_:)))
      let two = UITapGestureRecognizer(target: hand, action: Selector("tap:", Hand.tap(_:)))
      two.numberOfTapsRequired = 2
      one.require(toFail: two)
      let pan = UIPanGestureRecognizer(target: hand, action: Selector("pan:", Hand.pan(_:)))
      pan.maximumNumberOfTouches = 1
      pan.delegate = hand
      let pinch = UIPinchGestureRecognizer(target: hand, action: Selector("pinch:", Hand.pinch(_:)))
      pinch.delegate = hand
      let all: [UIGestureRecognizer] = [
        one, two, pan, pinch, UILongPressGestureRecognizer(target: hand, action: Selector("press:", Hand.press(_:))),
        UIRotationGestureRecognizer(target: hand, action: Selector("turn:", Hand.turn(_:))),
      ]
      for recognizer in all { view.addGestureRecognizer(recognizer) }
      notes.kept = [hand]
      screen.show(view)
    },
    events: """
      0.1 touch 0 began 100 100
      0.15 touch 0 ended 100 100
      1 touch 0 began 100 100
      1.05 touch 0 ended 100 100
      1.15 touch 0 began 100 100
      1.2 touch 0 ended 100 100
      2 touch 0 began 100 100
      2.7 touch 0 ended 100 100
      3 touch 0 began 100 100
      3.05 touch 0 moved 106 100
      3.1 touch 0 moved 120 100
      3.15 touch 0 moved 140 100
      3.2 touch 0 ended 140 100
      4 touch 0 began 100 200 , 1 began 200 200
      4.1 touch 0 moved 90 180 , 1 moved 210 220
      4.2 touch 0 moved 70 140 , 1 moved 230 260
      4.3 touch 0 ended 70 140 , 1 ended 230 260
      """, end: 5,
    calls: [
      "tap of 1 ended", "tap of 2 ended", "press began", "press ended", "shouldBegin UIPanGestureRecognizer", "pan began", "pan changed",
      "pan ended", "shouldBegin UIPinchGestureRecognizer", "pinch began", "turn began", "pinch changed", "turn changed", "pinch ended",
      "turn ended",
    ])
}
