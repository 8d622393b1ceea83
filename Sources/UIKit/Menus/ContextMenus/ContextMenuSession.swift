import QuartzCore

/// One presentation of a context menu, from the highlight of the view to the disappearance of the menu.
@MainActor
final class ContextMenuSession {
  let configuration: UIContextMenuConfiguration
  /// The view that is lifted; nil for a menu without a preview.
  let preview: UITargetedPreview?
  weak var overlay: MenuOverlay?
  var platter: PreviewPlatter?
  /// The style of a preview that was tapped; nil if none was.
  var commit: ContextMenuAnimator?

  init(_ configuration: UIContextMenuConfiguration, preview: UITargetedPreview?) {
    self.configuration = configuration
    self.preview = preview
  }

  private static let pressing = "contextMenuPress"

  /// Shrinks the view while it is pressed. The animation leaves the view's own properties unchanged.
  func press() {
    guard let preview, preview.view.window != nil, preview.parameters.visiblePath == nil else { return }
    let layer = preview.view.layer, scale = MenuMetrics.pressedScale
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = layer.transform
    animation.toValue = CATransform3DScale(layer.transform, scale, scale, 1)
    animation.duration = MenuMetrics.pressDuration - MenuMetrics.highlightDelay
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.pressing)
  }

  /// Ends the animation of the press.
  /// - Parameter animated: whether the view grows back; otherwise it is replaced by its lifted picture.
  func release(animated: Bool) {
    guard let layer = preview?.view.layer, layer.animation(forKey: Self.pressing) != nil else { return }
    let pressed = layer.presentation()?.transform
    layer.removeAnimation(forKey: Self.pressing)
    guard animated, let pressed else { return }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = pressed
    animation.toValue = layer.transform
    animation.duration = 0.2
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: Self.pressing + "End")
  }
}
