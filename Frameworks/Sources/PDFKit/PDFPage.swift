public import Foundation
public import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page with a picture, or one that a subclass draws (Apple: PDFPage).
open class PDFPage: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private let image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  open internal(set) weak var document: PDFDocument?
  open var rotation = 0
  open var displaysAnnotations = true
  open private(set) var annotations: [PDFAnnotation] = []
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }

  public override init() {
    image = nil
    super.init()
  }
  /// Creates a page with the size of an image.
  public init?(image: UIImage) {
    self.image = image
    super.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  /// Returns a box. If it is not set, returns the media box, which is 612 by 792 points by default.
  open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792) }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
  /// Draws the image, with the y axis up.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    if let picture = image?.cgImage { context.draw(picture, in: bounds(for: box)) }
  }
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  /// Returns a picture of the page that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let bounds = bounds(for: box)
    guard bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let scale = min(size.width / bounds.width, size.height / bounds.height)
    let fitted = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    return UIGraphicsImageRenderer(size: fitted).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitted))
      context.cgContext.translateBy(x: 0, y: fitted.height)
      context.cgContext.scaleBy(x: scale, y: -scale)
      draw(with: box, to: context.cgContext)
    }
  }
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
  open func characterBounds(at index: Int) -> CGRect { .zero }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationSubtype(rawValue: "/Text"), link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText"), line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square"), circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight"), underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut"), ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp"), popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP"), color = PDFAnnotationKey(rawValue: "/C")
  public static let contents = PDFAnnotationKey(rawValue: "/Contents"), name = PDFAnnotationKey(rawValue: "/NM")
  public static let rect = PDFAnnotationKey(rawValue: "/Rect"), subtype = PDFAnnotationKey(rawValue: "/Subtype")
  public static let border = PDFAnnotationKey(rawValue: "/Border"), widgetValue = PDFAnnotationKey(rawValue: "/V")
}
/// An annotation. Stored, not drawn (Apple: PDFAnnotation).
open class PDFAnnotation: NSObject {
  private var values: [PDFAnnotationKey: Any] = [:]
  open internal(set) weak var page: PDFPage?
  open var type: String?
  open var bounds: CGRect
  open var contents: String?
  open var userName: String?
  open var modificationDate: Date?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var color = UIColor.black
  open var interiorColor: UIColor?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var border: PDFBorder?
  open var action: PDFAction?
  open var url: URL?
  open var destination: PDFDestination?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var isHighlighted = false
  open var isReadOnly = false
  open var isMultiline = false
  open var backgroundColor: UIColor?
  open var fieldName: String?
  open var widgetStringValue: String?
  open var buttonWidgetState = PDFWidgetCellState.offState
  open var quadrilateralPoints: [NSValue]?
  open private(set) var paths: [UIBezierPath]?
  open var annotationKeyValues: [AnyHashable: Any] { values }
  public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
}
public enum PDFWidgetCellState: Int, Sendable { case mixedState = -1, offState, onState }
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
open class PDFBorder: NSObject {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
}
