import Testing
import UIKit

@Suite @MainActor struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let undo = UndoManager()
    func add(_ amount: Int) {
      value += amount
      undo.registerUndo(withTarget: self) { $0.add(-amount) }
    }
  }

  @Test func `What is undone can be done again`() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    for amount in [1, 10] {
      counter.undo.beginUndoGrouping()
      counter.add(amount)
      counter.undo.setActionName("Add \(amount)")
      counter.undo.endUndoGrouping()
    }
    #expect(counter.undo.undoMenuItemTitle == "Undo Add 10" && !counter.undo.canRedo)
    counter.undo.undo()
    #expect(counter.value == 1 && counter.undo.redoActionName == "Add 10")
    counter.undo.undo()
    #expect(counter.value == 0 && !counter.undo.canUndo)
    counter.undo.redo()
    counter.undo.redo()
    #expect(counter.value == 11 && counter.undo.undoActionName == "Add 10")
    counter.undo.undo()
    counter.undo.beginUndoGrouping()
    counter.add(5)
    counter.undo.endUndoGrouping()
    #expect(!counter.undo.canRedo, "a new change forgets what was undone")
  }

  @Test func `A turn is a group, and groups nest`() {
    let counter = Counter()
    counter.add(1)
    counter.undo.beginUndoGrouping()
    counter.add(2)
    counter.undo.endUndoGrouping()
    #expect(counter.undo.groupingLevel == 1)
    counter.undo.undo()
    #expect(counter.value == 0 && counter.undo.canRedo)
  }

  @Test func `Levels, disabled registration and targets that went`() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    counter.undo.levelsOfUndo = 2
    for _ in 0..<4 {
      counter.undo.beginUndoGrouping()
      counter.add(1)
      counter.undo.endUndoGrouping()
    }
    while counter.undo.canUndo { counter.undo.undo() }
    #expect(counter.value == 2)
    counter.undo.disableUndoRegistration()
    counter.undo.beginUndoGrouping()
    counter.add(1)
    counter.undo.endUndoGrouping()
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.canUndo)
    let manager = UndoManager()
    var target: Counter? = Counter()
    manager.registerUndo(withTarget: target!) { _ in Issue.record("its target is gone") }
    target = nil
    manager.undo()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
  }

  @Test func `Others hear of it`() {
    let counter = Counter()
    var heard: [String] = []
    let names: [(Notification.Name, String)] = [
      (.NSUndoManagerWillUndoChange, "will"), (.NSUndoManagerDidUndoChange, "did"), (.NSUndoManagerDidRedoChange, "redid"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: counter.undo, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    counter.add(3)
    counter.undo.undo()
    counter.undo.redo()
    #expect(heard == ["will", "did", "redid"] && counter.value == 3)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
