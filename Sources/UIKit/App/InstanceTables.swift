import Foundation

// The tables of `InitializerTable`: each declares the initialisers of its superclass as required. They are not meant for programs. They are
// public and open only because otherwise the optimiser would assume that they have no subclasses.

open class _ViewInstance: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _CellInstance: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _HeaderFooterInstance: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _ControllerInstance: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _ViewProviderInstance: NSTextAttachmentViewProvider {
  public required override init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    super.init(textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
  }
}

open class _SegueInstance: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

open class _RecognizerInstance: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

open class _PresentationInstance: UIPresentationController {
  public required override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

open class _NavigationInstance: UINavigationController {
  public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _TableControllerInstance: UITableViewController {
  public required override init(style: UITableView.Style) { super.init(style: style) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _CollectionControllerInstance: UICollectionViewController {
  public required override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _TableInstance: UITableView {
  public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _CollectionInstance: UICollectionView {
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _ImageViewInstance: UIImageView {
  public required override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _TextViewInstance: UITextView {
  public required override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _WindowInstance: UIWindow {
  public required override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
