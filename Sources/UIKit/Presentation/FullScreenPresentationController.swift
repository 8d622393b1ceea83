/// Covers the whole window, or the controller that defines the presentation context.
final class FullScreenPresentationController: UIPresentationController {
  init(_ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    super.init(presentedViewController: presented, presenting: presenting)
    self.style = style
  }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !isTransitioning else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
