import CoreGraphics

/// An object that handles events. Events that it does not handle are passed to `next` (Apple: UIResponder).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  deinit { objc_removeAssociatedObjects(self) }

  // MARK: Interface Builder

  /// Called when the object has been loaded from an Interface Builder file and its outlets are set. Call super.
  open func awakeFromNib() {}
  /// Never called. It exists for overrides: on Apple's systems the instance methods of `NSObject` can also be called on its classes.
  open class func awakeFromNib() {}

  /// Returns the object that replaces this one after it was loaded from an Interface Builder file. Default this object.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: Responder chain

  /// The next object in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object can become the first responder, which receives keys and text of the key window. Default false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can stop being the first responder. Default true.
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

  /// Makes this object the first responder if it can become that and the present first responder resigns.
  /// - Returns: true if this object is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { defaultBecomeFirstResponder() }

  /// Stops being the first responder.
  /// - Returns: false if the object refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { defaultResignFirstResponder() }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the touches are cancelled because the view left its window or the window lost the focus.
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

  /// The name of the object for user interface tests.
  open var accessibilityIdentifier: String? {
    get { accessibilityIfSet?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// Whether assistive technologies see the object. Default false; true for labels and controls.
  open var isAccessibilityElement: Bool {
    get { accessibilityIfSet?.isElement ?? plainAccessibility.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The spoken name. Default nil; for labels the text, for buttons the title.
  open var accessibilityLabel: String? {
    get { accessibilityIfSet?.label ?? plainAccessibility.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { accessibilityIfSet?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { accessibilityIfSet?.value ?? plainAccessibility.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityIfSet?.traits ?? plainAccessibility.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// Whether the descendants are hidden from assistive technologies. Default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityIfSet?.isHidden ?? false }
    set { changeAccessibility { $0.isHidden = newValue } }
  }
  /// Whether the siblings of this view are hidden from assistive technologies. Default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityIfSet?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// The frame on the screen, in points. Default: the view's frame.
  open var accessibilityFrame: CGRect {
    get { accessibilityIfSet?.frame ?? accessibilityPath?.bounds ?? frameOnScreen }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The point on the screen at which a tap activates the object. Default: the centre of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityIfSet?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// The elements of the view in reading order: views and `UIAccessibilityElement`s. Default nil, which stands for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityIfSet?.elements }
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
    get { accessibilityIfSet?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// The searches that a screen reader offers in the element. Default nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityIfSet?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  /// Whether the descendants are read one after the other, regardless of their positions. Default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityIfSet?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityIfSet?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  /// The language of the spoken texts, such as "en-GB". Default nil.
  open var accessibilityLanguage: String? {
    get { accessibilityIfSet?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The names for voice control. Default: the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityIfSet?.inputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }

  /// The outline on the screen, whose bounding box is the accessibility frame. Default nil, which stands for the frame alone.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityIfSet?.path }
    set { changeAccessibility { $0.path = newValue } }
  }

  /// Whether the object reacts to taps. Default: true for controls and for the traits of buttons, links and similar elements.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityIfSet?.responds
        ?? (self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField]))
    }
    set { changeAccessibility { $0.responds = newValue } }
  }

  /// Stored; has no effect on Linux, where colours are not inverted. Default false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityIfSet?.ignoresInversion ?? false }
    set { changeAccessibility { $0.ignoresInversion = newValue } }
  }

  // Attributed forms. The attributes, which determine the speech, are not stored.

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

  /// Called when a screen reader activates the element. Default false.
  /// - Returns: false if the element is to be tapped instead.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back or dismisses. Default false.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  // No screen reader runs in the process: none of these is called, and the element is never focused.

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The accessibility properties that were set. Views store them themselves.
  var accessibilityIfSet: AccessibilityState? {
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

  /// Whether the object performs an action. The default is true if the selector has a method of the object's class, except for
  /// edit actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self) && !Self.editActions.contains(action.name)
  }
  /// The actions that every responder inherits, but that only editing objects perform.
  private static let editActions: Set = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "pasteAndMatchStyle:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  /// Returns the first object in the responder chain, starting with this one, that performs the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The nearest undo manager in the responder chain. Windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Editing

  // UIResponderStandardEditActions. The defaults do nothing; an object that edits overrides them and `canPerformAction`.

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  /// The types of items that can be pasted. Default nil.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { PasteTable.configurations[self] }
    set { PasteTable.configurations[self] = newValue }
  }
  /// Pastes items that the paste configuration accepts. The default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether items can be pasted. Default: true if the paste configuration has a type of one of the items.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  /// The editing gestures with three fingers. Linux has none of them. Default `default`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // Actions for styled text. The defaults do nothing.

  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Replaces the attributes of the selected text by those that the handler returns for them.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}
  /// Shows Writing Tools, which Linux does not have.
  open func showWritingTools(_ sender: Any) {}

  // Actions of documents and searches. The defaults do nothing. A responder performs such an action only if its class overrides the method.

  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}

  // MARK: Sharing

  /// The items that this object shares. Stored: Linux has no system menu that shares them. Default nil.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { ownActivityItems }
    set { ownActivityItems = newValue }
  }

  // MARK: User activities

  /// The activity of the user in this object. A scene's activity is saved with it if its delegate returns none for restoration.
  open var userActivity: NSUserActivity? {
    get { ActivityTable.activities[self] }
    set { ActivityTable.activities[self] = newValue }
  }
  /// Updates an activity. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Key commands

  /// The key commands that are available while this object is in the responder chain. Default nil.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Updates a command before it is shown or performed. The default does nothing.
  open func validate(_ command: UICommand) {}
  /// Adds and removes menus: of the main system in the application and its delegate, of the context system in every responder of the view
  /// that has the menu. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Focus

  /// The preferred targets of the focus within this object (Apple: UIFocusEnvironment). Default: a view's subviews, a controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { defaultFocusEnvironments }
  /// The first of `preferredFocusEnvironments` that is a view. The older form.
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
  /// Whether the focus may move. Default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The focus group of this view or controller. Default nil: the group of the object that contains it.
  open var focusGroupIdentifier: String? {
    get { ownFocusGroup }
    set { ownFocusGroup = newValue }
  }
  /// The priority in a focus group. When the Tab key enters the group, the item with the highest priority gets the focus. Default ignored.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { ownFocusPriority ?? .ignored }
    set { ownFocusPriority = newValue }
  }
  /// The appearance of the focused view. Default an automatic effect; nil for none.
  open var focusEffect: UIFocusEffect? {
    get { ownFocusEffect }
    set { ownFocusEffect = newValue }
  }

  // MARK: Input views

  /// The view in place of the keyboard. Default: the one of the input view controller.
  open var inputView: UIView? { inputViewController?.inputView }
  /// The shortcuts above an iPad's keyboard. Stored; has no effect on Linux.
  open var inputAssistantItem: UITextInputAssistantItem { .of(self) }
  /// The view above the keyboard. Default: the one of the input accessory view controller.
  open var inputAccessoryView: UIView? { inputAccessoryViewController?.inputView }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The input mode of the keyboard, which has its language.
  open var textInputMode: UITextInputMode? { .current }
  /// The name under which a keyboard would remember its language. Has no effect on Linux.
  open var textInputContextIdentifier: String? { nil }
  /// Updates the input view and the accessory view if this object is the first responder.
  open func reloadInputViews() { if isFirstResponder, let window = owningWindow { InputViewPanel.update(in: window, for: self) } }

  // MARK: Scroll wheel

  /// Called when a wheel or a touchpad scrolls over a view. The default passes the event on; scroll views that can scroll handle it.
  package func scrollWheelChanged(_ scroll: ScrollWheelEvent) { next?.scrollWheelChanged(scroll) }

  /// The window in which this object can be the first responder.
  package var owningWindow: UIWindow? { next?.owningWindow }
}
