import CoreGraphics

/// A shape whose size depends on the content that it is used for (Apple: UIShape).
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
  private let body: (Context) -> Resolved

  /// Creates a shape from a provider, which resolves it.
  public init(_ provider: some UIShapeProvider) { body = { provider.resolve(in: $0) } }
  private init(body: @escaping (Context) -> Resolved) { self.body = body }

  public func resolve(in context: Context) -> Resolved { body(context) }

  /// The rectangle of the content.
  public static var rect: UIShape { UIShape { Resolved(shape: .rect, outline: UIBezierPath(rect: $0.contentShape.boundingRect)) } }
  /// The largest circle in the middle of the content.
  public static var circle: UIShape {
    UIShape { context in
      let box = context.contentShape.boundingRect, side = min(box.width, box.height)
      let square = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      return Resolved(shape: .circle, outline: UIBezierPath(ovalIn: square))
    }
  }
  /// The rectangle of the content with semicircles at its shorter sides.
  public static var capsule: UIShape {
    UIShape { context in
      let box = context.contentShape.boundingRect
      return Resolved(shape: .capsule, outline: UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2))
    }
  }

  /// The rectangle of the content with round corners. Automatic curves are circles.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape { context in
      let shape = UIShape.rect(cornerRadius: cornerRadius, cornerCurve: cornerCurve, maskedCorners: maskedCorners)
      return Resolved(shape: shape, outline: rounded(context.contentShape.boundingRect, cornerRadius, cornerCurve, maskedCorners))
    }
  }

  /// A rectangle with round corners, which does not depend on the content.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape { _ in
      let shape = fixedRect(rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve, maskedCorners: maskedCorners)
      return Resolved(shape: shape, outline: rounded(rect, cornerRadius, cornerCurve, maskedCorners))
    }
  }

  /// The shape of a path, in the coordinates of the content.
  public static func path(_ path: UIBezierPath) -> UIShape {
    let outline = UIBezierPath(cgPath: path.cgPath)
    return UIShape { _ in Resolved(shape: .path(outline), outline: outline) }
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ curve: UICornerCurve, _ corners: UIRectCorner) -> UIBezierPath {
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    if curve == .continuous {
      func part(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
      let path = CGMutablePath()
      path.addContinuousRect(
        rect, topLeft: part(.topLeft), topRight: part(.topRight), bottomRight: part(.bottomRight), bottomLeft: part(.bottomLeft))
      return UIBezierPath(cgPath: path)
    }
    return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Returns the shape for a content that is inset on all sides.
  public func inset(by amount: CGFloat) -> UIShape { inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)) }
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    let shape = self
    return UIShape { shape.resolve(in: ResolutionContext(contentShape: $0.contentShape.inset(by: insets))) }
  }

  /// The content for which a shape is resolved (Apple: UIShape.ResolutionContext).
  @preconcurrency @MainActor
  public struct ResolutionContext {
    /// The shape of the content: the bounds of a view.
    public var contentShape: Resolved

    init(contentShape: Resolved) { self.contentShape = contentShape }
    init(bounds: CGRect) { contentShape = Resolved(shape: .rect, outline: UIBezierPath(rect: bounds)) }
  }

  /// A shape with a given size (Apple: UIShape.Resolved).
  @preconcurrency @MainActor
  public struct Resolved {
    public let shape: UIShape
    private let outline: UIBezierPath

    init(shape: UIShape, outline: UIBezierPath) {
      self.shape = shape
      self.outline = outline
    }

    public var path: UIBezierPath { UIBezierPath(cgPath: outline.cgPath) }
    public var boundingRect: CGRect { outline.bounds }

    /// Returns the shape in an inset rectangle.
    public func inset(by amount: CGFloat) -> Resolved { inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)) }
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      let box = boundingRect, small = box.inset(by: insets)
      guard box.width > 0, box.height > 0 else { return self }
      let path = path
      path.apply(
        CGAffineTransform(translationX: small.minX, y: small.minY)
          .scaledBy(x: max(small.width, 0) / box.width, y: max(small.height, 0) / box.height).translatedBy(x: -box.minX, y: -box.minY))
      return Resolved(shape: shape, outline: path)
    }
  }
}
