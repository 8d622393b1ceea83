/// What a view's natural size and alignment rectangle are on the canvas, where they are not what they are in a program.
struct CanvasNature {
  /// `noIntrinsicMetric` where there is none; nil: the view's own.
  var size: CGSize?
  /// From the frame to the alignment rectangle; nil: the view's own.
  var insets: UIEdgeInsets?
  /// Text is as wide as San Francisco sets it, with these tools of Interface Builder; nil: as wide as it is.
  var textTools: Double?
  /// Its text is that of a text style.
  var hasTextStyle = false

  func frame(of alignmentRect: CGRect) -> CGRect? {
    insets.map { alignmentRect.inset(by: UIEdgeInsets(top: -$0.top, left: -$0.left, bottom: -$0.bottom, right: -$0.right)) }
  }
}

extension ViewLayoutState {
  /// What layout takes for a view's natural size at a width.
  func size(of view: UIView, forWidth width: CGFloat) -> CGSize {
    guard let canvas else { return view.naturalSize(forWidth: width) }
    if let size = canvas.size { return size }
    let size = view.naturalSize(forWidth: width)
    guard let tools = canvas.textTools else { return size }
    return TextFacts.size(size, of: view, hasTextStyle: canvas.hasTextStyle, tools: tools)
  }
}
