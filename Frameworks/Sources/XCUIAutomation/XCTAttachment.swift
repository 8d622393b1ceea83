public import UIKit
public import XCTest

/// Data that a test attaches to its result (Apple: XCTAttachment). Stored; not shown on Linux.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String
  public let payload: Data

  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
  }
  public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload, userInfo: nil) }
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload, userInfo: nil)
  }
  /// Creates an attachment with a file; empty if the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url), userInfo: nil)
  }
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: try? Data(contentsOf: url), userInfo: nil)
  }
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8), userInfo: nil)
  }
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData(), userInfo: nil)
  }
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }
}

/// Runs a named part of a test (Apple: XCTContext).
open class XCTContext: NSObject {
  @discardableResult
  open class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
    try block(Activity(name: name))
  }
}
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}
private final class Activity: NSObject, XCTActivity {
  let name: String
  init(name: String) { self.name = name }
  func add(_ attachment: XCTAttachment) {}
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment) {}
  /// Runs the block once, without measuring.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
  public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { block() }
}

public protocol XCTMetric {}
open class XCTClockMetric: NSObject, XCTMetric {}
open class XCTCPUMetric: NSObject, XCTMetric {}
open class XCTMemoryMetric: NSObject, XCTMetric {}
open class XCTStorageMetric: NSObject, XCTMetric {}
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  public init(waitUntilResponsive: Bool) {}
}
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
}
open class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  open var invocationOptions: InvocationOptions = []
  open var iterationCount = 5
}
