// As `String(reflecting:)` writes them on Apple's systems.

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
