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

  public convenience init(forURL url: URL) { self.init(for: url) }
  public convenience init(forURL url: URL, title: String?) { self.init(for: url, title: title) }
}

/// The appearance of a drag preview (Apple: UIDragPreviewParameters).
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a drag preview's animation (Apple: UIDragPreviewTarget).
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag preview with its target (Apple: UITargetedDragPreview).
open class UITargetedDragPreview: UITargetedPreview {
  /// Creates a preview of a URL: a label with the title or the URL.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    let preview = UIDragPreview(for: url, title: title)
    self.init(view: preview.view, parameters: preview.parameters, target: target)
  }

  public convenience init(forURL url: URL, target: UIDragPreviewTarget) { self.init(for: url, target: target) }
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(for: url, title: title, target: target)
  }

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
