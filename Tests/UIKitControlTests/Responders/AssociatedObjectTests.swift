import Foundation
import Testing
import UIKit

@Suite @MainActor struct AssociatedObjectTests {
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0

  private final class Witness {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  @Test func valuesHangOnTheirObjectUnderTheirKey() {
    let view = UIView(), other = UIView()
    objc_setAssociatedObject(view, &Self.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) == nil)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil && objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.second) == nil)
  }

  @Test func whatAViewHoldsEndsWithIt() {
    var ended = 0
    do {
      let view = UIView()
      objc_setAssociatedObject(view, &Self.first, Witness { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, &Self.second, Witness { ended += 10 }, .OBJC_ASSOCIATION_ASSIGN)
      #expect(ended == 10, "nobody else holds it")
      #expect(objc_getAssociatedObject(view, &Self.second) == nil)
    }
    #expect(ended == 11)
  }

  @Test func objectsThatEndedAreForgotten() {
    var ended = 0
    for _ in 0..<10_000 {
      objc_setAssociatedObject(NSObject(), &Self.first, Witness { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ended > 9000)
  }

  /// The `deinit` of a value may access the table.
  @Test func endingValuesMayUseTheTable() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.second, "kept", .OBJC_ASSOCIATION_COPY)
    var seen: Any?
    let witness = Witness { [unowned view] in seen = objc_getAssociatedObject(view, &Self.second) }
    objc_setAssociatedObject(view, &Self.first, witness, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? Witness === witness)
    objc_setAssociatedObject(
      view, &Self.first, Witness { [unowned view] in seen = objc_getAssociatedObject(view, &Self.second) }, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(seen as? String == "kept")
  }
}
