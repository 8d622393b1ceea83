import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Rules of filling.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Ends of lines.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Corners of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Draws a path in its own coordinates, also where that leaves the bounds (Apple: CAShapeLayer). Its own properties do not
/// animate: changes show at once.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { if path != oldValue { shapeChanged() } } }
  /// Default opaque black; nil fills nothing.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { shapeChanged() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { shapeChanged() } }
  /// Default nil: no line.
  open var strokeColor: CGColor? { didSet { shapeChanged() } }
  /// The part of the path that has a line, 0...1 of its length. Default all.
  open var strokeStart: CGFloat = 0 { didSet { shapeChanged() } }
  open var strokeEnd: CGFloat = 1 { didSet { shapeChanged() } }
  /// Points. Default 1.
  open var lineWidth: CGFloat = 1 { didSet { shapeChanged() } }
  open var miterLimit: CGFloat = 10 { didSet { shapeChanged() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { shapeChanged() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { shapeChanged() } }
  /// Points; lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]? { didSet { shapeChanged() } }
  open var lineDashPhase: CGFloat = 0 { didSet { shapeChanged() } }

  private let pictureID = LayerID()
  private var picture: RenderNode?
  private var isStale = true

  public required init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
  }

  package override func presentationCopy() -> CALayer { CAShapeLayer(layer: self) }

  private func shapeChanged() {
    isStale = true
    invalidateNode()
  }

  /// The drawn path as a node of its own behind the sublayers, since it may be larger than the bounds.
  package override func backdropNode() -> RenderNode? {
    guard isStale else { return picture }
    isStale = false
    picture = makePicture()
    return picture
  }

  private func makePicture() -> RenderNode? {
    guard let path, !path.isEmpty else { return nil }
    let line = strokeColor == nil || lineWidth <= 0 || !lineWidth.isFinite ? nil : outline(of: path)
    var box = path.boundingBoxOfPath
    if let line, !line.isEmpty { box = box.union(line.boundingBoxOfPath) }
    let scale = max(rootHost?.scale ?? 1, contentsScale)
    guard !box.isNull, !box.isInfinite else { return nil }
    // Whole pixels, so that the bitmap is not sampled anew.
    let x = (box.minX * scale).rounded(.down) / scale - 1 / scale
    let y = (box.minY * scale).rounded(.down) / scale - 1 / scale
    box = CGRect(x: x, y: y, width: box.maxX - x + 1 / scale, height: box.maxY - y + 1 / scale)
    guard let size = BackingStore.pixelBounds(of: box.size, scale: scale), !size.isEmpty, let buffer = PixelBuffer(bounds: size) else {
      LayerLog.invalid("path of \(box.size)", of: self)
      return nil
    }
    let context = CGContext(
      target: buffer, clip: Clip(size),
      baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale))
    draw(path, line, in: context)
    var p = LayerProperties()
    p.bounds = CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    p.anchorPoint = .zero
    p.position = box.origin
    p.contentsScale = scale
    return RenderNode(
      id: pictureID, properties: p, contents: LayerContents(pixels: buffer, revision: BackingStore.nextRevision()))
  }

  private func draw(_ path: CGPath, _ line: CGPath?, in context: CGContext) {
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let line, let strokeColor {
      context.setFillColor(strokeColor)
      context.addPath(line)
      context.fillPath(using: .winding)
    }
  }

  package override func drawBackdrop(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    context.saveGState()
    context.beginPath()
    draw(path, strokeColor == nil || lineWidth <= 0 || !lineWidth.isFinite ? nil : outline(of: path), in: context)
    context.restoreGState()
  }

  /// The line as an area.
  private func outline(of path: CGPath) -> CGPath {
    var path = path
    let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    if start > 0 || end < 1 {
      guard end > start else { return CGMutablePath() }
      let length = PathMotion(path, keyTimes: nil, curves: [], isPaced: true).length
      guard length > 0 else { return CGMutablePath() }
      // One dash: the pattern begins a whole period before the start.
      let dash = length * (end - start)
      let gap = length * 4
      path = path.copy(dashingWithPhase: dash + gap - length * start, lengths: [dash, gap])
    }
    if !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) {
      path = path.copy(dashingWithPhase: lineDashPhase, lengths: lengths)
    }
    return path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit)
  }
}
