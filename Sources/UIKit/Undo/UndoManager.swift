/// Records actions that undo and redo changes (Apple: UndoManager).
///
/// Actions registered during an undo go to the redo stack. If `groupsByEvent` is true, all actions registered in one turn of the run loop
/// are undone together. Targets are held weakly.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, outermost first.
  private var open: [UndoGroup] = []
  /// Whether the outermost open group was opened automatically for an event.
  private var isOpenByEvent = false
  private var disabled = 0

  nonisolated public override init() { super.init() }

  // MARK: Registering

  /// - Parameter handler: called with the target to undo the change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      UndoAction(target: target) { object in
        if let target = object as? TargetType { handler(target) }
      })
  }

  /// Registers a selector, whose method must have one argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoAction(target: target as AnyObject) { _ = selector.send(to: $0, anObject) })
  }

  private func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else {
        UIKitLog.refused("an undo action is registered while no undo group is open, and is left out")
        return
      }
      openForEvent()
    }
    open.last?.entries.append(.action(action))
    if !isUndoing, !isRedoing { redoStack.removeAll() }
  }

  private func openForEvent() {
    beginUndoGrouping()
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    isOpenByEvent = true
    UIApplication.shared.afterCommit { [weak self] in self?.closeForEvent() }
  }

  /// Closes the group of the event at the end of the turn.
  private func closeForEvent() {
    guard isOpenByEvent, open.count == 1 else { return }
    endUndoGrouping()
  }

  /// Whether actions are registered. Default true.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() {
    guard disabled > 0 else { return UIKitLog.refused("undo registration is enabled already") }
    disabled -= 1
  }

  // MARK: Groups

  /// Whether each turn of the run loop forms a group. Default true.
  open var groupsByEvent = true
  open var groupingLevel: Int { open.count }
  /// Stored; has no effect on Linux.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = open.last else { return UIKitLog.refused("no undo group is open to be ended") }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    open.removeLast()
    if let outer = open.last {
      if !group.isEmpty {
        outer.entries.append(.group(group))
        if outer.name.isEmpty { outer.name = group.name }
      }
    } else {
      isOpenByEvent = false
      if !group.isEmpty { push(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func push(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    }
  }

  /// Runs `body` in a group of its own, separate from the other actions of the turn.
  func groupApart(_ body: () -> Void) {
    if isOpenByEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    guard !isUndoing, !isRedoing else { return body() }
    beginUndoGrouping()
    body()
    endUndoGrouping()
  }

  /// The maximum number of groups that can be undone. Default 0, which means no limit.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
      if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }
  }

  // MARK: Undoing

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Closes the group of the event and undoes the last group.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard open.isEmpty, !isUndoing, !isRedoing else {
      return UIKitLog.refused("undo is called while \(open.count) undo groups are open")
    }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    beginUndoGrouping()
    open.last?.name = group.name
    group.perform()
    while !open.isEmpty { endUndoGrouping() }
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    beginUndoGrouping()
    open.last?.name = group.name
    group.perform()
    while !open.isEmpty { endUndoGrouping() }
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    for group in open { group.entries.removeAll() }
    disabled = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.removeActions(of: target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names the open group, or the group that was closed last.
  open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
  /// The name of the next undo action; empty if it has none.
  open var undoActionName: String { open.last?.name ?? undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  open func setActionIsDiscardable(_ discardable: Bool) { (open.last ?? undoStack.last)?.isDiscardable = discardable }
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
