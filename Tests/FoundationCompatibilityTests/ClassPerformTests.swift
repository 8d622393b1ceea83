import Foundation
import FoundationCompatibility
import Testing

private final class Maker: NSObject {
  @MainActor static let shared = Maker()
}

@MainActor @Suite struct ClassPerformTests {
  @Test func classesAnswerToTheirStaticMethods() {
    _vitrineRegisterClass(Maker.self, name: nil) { c in
      c.classMethod("sharedMaker") { _ in Maker.shared }
    }
    #expect(Maker.responds(to: NSSelectorFromString("sharedMaker")))
    #expect(Maker.perform(NSSelectorFromString("sharedMaker"))?.takeUnretainedValue() === Maker.shared)
    #expect(!Maker.responds(to: NSSelectorFromString("other")) && !NSObject.responds(to: NSSelectorFromString("sharedMaker")))
    #expect(Maker.perform(NSSelectorFromString("other")) == nil)
  }
}
