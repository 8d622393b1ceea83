import CoreGraphics

/// A loupe above the finger that magnifies the text around the caret that the finger moves.
@MainActor
final class Loupe {
  private var view: LoupeView?

  /// - Parameters:
  ///   - caret: the caret's rectangle in the host's coordinates.
  ///   - surface: the view with the text and its caret.
  func show(_ caret: CGRect, of surface: UIView, in host: UIView) {
    guard let window = host.window else { return hide() }
    let visible = caret.intersection(host.bounds)
    let caretFrame = host.convert(visible.isNull ? caret : visible, to: nil)
    if let view, view.superview === window { return view.move(over: caretFrame) }
    let view = LoupeView(surface)
    self.view = view
    window.addSubview(view)
    view.move(over: caretFrame)
    view.appear()
  }

  func hide() {
    view?.disappear()
    view = nil
  }
}

/// A capsule with a magnified part of a text.
final class LoupeView: UIView {
  static let size = CGSize(width: 116, height: 54)
  /// The distance from the capsule to the caret below it.
  static let gap: CGFloat = 14
  static let magnification: CGFloat = 1.25

  private let piece: LoupePiece
  private var caret = CGRect.zero

  init(_ surface: UIView) {
    piece = LoupePiece(surface)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: Self.size.height / 2, cornerHeight: Self.size.height / 2, transform: nil)
    piece.frame = bounds
    addSubview(piece)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter caret: the caret's rectangle in the window.
  func move(over caret: CGRect) {
    guard let window = superview, caret.midX.isFinite, caret.midY.isFinite else { return }
    self.caret = caret
    center = Self.middle(over: caret, in: window.bounds)
    piece.middle = CGPoint(x: caret.midX, y: caret.midY)
    piece.setNeedsDisplay()
  }

  /// Returns the centre of the capsule: above the caret, within the window. If there is too little space above, the capsule is at the top.
  static func middle(over caret: CGRect, in area: CGRect) -> CGPoint {
    let halves = CGSize(width: min(size.width, area.width) / 2, height: min(size.height, area.height) / 2)
    return CGPoint(
      x: min(max(caret.midX, area.minX + halves.width), area.maxX - halves.width),
      y: min(max(caret.minY - gap - size.height / 2, area.minY + halves.height), area.maxY - halves.height))
  }

  private var fromCaret: CGAffineTransform {
    CGAffineTransform(translationX: caret.midX - center.x, y: caret.midY - center.y).scaledBy(x: 0.2, y: 0.2)
  }

  func appear() {
    let start = fromCaret
    UIView.performWithoutAnimation {
      transform = start
      alpha = 0
    }
    UIView.animate(withDuration: 0.15, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.transform = .identity
      self.alpha = 1
    }
  }

  func disappear() {
    let end = fromCaret
    UIView.animate(withDuration: 0.15, delay: 0, options: [.curveEaseIn, .allowUserInteraction]) {
      self.transform = end
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

/// Draws the text around a point.
private final class LoupePiece: UIView {
  private weak var text: UIView?
  /// The centre of the drawn part, in the window.
  var middle = CGPoint.zero

  init(_ text: UIView) {
    self.text = text
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.cornerRadius = LoupeView.size.height / 2
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text, let window = text.window else { return }
    let middleInText = text.convert(middle, from: window)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: LoupeView.magnification, y: LoupeView.magnification)
    context.translateBy(x: -middleInText.x, y: -middleInText.y)
    text.layer.render(in: context)
  }
}
