import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct TransactionTests {
  @Test func completionWaitsForTheAnimationsOfTheTransaction() {
    let stage = Stage()
    let (a, b) = (stage.shown(), stage.shown())
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.setAnimationDuration(1)
    a.opacity = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.setAnimationDuration(0.5)
    b.opacity = 0
    CATransaction.commit()
    CATransaction.commit()
    stage.host.commit()
    #expect(log.isEmpty)
    stage.advance(by: 0.6)
    #expect(log == ["inner"])
    stage.advance(by: 0.6)
    #expect(log == ["inner", "outer"])
    #expect(a.animationKeys() == nil)
  }

  @Test func completionWithoutAnimationsComesWithTheTurn() {
    let stage = Stage()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    #expect(calls == 0)
    #expect(stage.host.needsFrame)
    stage.host.commit()
    #expect(calls == 1)
    stage.advance(by: 1)
    #expect(calls == 1)
  }

  @Test func settingsNestAndEndWithTheirTransaction() {
    let stage = Stage()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue(7, forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.value(forKey: "mine") as? Int == 7)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    CATransaction.setAnimationDuration(4)
    stage.host.commit()
    #expect(CATransaction.animationDuration() == 0.25, "the implicit transaction ends with the turn")
  }

  @Test func aNewKeyEndsTheOldAnimationAndItsTransaction() {
    let stage = Stage()
    let layer = stage.shown()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0
    CATransaction.commit()
    stage.host.commit()
    layer.opacity = 1
    stage.host.commit()
    #expect(calls == 1)
  }
}
