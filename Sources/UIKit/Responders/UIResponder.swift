/// An object that events are offered to. What it does not handle goes on to `next` (Apple: UIResponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  deinit { objc_removeAssociatedObjects(self) }

  // MARK: Interface Builder

  /// The object came from Interface Builder's file, and its outlets are set. Call super.
  open func awakeFromNib() {}

  // MARK: The chain

  /// Who is asked after this object; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Default false. Keys and text go to the first responder of the key window.
  open var canBecomeFirstResponder: Bool { false }
  /// Default true.
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Takes the place of the present first responder, if this one can and that one lets go.
  /// - Returns: whether this object is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives up being the first responder.
  /// - Returns: false when the object insists on staying it.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches back: the view went away or the window lost the focus.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// A screen reader activates the element. False: it is tapped instead. Default false.
  open func accessibilityActivate() -> Bool { false }
  /// Of adjustable elements: more, and less.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back. Default false.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Motion

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Whether the object answers to an action. The default: where the selector carries a method of its class, but for edit actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self) && !Self.editActions.contains(action.name)
  }
  /// Those that every responder has, and only those that edit answer to.
  private static let editActions: Set = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

  /// The first object of the chain, from this one on, that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The nearest one behind this object; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Editing

  // Of UIResponderStandardEditActions. The defaults do nothing: an object that edits overrides them, and `canPerformAction`.

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Key commands

  /// Keys that send actions while this object is the first responder or behind it in the chain. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Last changes to a command before it is used. Does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Focus

  /// Where the focus goes when it comes here (Apple: UIFocusEnvironment). Default: a view's subviews, a controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultFocusEnvironments }
  /// False keeps the focus where it is.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Input views

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// Shows the input view and the accessory anew, where this object is the first responder.
  open func reloadInputViews() { if isFirstResponder, let window = owningWindow { InputViewPanel.update(in: window, for: self) } }

  // MARK: Wheel

  /// The wheel or a touchpad scrolled over a view. The default passes it on; a scroll view that can move takes it.
  package func scrollWheelChanged(_ scroll: ScrollWheelEvent) { next?.scrollWheelChanged(scroll) }

  /// The window whose first responder this object can be.
  package var owningWindow: UIWindow? { next?.owningWindow }
}
