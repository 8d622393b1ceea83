import Foundation

// Points, sizes and rectangles are described as on Apple's systems, `(0.0, 0.0, 10.0, 20.0)`, also in string interpolations. Foundation on
// Linux has no such conformance, and the names of the stored properties would be included.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
