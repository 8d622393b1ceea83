/// Begins a PDF document that is appended to `data` when it ends. Pages without bounds have 612 x 792 points.
///
/// - Parameters:
///   - bounds: the default bounds of pages in points.
///   - documentInfo: title, author, subject, keywords and creator, with the `kCGPDFContext` keys.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  beginDocument(CGDataConsumer(data: data), bounds, documentInfo, "UIGraphicsBeginPDFContextToData")
}

/// Begins a PDF file. Returns false and logs the reason if the file cannot be written; `UIGraphicsEndPDFContext` must be called in either
/// case.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  beginDocument(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo, "UIGraphicsBeginPDFContextToFile")
}

/// Ends the current page and begins a page with the default bounds and a new graphics state.
public func UIGraphicsBeginPDFPage() {
  document("UIGraphicsBeginPDFPage")?.beginPDFPage(nil)
}

/// Begins a page with its own bounds in points; empty bounds mean the default bounds.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  document("UIGraphicsBeginPDFPageWithInfo")?.beginPDFPage(bounds.isEmpty ? pageInfo : [kCGPDFContextMediaBox: bounds])
}

/// Returns the bounds of the current page in points; zero if the current context is not a PDF.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  guard let context = UIGraphicsContextStack.ofThread.current, context.isDocument else { return .zero }
  return context.pageBounds
}

/// Completes the PDF.
public func UIGraphicsEndPDFContext() {
  let stack = UIGraphicsContextStack.ofThread
  switch stack.entries.last {
  case .document(let context):
    stack.entries.removeLast()
    context.closePDF()
  case .none?: stack.entries.removeLast()
  default: UIKitLog.refused("UIGraphicsEndPDFContext: there is no PDF context to end")
  }
}

/// Adds a link from a rectangle of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  document("UIGraphicsSetPDFContextURLForRect")?.setURL(url, for: rect)
}

/// Adds a named destination at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  document("UIGraphicsAddPDFContextDestinationAtPoint")?.addDestination(name, at: point)
}

/// Adds a link from a rectangle of the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  document("UIGraphicsSetPDFContextDestinationForRect")?.setDestination(name, for: rect)
}

@discardableResult
private func beginDocument(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ function: String) -> Bool {
  let stack = UIGraphicsContextStack.ofThread
  guard let consumer,
    let context = CGContext(consumer: consumer, page: bounds.isEmpty ? nil : bounds, isFlipped: true, info: info)
  else {
    UIKitLog.refused("\(function): a PDF of \(bounds) points cannot be created")
    stack.entries.append(.none)
    return false
  }
  stack.entries.append(.document(context))
  return true
}

private func document(_ function: String) -> CGContext? {
  if let context = UIGraphicsContextStack.ofThread.current, context.isDocument { return context }
  UIKitLog.refused("\(function): the current context is not a PDF context")
  return nil
}
