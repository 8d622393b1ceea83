/// The intrinsic size and the alignment rectangle of a view on the canvas, if they differ from those in an application.
struct CanvasNature {
  /// The intrinsic size, with `noIntrinsicMetric` along an axis without one; nil for the view's own.
  var size: CGSize?
  /// The insets from the frame to the alignment rectangle; nil for the view's own.
  var insets: UIEdgeInsets?
  /// The version of Interface Builder's tools, if the view's text has the width that it has in San Francisco with these tools;
  /// nil if the text has its own width.
  var textTools: Double?
  /// Whether the font of the text is that of a text style.
  var hasTextStyle = false

  func frame(of alignmentRect: CGRect) -> CGRect? {
    insets.map { alignmentRect.inset(by: UIEdgeInsets(top: -$0.top, left: -$0.left, bottom: -$0.bottom, right: -$0.right)) }
  }
}

extension ViewLayoutState {
  /// Returns the intrinsic size for layout at a width.
  func size(of view: UIView, forWidth width: CGFloat) -> CGSize {
    guard let canvas else { return view.naturalSize(forWidth: width) }
    if let size = canvas.size { return size }
    var size = view.naturalSize(forWidth: width)
    guard let tools = canvas.textTools else { return size }
    // The width includes the space at which a line was broken: in files of four projects, the labels that show it are wider by just that
    // space.
    if let label = view as? UILabel, label.wrapsToItsWidth, width > size.width {
      size.width = min(width, max(size.width, label.widthWithSpace(forWidth: width)))
    }
    return TextFacts.size(size, of: view, hasTextStyle: canvas.hasTextStyle, tools: tools)
  }
}
