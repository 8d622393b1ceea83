import Foundation
import ObjectiveC
import Testing

/// Tests values of properties marked with `@NSManaged`.
@Suite struct ManagedValueTests {
  private enum Kind: Int16 {
    case income
    case expense
  }

  private enum Word: String {
    case one
  }

  @Test func anEnumerationIsStoredAsItsInteger() {
    #expect(_VitrineManagedValue.stored(Kind.expense) as? Int16 == 1)
    #expect(_VitrineManagedValue.stored(Optional(Kind.expense) as Any) as? Int16 == 1)
    #expect(_VitrineManagedValue.stored(Word.one) as? Word == .one)
    for stored in [Int16(1), Int64(1), 1, NSNumber(value: 1)] as [Any] {
      #expect(_VitrineManagedValue.read(stored, as: Kind.self) == .expense)
    }
    #expect(_VitrineManagedValue.read(nil, as: Kind.self) == .income)
    #expect(_VitrineManagedValue.read(7, as: Kind.self) == nil && _VitrineManagedValue.read(70_000, as: Kind.self) == nil)
    #expect(_VitrineManagedValue.read(nil, as: Word.self) == nil)
  }
}
