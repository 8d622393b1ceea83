/// The properties of a PDF document (Apple: UIGraphicsPDFRendererFormat).
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Title, author, subject, keywords and creator, with the `kCGPDFContext` keys.
  open var documentInfo: [String: Any] = [:]

  override func copyForContext() -> UIGraphicsRendererFormat {
    let copy = type(of: self).init()
    copy.documentInfo = documentInfo
    return copy
  }
}
