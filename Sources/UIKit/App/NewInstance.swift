import Foundation

// These functions are called by code that the compiler shim generates. On Apple's systems the initialisers of Objective-C classes
// can be called on a class value, as in `T()` with `T: UIView`; on Linux, Swift requires that they are `required`.

/// Returns a new object of a class that is known only at run time, created with `init()`.
@inline(never)
public func _vitrineNew<Object: NSObject>(_ type: Object.Type) -> Object {
  unsafeDowncast(unsafeBitCast(type as AnyClass, to: DynamicInstance.Type.self).init(), to: Object.self)
}

/// Returns `init()` of a class as a function. The overloads below are for the other initialisers that programs pass as functions.
public func _vitrineInit<Object: NSObject>(_ type: Object.Type) -> () -> Object { { _vitrineNew(type) } }

@preconcurrency @MainActor
public func _vitrineInit<View: UIView>(_ type: View.Type) -> (CGRect) -> View { { _vitrineNew(type, frame: $0) } }

@preconcurrency @MainActor
public func _vitrineInit<Controller: UIViewController>(_ type: Controller.Type) -> (String?, Bundle?) -> Controller {
  { _vitrineNew(type, nibName: $0, bundle: $1) }
}

/// A base for those protocols of applications that require `init()` and to which classes of Foundation or UIKit are made to
/// conform. Such a protocol requires `_vitrineMake()` instead, which every conforming type has.
public protocol _VitrineMade {}

extension _VitrineMade {
  /// Replaces `self` by an object that was created already. This is possible only in a protocol extension: a class cannot assign
  /// to `self`, but a protocol that structures can conform to can.
  public init(_vitrineMade made: Self) { self = made }
}

extension _VitrineMade where Self: NSObject {
  /// Returns a new object of the class, created with `init()`.
  public static func _vitrineMake() -> Self { _vitrineNew(Self.self) }
}

/// Returns a new view, created with `init(frame:)`.
@preconcurrency @MainActor
public func _vitrineNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View { ListInstance.make(type, frame: frame) }

/// Returns a new cell, created with `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<Cell: UITableViewCell>(_ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Cell {
  unsafeDowncast(ListInstance.make(type, style: style, identifier: reuseIdentifier), to: Cell.self)
}

/// Returns a new header or footer, created with `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  unsafeDowncast(ListInstance.make(type, identifier: reuseIdentifier), to: View.self)
}

/// Returns a new view controller, created with `init(nibName:bundle:)`.
@preconcurrency @MainActor @inline(never)
public func _vitrineNew<Controller: UIViewController>(_ type: Controller.Type, nibName: String?, bundle: Bundle?) -> Controller {
  let table = unsafeBitCast(type as AnyClass, to: _ControllerInstance.Type.self)
  return unsafeDowncast(table.init(nibName: nibName, bundle: bundle), to: Controller.self)
}

/// Declares the initialiser as required. The class is open, so that the optimiser does not assume that it has no subclasses.
open class _ControllerInstance: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Returns a new segue, created with `init(identifier:source:destination:)`.
@preconcurrency @MainActor
public func _vitrineNew<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  unsafeDowncast(SegueInstance.make(type, identifier, from: source, to: destination), to: Segue.self)
}

/// Returns a new segue, created with `init(identifier:source:destination:performHandler:)`.
@preconcurrency @MainActor
public func _vitrineNew<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
) -> Segue {
  let segue = _vitrineNew(type, identifier: identifier, source: source, destination: destination)
  segue.performHandler = performHandler
  return segue
}

/// Returns a new gesture recogniser, created with `init(target:action:)`.
@preconcurrency @MainActor @inline(never)
public func _vitrineNew<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type, target: Any?, action: Selector?) -> Recognizer {
  let table = unsafeBitCast(type as AnyClass, to: _RecognizerInstance.Type.self)
  return unsafeDowncast(table.init(target: target, action: action), to: Recognizer.self)
}

/// Returns a new presentation controller, created with `init(presentedViewController:presenting:)`.
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
