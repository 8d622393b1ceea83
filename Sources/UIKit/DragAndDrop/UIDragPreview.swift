/// A view that is dragged in an item's place (Apple: UIDragPreview). No drag starts on Linux.
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

  /// Shows an address.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.sizeToFit()
    self.init(view: label)
  }
}

/// How what is dragged looks (Apple: UIDragPreviewParameters).
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged goes (Apple: UIDragPreviewTarget).
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is dragged, and where it goes (Apple: UITargetedDragPreview).
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Runs changes along with a drag (Apple: UIDragAnimating).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
