import CoreGraphics
import Testing

@testable import CoreText

@Suite struct PathSpanTests {
  @Test func `A rectangle covers its width in the rows that it meets`() {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
    #expect(path.spans(from: 0, to: 15).isEmpty && path.spans(from: 60, to: 90).isEmpty)
    #expect(path.spans(from: 15, to: 25) == [10...40] && path.spans(from: 30, to: 35) == [10...40])
  }

  @Test func `A disc covers more in its middle, and two shapes leave what is between them`() throws {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let top = try #require(path.spans(from: 0, to: 10).first), middle = try #require(path.spans(from: 45, to: 55).first)
    #expect(abs(top.upperBound - top.lowerBound - 60) < 1 && abs(middle.upperBound - middle.lowerBound - 100) < 0.5)
    path.addRect(CGRect(x: 150, y: 0, width: 20, height: 100))
    #expect(path.spans(from: 45, to: 55).count == 2)
  }
}
