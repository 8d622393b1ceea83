import Foundation

// Called by code that the compiler shim writes. On Apple's systems the initialisers of Objective-C's classes can be called on a class value,
// as in `T()` with `T: UIView`; on Linux Swift asks that they are `required`.

/// An object of a class that is only known at run time, by `init()`.
@inline(never)
public func _vitrineNew<Object: NSObject>(_ type: Object.Type) -> Object {
  unsafeDowncast(unsafeBitCast(type as AnyClass, to: DynamicInstance.Type.self).init(), to: Object.self)
}

/// What a protocol of a program stands on that asks for `init()` and that a class of Foundation or UIKit is made to meet. Such a protocol asks for
/// `_vitrineMake()`, which every type that conforms to it has.
public protocol _VitrineMade {}

extension _VitrineMade {
  /// Becomes what was made. Only here, since a class cannot take the place of `self`, and a protocol that may be that of a structure can.
  public init(_vitrineMade made: Self) { self = made }
}

extension _VitrineMade where Self: NSObject {
  /// An object of the class, by `init()`.
  public static func _vitrineMake() -> Self { _vitrineNew(Self.self) }
}

/// A view, by `init(frame:)`.
@preconcurrency @MainActor
public func _vitrineNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View { ListInstance.make(type, frame: frame) }

/// A cell, by `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<Cell: UITableViewCell>(_ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Cell {
  unsafeDowncast(ListInstance.make(type, style: style, identifier: reuseIdentifier), to: Cell.self)
}

/// A header or footer, by `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  unsafeDowncast(ListInstance.make(type, identifier: reuseIdentifier), to: View.self)
}

/// A view controller, by `init(nibName:bundle:)`.
@preconcurrency @MainActor @inline(never)
public func _vitrineNew<Controller: UIViewController>(_ type: Controller.Type, nibName: String?, bundle: Bundle?) -> Controller {
  let table = unsafeBitCast(type as AnyClass, to: _ControllerInstance.Type.self)
  return unsafeDowncast(table.init(nibName: nibName, bundle: bundle), to: Controller.self)
}

/// Open, so that no optimiser takes it for the only class of its kind.
open class _ControllerInstance: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A segue, by `init(identifier:source:destination:)`.
@preconcurrency @MainActor
public func _vitrineNew<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  unsafeDowncast(SegueInstance.make(type, identifier, from: source, to: destination), to: Segue.self)
}

/// A segue, by `init(identifier:source:destination:performHandler:)`.
@preconcurrency @MainActor
public func _vitrineNew<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
) -> Segue {
  let segue = _vitrineNew(type, identifier: identifier, source: source, destination: destination)
  segue.performHandler = performHandler
  return segue
}

/// A gesture recognizer, by `init(target:action:)`.
@preconcurrency @MainActor @inline(never)
public func _vitrineNew<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type, target: Any?, action: Selector?) -> Recognizer {
  let table = unsafeBitCast(type as AnyClass, to: _RecognizerInstance.Type.self)
  return unsafeDowncast(table.init(target: target, action: action), to: Recognizer.self)
}

/// A presentation controller, by `init(presentedViewController:presenting:)`.
@preconcurrency @MainActor @inline(never)
public func _vitrineNew<Controller: UIPresentationController>(
  _ type: Controller.Type, presentedViewController: UIViewController, presenting: UIViewController?
) -> Controller {
  let table = unsafeBitCast(type as AnyClass, to: _PresentationInstance.Type.self)
  return unsafeDowncast(table.init(presentedViewController: presentedViewController, presenting: presenting), to: Controller.self)
}

open class _RecognizerInstance: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

open class _PresentationInstance: UIPresentationController {
  public required override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}
