import Testing

@testable import GestureMachines

/// Tests the states of a drag and the order of its effects.
@Suite struct DragMachineTests {
  private func dragging() -> DragMachine {
    var machine = DragMachine()
    _ = machine.handle(.lift(items: 1))
    _ = machine.handle(.move(distance: 12))
    return machine
  }

  @Test func withoutItemsNothingIsLifted() {
    var machine = DragMachine()
    #expect(machine.handle(.lift(items: 0)) == [] && machine.phase == .ended)
  }

  @Test func aDragOfAnotherProgramIsNotLifted() {
    var machine = DragMachine()
    #expect(machine.handle(.arrive(items: 1)) == [] && machine.phase == .dragging && machine.isOpen)
    #expect(machine.handle(.move(distance: 0)) == [.follow])
    #expect(machine.handle(.arrive(items: 1)) == [] && machine.phase == .dragging, "it has arrived already")
    var empty = DragMachine()
    #expect(empty.handle(.arrive(items: 0)) == [] && empty.phase == .ended)
  }

  @Test func aDragBeginsWhenTheFingerHasMovedFarEnough() {
    var machine = DragMachine()
    #expect(machine.handle(.lift(items: 2)) == [.raise])
    #expect(machine.handle(.move(distance: DragMachine.slop - 1)) == [] && machine.phase == .lifted)
    #expect(machine.handle(.move(distance: DragMachine.slop)) == [.begin, .follow] && machine.phase == .dragging)
    #expect(machine.handle(.move(distance: 2)) == [.follow], "a drag goes on where it began")
  }

  @Test func aLiftWithoutMovementIsPutDown() {
    for input in [DragMachine.Input.release, .cancel] {
      var machine = DragMachine()
      _ = machine.handle(.lift(items: 1))
      #expect(machine.handle(input) == [.lower] && machine.phase == .ended)
    }
  }

  @Test func destinationsAreLeftBeforeOthersAreEntered() {
    var machine = dragging()
    #expect(machine.handle(.target(1)) == [.enter(1), .ask(1)])
    #expect(machine.handle(.target(1)) == [.ask(1)])
    _ = machine.handle(.propose(.copy))
    #expect(machine.handle(.target(2)) == [.leave(1), .enter(2), .ask(2)] && machine.operation == .cancel)
    #expect(machine.handle(.target(nil)) == [.leave(2)])
    #expect(machine.handle(.target(nil)) == [])
  }

  @Test func aDropIsConcludedAfterItsAnimation() {
    var machine = dragging()
    _ = machine.handle(.target(3))
    _ = machine.handle(.propose(.move))
    #expect(machine.handle(.release) == [.drop(3, .move)] && machine.phase == .landing)
    #expect(machine.handle(.target(4)) == [] && machine.handle(.cancel) == [], "the destination of a drop no longer changes")
    #expect(machine.handle(.settle) == [.conclude(3), .end(.move)] && machine.phase == .ended)
  }

  @Test(arguments: [DragMachine.Operation.cancel, .forbidden])
  func itemsGoBackWithoutAnAcceptedDrop(_ answer: DragMachine.Operation) {
    var machine = dragging()
    _ = machine.handle(.target(3))
    _ = machine.handle(.propose(answer))
    #expect(machine.handle(.release) == [.leave(3), .goBack(answer)] && machine.phase == .returning)
    #expect(machine.handle(.settle) == [.end(answer)] && machine.phase == .ended)
  }

  @Test func aCancelledTouchCancelsTheDrag() {
    var machine = dragging()
    _ = machine.handle(.target(3))
    _ = machine.handle(.propose(.copy))
    #expect(machine.handle(.cancel) == [.leave(3), .goBack(.cancel)])
    #expect(machine.handle(.settle) == [.end(.cancel)])
  }

  @Test func anAnswerWithoutADestinationIsIgnored() {
    var machine = dragging()
    _ = machine.handle(.propose(.copy))
    #expect(machine.handle(.release) == [.goBack(.cancel)])
  }
}
