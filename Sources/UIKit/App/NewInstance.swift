import Foundation
import ObjectiveC

// These functions create objects of classes that are known only at run time. UIKit uses them, and so does the code that the compiler shim
// generates: on Apple's systems the initialisers of Objective-C classes can be called on a class value, as in `T()` with `T: UIView`; on
// Linux, Swift requires that they are `required`. `InitializerTable` explains how they are called nevertheless.

/// Returns a new object, created with `init()`.
public func _vitrineNew<Object: NSObject>(_ type: Object.Type) -> Object {
  guard let own = (type as? any _VitrineOwnInitializer.Type).map(Sent.init) else { return InitializerTable.make(type) }
  let made = MainActor.assumeIsolated { Sent(own.value._vitrineOwnInstance()) }.value
  return made as? Object ?? InitializerTable.make(type)
}

/// A view, view controller or gesture recogniser whose class, or a superclass outside of UIKit, declares `init()`. The compiler shim makes
/// such classes conform. UIKit's `init()` of these classes is a convenience initialiser, as in Apple's frameworks. An `init()` of a subclass
/// replaces it in Objective-C; in Swift it is another initialiser, which `InitializerTable` does not reach.
@preconcurrency @MainActor
public protocol _VitrineOwnInitializer {
  /// Returns a new object, created with the class's own `init()`; nil if that is the `init()` of a superclass which this class does not inherit.
  static func _vitrineOwnInstance() -> NSObject?
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
public func _vitrineNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  InitializerTable.checked(InitializerTable.of(type, as: _ViewInstance.self).init(frame: frame), type)
}

/// Returns a new cell, created with `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<Cell: UITableViewCell>(_ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Cell {
  InitializerTable.checked(InitializerTable.of(type, as: _CellInstance.self).init(style: style, reuseIdentifier: reuseIdentifier), type)
}

/// Returns a new header or footer, created with `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func _vitrineNew<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  InitializerTable.checked(InitializerTable.of(type, as: _HeaderFooterInstance.self).init(reuseIdentifier: reuseIdentifier), type)
}

/// Returns a new view controller, created with `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func _vitrineNew<Controller: UIViewController>(_ type: Controller.Type, nibName: String?, bundle: Bundle?) -> Controller {
  InitializerTable.checked(InitializerTable.of(type, as: _ControllerInstance.self).init(nibName: nibName, bundle: bundle), type)
}

/// Returns a new segue, created with `init(identifier:source:destination:)`.
@preconcurrency @MainActor
public func _vitrineNew<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  let table = InitializerTable.of(type, as: _SegueInstance.self)
  return InitializerTable.checked(table.init(identifier: identifier, source: source, destination: destination), type)
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
@preconcurrency @MainActor
public func _vitrineNew<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type, target: Any?, action: Selector?) -> Recognizer {
  InitializerTable.checked(InitializerTable.of(type, as: _RecognizerInstance.self).init(target: target, action: action), type)
}

/// Returns a new presentation controller, created with `init(presentedViewController:presenting:)`.
@preconcurrency @MainActor
public func _vitrineNew<Controller: UIPresentationController>(
  _ type: Controller.Type, presentedViewController: UIViewController, presenting: UIViewController?
) -> Controller {
  let table = InitializerTable.of(type, as: _PresentationInstance.self)
  return InitializerTable.checked(table.init(presentedViewController: presentedViewController, presenting: presenting), type)
}
