import Foundation

// Points, sizes and rectangles are written as Apple's systems write them, `(0.0, 0.0, 10.0, 20.0)`, also in string interpolations.
// Foundation on Linux declares no such conformance, so that the names of the stored properties would be written.

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
