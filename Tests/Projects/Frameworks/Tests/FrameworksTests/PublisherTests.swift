import Combine
import XCTest

/// Tests the operators of Combine that OpenCombine has differently.
final class PublisherTests: XCTestCase {
  func testPrefixFinishesWithItsLastElement() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let first = subject.prefix(2).sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    XCTAssertEqual(log, ["1"])
    subject.send(2)
    XCTAssertEqual(log, ["1", "2", "end"])
    subject.send(3)
    XCTAssertEqual(log, ["1", "2", "end"])
    first.cancel()
  }

  func testARangeSkipsTheElementsBefore() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    let range = subject.map { $0 * 2 }.output(in: 1...2)
      .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(log, ["2", "4", "end"])
    range.cancel()
    let type: Publishers.Output<PassthroughSubject<Int, Never>> = PassthroughSubject().output(at: 1)
    XCTAssertEqual(type.range, 1..<2)
  }
}
