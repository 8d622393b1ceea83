public import Foundation
public import XCTest

// On Apple's systems test cases are NSObjects: they can be compared, be elements of sets, and serve as delegates and data sources.
// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  /// The class of the test, from which tests find their bundle.
  public var classForCoder: AnyClass { type(of: self) }
  public func isProxy() -> Bool { false }
  public var description: String { name }
  public var debugDescription: String { name }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive Hashable {
  public static func == (left: XCTest, right: XCTest) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {}
