import Foundation
import ObjectiveC

// The initialisers that subclasses of `UIView` and `UIViewController` declare, for `cls.init(...)` of a class that is known only at run time.

@preconcurrency @MainActor
public func _vitrineNew<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
  InitializerTable.checked(InitializerTable.of(type, as: _NavigationInstance.self).init(rootViewController: rootViewController), type)
}

@preconcurrency @MainActor
public func _vitrineNew<Controller: UINavigationController>(
  _ type: Controller.Type, navigationBarClass: AnyClass?, toolbarClass: AnyClass?
) -> Controller {
  let table = InitializerTable.of(type, as: _NavigationInstance.self)
  return InitializerTable.checked(table.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass), type)
}

@preconcurrency @MainActor
public func _vitrineNew<Controller: UITableViewController>(_ type: Controller.Type, style: UITableView.Style) -> Controller {
  InitializerTable.checked(InitializerTable.of(type, as: _TableControllerInstance.self).init(style: style), type)
}

@preconcurrency @MainActor
public func _vitrineNew<Controller: UICollectionViewController>(
  _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
) -> Controller {
  let table = InitializerTable.of(type, as: _CollectionControllerInstance.self)
  return InitializerTable.checked(table.init(collectionViewLayout: collectionViewLayout), type)
}

@preconcurrency @MainActor
public func _vitrineNew<View: UITableView>(_ type: View.Type, frame: CGRect, style: UITableView.Style) -> View {
  InitializerTable.checked(InitializerTable.of(type, as: _TableInstance.self).init(frame: frame, style: style), type)
}

@preconcurrency @MainActor
public func _vitrineNew<View: UICollectionView>(
  _ type: View.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
) -> View {
  let table = InitializerTable.of(type, as: _CollectionInstance.self)
  return InitializerTable.checked(table.init(frame: frame, collectionViewLayout: collectionViewLayout), type)
}

@preconcurrency @MainActor
public func _vitrineNew<View: UIImageView>(_ type: View.Type, image: UIImage?) -> View {
  InitializerTable.checked(InitializerTable.of(type, as: _ImageViewInstance.self).init(image: image), type)
}

/// Returns a new button, created with `init(frame:)`, which `init(type:)` calls.
@preconcurrency @MainActor
public func _vitrineNew<Button: UIButton>(_ type: Button.Type, type kind: UIButton.ButtonType) -> Button {
  let button = _vitrineNew(type, frame: .zero)
  button.setType(kind)
  return button
}

@preconcurrency @MainActor
public func _vitrineNew<View: UITextView>(_ type: View.Type, frame: CGRect, textContainer: NSTextContainer?) -> View {
  InitializerTable.checked(InitializerTable.of(type, as: _TextViewInstance.self).init(frame: frame, textContainer: textContainer), type)
}

@preconcurrency @MainActor
public func _vitrineNew<Window: UIWindow>(_ type: Window.Type, windowScene: UIWindowScene) -> Window {
  InitializerTable.checked(InitializerTable.of(type, as: _WindowInstance.self).init(windowScene: windowScene), type)
}
