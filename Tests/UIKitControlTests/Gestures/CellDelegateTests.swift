import Testing

@testable import UIKit

/// Tests cells of tables as delegates of gesture recognizers. Programs override the methods, since Apple's cell has them.
@Suite @MainActor struct CellDelegateTests {
  private class Judge: UITableViewCell {
    var begins = true, receives = true, receivesEvent = true, receivesPress = true
    var together = false, waitsForDouble = false, goesBeforeSingle = false

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { receivesEvent }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { receivesPress }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
      together
    }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
      waitsForDouble && other.name == "double"
    }
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
      goesBeforeSingle && other.name == "single"
    }
  }

  /// A class that overrides a method again, and calls super.
  private final class StrictJudge: Judge {
    override func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      super.gestureRecognizer(one, shouldReceive: touch) && one.name != "ignored"
    }
  }

  private let stage = GestureStage()
  private let cell = StrictJudge(style: .default, reuseIdentifier: nil)

  init() {
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.view.addSubview(cell)
  }

  private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String) -> R {
    stage.add(recognizer, name, to: cell)
    recognizer.delegate = cell
    return recognizer
  }

  private var heardTap: Bool {
    stage.tap()
    return stage.take().contains("tap ended")
  }

  @Test func aCellKeepsTouchesEventsAndBeginningsFromItsRecognizers() {
    let tap = add(UITapGestureRecognizer(), "tap")
    #expect(heardTap)
    cell.receives = false
    #expect(!heardTap)
    cell.receives = true
    cell.receivesEvent = false
    #expect(!heardTap)
    cell.receivesEvent = true
    cell.begins = false
    #expect(!heardTap)
    cell.begins = true
    #expect(heardTap && stage.isAtRest)
    tap.name = "ignored"
    stage.tap()
    #expect(!stage.take().contains("ignored ended"), "the override of the last class counts")
  }

  @Test func aCellLetsTwoGesturesBeRecognizedTogether() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch"), turn = stage.add(UIRotationGestureRecognizer(), "turn", to: cell)
    for together in [true, false] {
      cell.together = together
      stage.down(100, 50)
      stage.down(150, 50, finger: 1)
      stage.move(200, 90, finger: 1)
      #expect((pinch.state == .began && turn.state == .began) == together)
      stage.up(100, 50)
      stage.up(200, 90, finger: 1)
      #expect(stage.isAtRest)
    }
  }

  @Test(arguments: [true, false]) func aCellSaysWhichOfItsRecognizersWaits(first: Bool) {
    let single = stage.add(UITapGestureRecognizer(), "single", to: cell), double = stage.add(UITapGestureRecognizer(), "double", to: cell)
    double.numberOfTapsRequired = 2
    if first {
      cell.waitsForDouble = true
      single.delegate = cell
    } else {
      cell.goesBeforeSingle = true
      double.delegate = cell
    }
    stage.tap()
    #expect(!stage.take().contains("single ended"))
    stage.wait(0.4)
    #expect(stage.take().contains("single ended") && stage.isAtRest)
  }

  @Test func withoutOverridesTheAnswersAreTheDefaults() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil), other = UITapGestureRecognizer(), one = UITapGestureRecognizer()
    let delegate: any UIGestureRecognizerDelegate = plain
    #expect(delegate.gestureRecognizer(one, shouldReceive: UITouch()) && delegate.gestureRecognizer(one, shouldReceive: UIEvent()))
    #expect(delegate.gestureRecognizer(one, shouldReceive: UIPress()) && delegate.gestureRecognizerShouldBegin(one))
    #expect(!delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
    cell.receivesPress = false
    #expect(!(cell as any UIGestureRecognizerDelegate).gestureRecognizer(one, shouldReceive: UIPress()))
  }
}
