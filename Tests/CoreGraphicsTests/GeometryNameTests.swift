import CoreGraphics
import Testing

/// Tests the C names of constants, which Swift code can use on Apple's systems too.
@Suite struct GeometryNameTests {
  @Test func constantsOfCHaveTheirValues() {
    #expect(CGPointZero == CGPoint(x: 0, y: 0) && CGSizeZero == CGSize(width: 0, height: 0))
    #expect(CGRectZero == CGRect(x: 0, y: 0, width: 0, height: 0) && CGRectNull.isNull && CGRectInfinite.isInfinite)
  }

  @Test func numbersAreReadFromValuesOfAnyNumericType() {
    for value in [CGFloat(3), 3.0, Float(3), 3, UInt8(3), NSNumber(value: 3)] as [Any] { #expect(CGFloat(finite: value) == 3, "\(value)") }
    for value in ["3", Double.nan, CGFloat.infinity, [3]] as [Any] { #expect(CGFloat(finite: value) == nil, "\(value)") }
    #expect(CGFloat(finite: nil) == nil)
  }
}
