import CoreGraphics

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

  /// Names the object to tests.
  open var accessibilityIdentifier: String? {
    get { keptAccessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// Whether assistive programs see the object. Default false; labels and controls are seen.
  open var isAccessibilityElement: Bool {
    get { keptAccessibility?.isElement ?? plainAccessibility.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// What it is called. Default nil; a label's text, a button's title.
  open var accessibilityLabel: String? {
    get { keptAccessibility?.label ?? plainAccessibility.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { keptAccessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { keptAccessibility?.value ?? plainAccessibility.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { keptAccessibility?.traits ?? plainAccessibility.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// Default false. Where true, nothing below is seen either.
  open var accessibilityElementsHidden: Bool {
    get { keptAccessibility?.isHidden ?? false }
    set { changeAccessibility { $0.isHidden = newValue } }
  }
  /// Default false. Where true, views beside this one are not seen.
  open var accessibilityViewIsModal: Bool {
    get { keptAccessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// On the screen, in points. Default: where a view is.
  open var accessibilityFrame: CGRect {
    get { keptAccessibility?.frame ?? accessibilityPath?.bounds ?? frameOnScreen }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// Where a tap activates it, on the screen. Default: the middle.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = keptAccessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// What is in the view, in order: views and `UIAccessibilityElement`s. nil, the default: its subviews.
  open var accessibilityElements: [Any]? {
    get { keptAccessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    (accessibilityElements ?? []).firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { keptAccessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Searches that a screen reader offers in the element. nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { keptAccessibility?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  /// Whether what is in the view is read one after the other, wherever it stands. Default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { keptAccessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { keptAccessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  /// The language of what is said, as "en-GB". nil by default.
  open var accessibilityLanguage: String? {
    get { keptAccessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// What people may call it who speak to the device. Default: the label.
  open var accessibilityUserInputLabels: [String]! {
    get { keptAccessibility?.inputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }

  /// The outline of what the view is, on the screen; its bounds are the frame. nil, the default: the frame alone.
  open var accessibilityPath: UIBezierPath? {
    get { keptAccessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }

  /// Whether a tap does something. Default: as the traits of buttons, links and controls say.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      keptAccessibility?.responds
        ?? (self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField]))
    }
    set { changeAccessibility { $0.responds = newValue } }
  }

  /// Kept: colours are not inverted here. Default false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { keptAccessibility?.ignoresInversion ?? false }
    set { changeAccessibility { $0.ignoresInversion = newValue } }
  }

  // With attributes that say how something is spoken, which are not kept.

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// A screen reader activates the element. False: it is tapped instead. Default false.
  open func accessibilityActivate() -> Bool { false }
  /// Of adjustable elements: more, and less.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back. Default false.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  // No reader runs here: none of these is called, and the element is never focused.

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  /// What was set of the above; views keep it themselves.
  var keptAccessibility: AccessibilityState? {
    get { AccessibilityState.of(self) }
    set { AccessibilityState.set(newValue, of: self) }
  }
  var plainAccessibility: PlainAccessibility { (false, nil, nil, .none) }
  private var frameOnScreen: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

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
  private static let editActions: Set = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "pasteAndMatchStyle:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

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

  /// Types that can be pasted, beside what `paste(_:)` takes.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { PasteTable.configurations[self] }
    set { PasteTable.configurations[self] = newValue }
  }
  /// Items that the paste configuration accepts. Does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Default: where the paste configuration has a type of an item.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  // Of text that has styles. The defaults do nothing.

  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: User activities

  /// What the person does in the object now. A scene's is saved with it where its delegate gives nothing for restoration.
  open var userActivity: NSUserActivity? {
    get { ActivityTable.activities[self] }
    set { ActivityTable.activities[self] = newValue }
  }
  /// Brings an activity up to date. Does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes an activity up again. Does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Key commands

  /// Keys that send actions while this object is the first responder or behind it in the chain. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Last changes to a command before it is used. Does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Focus

  /// Where the focus goes when it comes here (Apple: UIFocusEnvironment). Default: a view's subviews, a controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultFocusEnvironments }
  /// The old name: the first of `preferredFocusEnvironments` that is a view.
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
  /// False keeps the focus where it is.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Input views

  /// Default: that of the input view controller.
  open var inputView: UIView? { inputViewController?.inputView }
  /// Default: that of the input accessory view controller.
  open var inputAccessoryView: UIView? { inputAccessoryViewController?.inputView }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard's language.
  open var textInputMode: UITextInputMode? { .current }
  /// A name that a keyboard would remember its language by. Has no effect on Linux.
  open var textInputContextIdentifier: String? { nil }
  /// Shows the input view and the accessory anew, where this object is the first responder.
  open func reloadInputViews() { if isFirstResponder, let window = owningWindow { InputViewPanel.update(in: window, for: self) } }

  // MARK: Wheel

  /// The wheel or a touchpad scrolled over a view. The default passes it on; a scroll view that can move takes it.
  package func scrollWheelChanged(_ scroll: ScrollWheelEvent) { next?.scrollWheelChanged(scroll) }

  /// The window whose first responder this object can be.
  package var owningWindow: UIWindow? { next?.owningWindow }
}
