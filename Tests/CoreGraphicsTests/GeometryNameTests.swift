import CoreGraphics
import Testing

/// Tests the C names of constants, which Swift code can use on Apple's systems too.
@Suite struct GeometryNameTests {
  @Test func constantsOfCHaveTheirValues() {
    #expect(CGPointZero == CGPoint(x: 0, y: 0) && CGSizeZero == CGSize(width: 0, height: 0))
    #expect(CGRectZero == CGRect(x: 0, y: 0, width: 0, height: 0) && CGRectNull.isNull && CGRectInfinite.isInfinite)
  }
}
