import CoreMedia
import CoreVideo
import MapKit
import Network
import SwiftUI
import XCTest

final class FrameworkTests: XCTestCase {
  func testTimesAddExactly() {
    let third = CMTimeMake(value: 1, timescale: 3)
    let quarter = CMTimeMake(value: 1, timescale: 4)
    XCTAssertEqual((third + quarter).value, 7)
    XCTAssertEqual((third + quarter).timescale, 12)
    XCTAssertTrue(CMTimeConvertScale(third, timescale: 100, method: .roundTowardZero).hasBeenRounded)
    XCTAssertTrue((third - .positiveInfinity).isNegativeInfinity)
    let range = CMTimeRangeMake(start: .zero, duration: third)
    XCTAssertTrue(range.containsTime(quarter))
    XCTAssertFalse(range.containsTime(third))
  }

  func testAValueHoldsATime() {
    let times = [CMTimeMake(value: -7, timescale: -12), .positiveInfinity, CMTime(value: 1, timescale: 3, flags: .valid, epoch: 5)]
    for time in times { XCTAssertEqual(NSValue(time: time).timeValue, time) }
    XCTAssertEqual(NSValue(time: times[2]).timeValue.epoch, 5)
    XCTAssertFalse(NSNumber(value: 1).timeValue.isValid)
  }

  func testAPixelBufferHasMemory() throws {
    var made: CVPixelBuffer?
    XCTAssertEqual(CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made), kCVReturnSuccess)
    let buffer = try XCTUnwrap(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    XCTAssertEqual(CVPixelBufferGetPlaneCount(buffer), 2)
    XCTAssertEqual(CVPixelBufferGetHeightOfPlane(buffer, 1), 2)
    XCTAssertGreaterThanOrEqual(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1), 6)
    let bytes = try XCTUnwrap(CVPixelBufferGetBaseAddressOfPlane(buffer, 1)).assumingMemoryBound(to: UInt8.self)
    bytes[0] = 7
    XCTAssertEqual(bytes[0], 7)
    XCTAssertEqual(CVPixelBufferCreate(nil, 5, 3, 1, nil, &made), kCVReturnInvalidPixelFormat)
  }

  func testAMapPointGoesThereAndBack() {
    let place = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
    XCTAssertEqual(MKMapPoint(place).coordinate.latitude, place.latitude, accuracy: 1e-6)
    let rect = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertEqual(rect.intersection(rect.offsetBy(dx: 4, dy: 0)).width, 6)
    XCTAssertTrue(rect.intersection(rect.offsetBy(dx: 10, dy: 0)).isNull)
  }

  func testAddressesAreRead() {
    XCTAssertEqual(IPv4Address("127.0.0.1")?.isLoopback, true)
    XCTAssertNil(IPv4Address("example.org"))
    XCTAssertEqual(IPv6Address("::ffff:10.0.0.1")?.asIPv4, IPv4Address("10.0.0.1"))
    XCTAssertNil(IPv6Address("10.0.0.1"))
  }

  func testAPathIsTrimmedAndAValue() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    var copy = line
    copy.addLine(to: CGPoint(x: 10, y: 10))
    XCTAssertEqual(line.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 0))
    XCTAssertEqual(line.trimmedPath(from: 0.5, to: 1).boundingRect, CGRect(x: 5, y: 0, width: 5, height: 0))
    XCTAssertEqual(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect, CGRect(x: 5, y: 0, width: 10, height: 10))
  }
}
