/// A view shown in place of a dragged item (Apple: UIDragPreview).
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview of a URL: a label with the title or the URL.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.sizeToFit()
    self.init(view: label)
  }
}

/// The appearance of a drag preview (Apple: UIDragPreviewParameters).
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a drag preview's animation (Apple: UIDragPreviewTarget).
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag preview with its target (Apple: UITargetedDragPreview).
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Runs animations alongside those of a drag (Apple: UIDragAnimating).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
