/// What a PDF says about itself (Apple: UIGraphicsPDFRendererFormat).
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author, subject, keywords, creator, by the `kCGPDFContext` keys.
  open var documentInfo: [String: Any] = [:]

  override func copyForContext() -> UIGraphicsRendererFormat {
    let copy = type(of: self).init()
    copy.documentInfo = documentInfo
    return copy
  }
}
