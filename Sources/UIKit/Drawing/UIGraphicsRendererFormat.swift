/// The properties of a renderer's contexts (Apple: UIGraphicsRendererFormat).
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The bounds of the renderer in points, after a context was created with the format.
  open internal(set) var bounds: CGRect = .zero

  public required override init() {}

  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }

  func copyForContext() -> UIGraphicsRendererFormat { type(of: self).init() }
}
