import CoreGraphics
import TextEditing

/// The drag and drop of a text field or text view: its interactions, and the delegates that customize them. It is created when one of them
/// is requested, when text is selected in the view, and when a drag first enters it.
@MainActor
final class TextDrags: NSObject {
  unowned let core: TextInputCore
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The range whose text is dragged, while a drag from the view is active.
  var dragged: Range<Int>?
  /// The effect of a drop at the current position.
  var proposal: UITextDropProposal?
  var isTarget = false
  /// The caret at the position of a drop.
  let caret = UIView(frame: .zero)

  init(_ core: TextInputCore) {
    self.core = core
    super.init()
  }

  typealias Host = any UIView & UITextDraggable & UITextDroppable
  var view: Host? { core.host as? Host }

  /// Adds the interaction with which selected text is dragged.
  func prepareDrag() { if drag.view == nil, let host = core.host { host.addInteraction(drag) } }

  /// Adds the interaction that accepts text.
  func prepareDrop() { if drop.view == nil, let host = core.host { host.addInteraction(drop) } }

  /// The lines of the selected text as they are lifted; nil without a selection.
  var selectionPreview: UITargetedDragPreview? {
    guard let host = core.host, let range = dragged ?? (core.editor.selection.isCaret ? nil : core.editor.selection.range) else {
      return nil
    }
    let lines = core.stack.rects(of: range).map { NSValue(cgRect: host.convert($0, from: core.surface)) }
    guard !lines.isEmpty else { return nil }
    return UITargetedDragPreview(view: host, parameters: UIDragPreviewParameters(textLineRects: lines))
  }
}

// MARK: The source

extension TextDrags: UIDragInteractionDelegate {
  private final class DragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession
    var existingItems: [UIDragItem] { dragSession.items }
    var isSelected: Bool { true }

    init(_ range: Range<Int>, _ items: [UIDragItem], _ session: any UIDragSession) {
      dragRange = TextOffsetRange(range)
      suggestedItems = items
      dragSession = session
      super.init()
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let host = core.host, core.isActive, !host.isSecureTextEntry, !core.editor.selection.isCaret else { return [] }
    let point = session.location(in: core.surface), range = core.editor.selection.range
    guard core.stack.rects(of: range).contains(where: { $0.contains(point) }) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: core.editor.boundaries.substring(range) as NSString))
    let items = dragDelegate?.textDraggableView(view, itemsForDrag: DragRequest(range, [item], session)) ?? [item]
    dragged = items.isEmpty ? nil : range
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let dragDelegate else { return selectionPreview }
    return dragDelegate.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    core.hideEditMenu()
    if let view { dragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let view { dragDelegate?.textDraggableView(view, dragSessionWillBegin: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    dragged = nil
    if let view { dragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation) }
  }
}

// MARK: The target

extension TextDrags: UIDropInteractionDelegate {
  private final class DropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: Int, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
      dropPosition = TextOffset(position)
      suggestedProposal = proposal
      self.isSameView = isSameView
      dropSession = session
      super.init()
    }
  }

  private func position(of session: any UIDropSession) -> Int {
    core.host.map { core.position(at: session.location(in: $0)).offset } ?? 0
  }

  private func request(for session: any UIDropSession) -> DropRequest {
    // Text is moved within its view, and copied from other views.
    let isOwn = dragged != nil
    return DropRequest(
      position(of: session), UITextDropProposal(operation: isOwn ? .move : .copy), isSameView: isOwn, session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let view, let host = core.host, session.canLoadObjects(ofClass: NSString.self) else { return false }
    if host.allowsEditing { return true }
    // The view takes text only if its delegate makes it editable.
    return (dropDelegate?.textDroppableView(view, willBecomeEditableForDrop: request(for: session)) ?? .no) != .no
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isTarget = true
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let request = request(for: session)
    let answer = dropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
    proposal = answer
    dropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
    core.showDropCaret(answer.dropAction == .insert ? position(of: session) : nil)
    return answer
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    let request = request(for: session), position = position(of: session)
    core.showDropCaret(nil)
    dropDelegate?.textDroppableView(view, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    guard let restore = becomeEditable(for: request) else { return }
    if let source = dragged, proposal.operation == .move, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
      core.moveText(source, to: position)
      return restore()
    }
    session.loadObjects(ofClass: String.self) { [weak core] texts in
      core?.takeDrop(texts.joined(), at: position, proposal.dropAction)
      restore()
    }
  }

  /// Makes a text view editable for a drop if its delegate allows it.
  /// - Returns: what must be called after the drop; nil if the view remains as it is and does not take the drop.
  private func becomeEditable(for request: any UITextDropRequest) -> (() -> Void)? {
    guard let host = core.host, !host.allowsEditing else { return {} }
    guard let view, let text = host as? UITextView, text.isSelectable else { return nil }
    switch dropDelegate?.textDroppableView(view, willBecomeEditableForDrop: request) ?? .no {
    case .no: return nil
    case .temporary:
      text.isEditable = true
      return { [weak text] in text?.isEditable = false }
    case .yes:
      text.isEditable = true
      return {}
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let dropDelegate else { return defaultPreview }
    return dropDelegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: defaultPreview)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnd: session) }
  }

  private func leave() {
    isTarget = false
    proposal = nil
    core.showDropCaret(nil)
  }
}
