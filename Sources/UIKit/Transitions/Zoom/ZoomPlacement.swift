/// The position and scale of a zoomed view while it covers its source view.
struct ZoomPlacement: Equatable {
  /// The scale at the source view.
  let scale: CGFloat
  /// The part of the zoomed view that is visible at the source view, in its bounds.
  let window: CGRect
  /// The centre of the zoomed view at the source view, in the container.
  let center: CGPoint

  /// - Parameters:
  ///   - bounds: the bounds of the zoomed view.
  ///   - aligned: the part of it that corresponds to the source view; nil for the full width from the top.
  ///   - source: the frame of the source view in the container.
  init(bounds: CGRect, aligned: CGRect?, source: CGRect) {
    let fits = aligned.map { !$0.isNull && !$0.isInfinite && $0.width > 0 && $0.height > 0 } == true
    if fits, let aligned {
      scale = max(source.width / aligned.width, source.height / aligned.height)
    } else {
      scale = max(source.width / max(bounds.width, 1), source.height / max(bounds.height, 1))
    }
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    if fits, let aligned {
      window = CGRect(x: aligned.midX - size.width / 2, y: aligned.midY - size.height / 2, width: size.width, height: size.height)
    } else {
      window = CGRect(x: bounds.midX - size.width / 2, y: bounds.minY, width: size.width, height: size.height)
    }
    center = CGPoint(x: source.midX - scale * (window.midX - bounds.midX), y: source.midY - scale * (window.midY - bounds.midY))
  }
}
