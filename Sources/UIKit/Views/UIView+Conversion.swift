extension UIView {
  /// The view that nil stands for in a conversion: the window, or the topmost ancestor if there is no window.
  private var base: UIView {
    if let window { return window }
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    let from = source ?? base, to = target ?? base
    if from === to { return point }
    // Conversions between a view and its superview are frequent and need no search for the root.
    if from.parent === to || to.parent === from { return from.layer.convert(point, to: to.layer) }
    let fromBase = from.base, toBase = to.base
    guard fromBase !== toBase else { return from.layer.convert(point, to: to.layer) }
    let inBase = from.layer.convert(point, to: fromBase.layer)
    return to.layer.convert(Self.convertAcrossRoots(inBase, from: fromBase, to: toBase), from: toBase.layer)
  }

  func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    let from = source ?? base, to = target ?? base
    if from === to { return rect }
    let fromBase = from.base, toBase = to.base
    guard fromBase !== toBase else { return from.layer.convert(rect, to: to.layer) }
    var inBase = from.layer.convert(rect, to: fromBase.layer)
    inBase.origin = Self.convertAcrossRoots(inBase.origin, from: fromBase, to: toBase)
    return to.layer.convert(inBase, from: toBase.layer)
  }

  /// Converts a point from one hierarchy to another. Windows are converted by way of screen coordinates; the coordinates of other
  /// roots are taken as screen coordinates.
  private static func convertAcrossRoots(_ point: CGPoint, from source: UIView, to target: UIView) -> CGPoint {
    let onScreen = (source as? UIWindow)?.convertToScreen(point) ?? point
    return (target as? UIWindow)?.convertFromScreen(onScreen) ?? onScreen
  }

  // MARK: Coordinate spaces

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return window?.convertToScreen(convert(point, to: nil as UIView?)) ?? convert(point, to: nil as UIView?)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convert(window?.convertFromScreen(point) ?? point, from: nil as UIView?)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    var result = convert(rect, to: nil as UIView?)
    result.origin = window?.convertToScreen(result.origin) ?? result.origin
    return result
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    var inWindow = rect
    inWindow.origin = window?.convertFromScreen(rect.origin) ?? rect.origin
    return convert(inWindow, from: nil as UIView?)
  }
}
