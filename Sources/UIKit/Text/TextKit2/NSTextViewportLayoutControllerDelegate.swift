import Foundation

/// The delegate of a viewport layout controller, which shows fragments (Apple: NSTextViewportLayoutControllerDelegate). The last two methods
/// are optional.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the area in the container that is laid out: usually the visible one with a margin.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called for each fragment in the viewport, from top to bottom.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
