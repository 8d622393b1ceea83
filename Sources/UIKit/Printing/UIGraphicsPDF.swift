/// Begins a PDF that is appended to `data` when it ends. Pages of empty bounds have 612 x 792 points.
///
/// - Parameters:
///   - bounds: of pages that name none, in points.
///   - documentInfo: title, author, subject, keywords, creator, by the `kCGPDFContext` keys.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  beginDocument(CGDataConsumer(data: data), bounds, documentInfo, "UIGraphicsBeginPDFContextToData")
}

/// Begins a PDF file. False, and logged, where it cannot be written; an end belongs to the call all the same.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  beginDocument(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo, "UIGraphicsBeginPDFContextToFile")
}

/// Begins a page with the document's bounds, and a fresh graphics state; ends the one before.
public func UIGraphicsBeginPDFPage() {
  document("UIGraphicsBeginPDFPage")?.beginPDFPage(nil)
}

/// Begins a page with bounds of its own, in points; empty ones mean the document's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  document("UIGraphicsBeginPDFPageWithInfo")?.beginPDFPage(bounds.isEmpty ? pageInfo : [kCGPDFContextMediaBox: bounds])
}

/// The bounds of the page at hand, in points; zero where the current context is no PDF.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  guard let context = UIGraphicsContextStack.ofThread.current, context.isDocument else { return .zero }
  return context.pageBounds
}

/// Writes what is missing of the PDF.
public func UIGraphicsEndPDFContext() {
  let stack = UIGraphicsContextStack.ofThread
  switch stack.entries.last {
  case .document(let context):
    stack.entries.removeLast()
    context.closePDF()
  case .none?: stack.entries.removeLast()
  default: UIKitLog.refused("UIGraphicsEndPDFContext: no PDF was begun")
  }
}

/// Makes a rect of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  document("UIGraphicsSetPDFContextURLForRect")?.setURL(url, for: rect)
}

/// Names a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  document("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, at: point)
}

/// Makes a rect of the page lead to a point that has a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  document("UIGraphicsSetPDFContextDestinationForRect")?.setDestination(name, for: rect)
}

@discardableResult
private func beginDocument(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ function: String) -> Bool {
  let stack = UIGraphicsContextStack.ofThread
  guard let consumer,
    let context = CGContext(consumer: consumer, page: bounds.isEmpty ? nil : bounds, isFlipped: true, info: info)
  else {
    UIKitLog.refused("\(function): no PDF of \(bounds) points")
    stack.entries.append(.none)
    return false
  }
  stack.entries.append(.document(context))
  return true
}

private func document(_ function: String) -> CGContext? {
  if let context = UIGraphicsContextStack.ofThread.current, context.isDocument { return context }
  UIKitLog.refused("\(function): the current context is no PDF")
  return nil
}
