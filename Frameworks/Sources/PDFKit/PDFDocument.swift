public import Foundation
public import UIKit

/// A document of pages that a program draws. Files cannot be read: those initializers return nil (Apple: PDFDocument).
open class PDFDocument: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private var pages: [PDFPage] = []
  open var documentURL: URL? { nil }
  open var documentAttributes: [AnyHashable: Any]?
  open weak var delegate: (any PDFDocumentDelegate)?
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  open var majorVersion: Int { 1 }
  open var minorVersion: Int { 5 }
  open var outlineRoot: PDFOutline?
  open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
  open var pageClass: AnyClass { PDFPage.self }
  open var isFinding: Bool { false }

  public override init() { super.init() }
  public init?(url: URL) { nil }
  public init?(data: Data) { nil }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// The index of a page; `NSNotFound` for a page of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(0, index), pages.count))
    page.document = self
    NotificationCenter.default.post(name: .PDFDocumentDidChange, object: self)
  }
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
  }
  open func unlock(withPassword password: String) -> Bool { false }

  /// Draws the pages into a new file.
  open func dataRepresentation() -> Data? {
    guard let first = pages.first else { return nil }
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: first.bounds(for: .mediaBox).size))
    return renderer.pdfData { context in
      for page in pages {
        let bounds = page.bounds(for: .mediaBox)
        context.beginPage(withBounds: CGRect(origin: .zero, size: bounds.size), pageInfo: [:])
        // Pages draw with the y axis up.
        context.cgContext.translateBy(x: 0, y: bounds.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        page.draw(with: .mediaBox, to: context.cgContext)
      }
    }
  }
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }
  @discardableResult
  open func write(to url: URL) -> Bool { write(toFile: url.path) }
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { write(toFile: url.path) }
  @discardableResult
  open func write(toFile path: String) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: URL(fileURLWithPath: path))) != nil
  }

  open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
  open func findString(
    _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? { nil }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  open func cancelFindString() {}
  open var selectionForEntireDocument: PDFSelection? { nil }
}
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func documentDidEndDocumentFind(_ notification: Notification)
  func documentDidFindMatch(_ notification: Notification)
  func didMatchString(_ instance: PDFSelection)
  func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func documentDidFindMatch(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
}
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
extension NSNotification.Name {
  public static let PDFDocumentDidChange = NSNotification.Name("PDFDocumentDidChange")
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
}
/// Apple: PDFOutline.
open class PDFOutline: NSObject {
  private var children: [PDFOutline] = []
  open private(set) weak var parent: PDFOutline?
  open weak var document: PDFDocument?
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  open var action: PDFAction?
  open var numberOfChildren: Int { children.count }
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(0, index), children.count))
    child.parent = self
  }
  open func removeFromParent() { parent?.children.removeAll { $0 === self } }
}
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 0
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}
open class PDFAction: NSObject {
  open var type: String { "" }
}
open class PDFActionURL: PDFAction {
  open var url: URL?
  public init(url: URL) { self.url = url }
}
open class PDFActionGoTo: PDFAction {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
}
/// A part of a document's text (Apple: PDFSelection). On Linux it is always empty, since no document can be read.
open class PDFSelection: NSObject, NSCopying {
  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var color: UIColor?
  private weak var document: PDFDocument?
  public init(document: PDFDocument) { self.document = document }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFSelection(document: document ?? PDFDocument())
    copy.color = color
    return copy
  }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
  /// An empty range at `NSNotFound`.
  open func range(at index: Int, on page: PDFPage) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func add(_ selection: PDFSelection) {}
  open func add(_ selections: [PDFSelection]) {}
  open func extend(atEnd succeed: Int) {}
  open func extend(atStart precede: Int) {}
  open func extendForLineBoundaries() {}
  /// Draws nothing.
  open func draw(for page: PDFPage, active: Bool) {}
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {}
}
