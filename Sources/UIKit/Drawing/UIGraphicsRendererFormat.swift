/// How a renderer makes its contexts (Apple: UIGraphicsRendererFormat).
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The renderer's bounds, in points, once a context was made with the format.
  open internal(set) var bounds: CGRect = .zero

  public required override init() {}

  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  func copyForContext() -> UIGraphicsRendererFormat { type(of: self).init() }
}
