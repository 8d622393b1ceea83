import GestureMachines
import QuartzCore

/// The source's side of a drag: the lift, the beginning, further items, and the end.
extension DragSession {
  /// Whether a context menu opens from the same press. It then shows the lifted view, and the drag shows its previews when it begins.
  private var sharesLift: Bool {
    touch?.recognizers.contains { ($0 as? ContextPressRecognizer)?.isOpening == true } == true
  }

  func raise() {
    window.dragSession = self
    let animator = DragAnimator()
    liftAnimator = animator
    for (index, one) in carried.enumerated() {
      guard let preview = one.preview else { continue }
      let platter = PreviewPlatter(preview, controller: nil, in: window)
      carried[index].platter = platter
      overlay.add(platter)
    }
    window.addSubview(overlay)
    if sharesLift {
      overlay.alpha = 0
    } else {
      for one in carried { one.platter?.hideSource() }
    }
    for interaction in sources { interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: source) }
    UIView.animate(withDuration: DragMetrics.lifting, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.overlay.raise()
      animator.animate()
    } completion: { _ in
      animator.complete(at: .end)
    }
  }

  /// Puts the lifted views down when no drag began. The delegates are not notified of an end.
  func lower() {
    liftAnimator?.complete(at: .start)
    forget()
    overlay.release()
    let carried = carried
    UIView.animate(withDuration: DragMetrics.lifting, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      for one in carried { one.platter?.land(at: one.preview) }
    } completion: { _ in
      self.disappear()
    }
  }

  /// Tells the drag source of a list that there will be no drag.
  func forget() { for interaction in sources { (interaction.delegate as? ListDragSource)?.finish() } }

  func begin() {
    takeTouch()
    for case let menu as MenuOverlay in window.subviews { menu.close() }
    overlay.alpha = 1
    guard let interaction = sources.first, let delegate = interaction.delegate else { return }
    contents.allowsMove = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: source)
    contents.isRestricted = delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: source)
    isFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: source)
    delegate.dragInteraction(interaction, sessionWillBegin: source)
    for one in carried { one.platter?.end() }
    showOwnPreviews(of: contents.items)
    overlay.show(DragBadge.Content(.cancel, count: contents.items.count))
    gather()
    offerOutside()
  }

  /// Gives items with a preview provider their own previews (Apple: UIDragItem.previewProvider).
  private func showOwnPreviews(of items: [UIDragItem]) {
    for (index, one) in carried.enumerated() where items.contains(where: { $0 === one.item }) {
      guard let provider = one.item.previewProvider, let own = provider() else { continue }
      own.view.bounds.size = own.view.bounds.isEmpty ? own.view.intrinsicContentSize : own.view.bounds.size
      let target = UIDragPreviewTarget(container: window, center: overlay.finger)
      let platter = PreviewPlatter(
        UITargetedDragPreview(view: own.view, parameters: own.parameters, target: target), controller: nil, in: window)
      if let old = one.platter {
        overlay.replace(old, by: platter)
      } else {
        overlay.add(platter)
      }
      carried[index].platter = platter
    }
  }

  func gather() {
    let isFull = isFullSize || proposal?.prefersFullSizePreview == true
    UIView.animate(withDuration: DragMetrics.lifting, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.overlay.gather(isFull: isFull)
    }
  }

  /// Adds the items that an interaction provides for a tap during the drag.
  func addItems(from interaction: UIDragInteraction, at point: CGPoint) {
    guard machine.phase == .dragging, let delegate = interaction.delegate else { return }
    guard delegate.dragInteraction(interaction, sessionForAddingItems: [source], withTouchAt: point) === source else { return }
    let items = delegate.dragInteraction(interaction, itemsForAddingTo: source, withTouchAt: point)
    let new = items.filter { item in !contents.items.contains { $0 === item } }
    guard !new.isEmpty else { return }
    for known in sources { known.delegate?.dragInteraction(known, session: source, willAdd: new, for: interaction) }
    join(interaction)
    contents.items += new
    for item in new {
      let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: source)?.inWindow
      var one = Carried(item: item, interaction: interaction, preview: preview)
      if let preview {
        let platter = PreviewPlatter(preview, controller: nil, in: window)
        one.platter = platter
        overlay.add(platter)
      }
      carried.append(one)
    }
    showOwnPreviews(of: new)
    offerOutside()
    showOperation()
    gather()
  }

  // MARK: The end

  func goBack(_ operation: UIDropOperation) {
    springs.stop()
    guard !isForeign else { return perform(.settle) }
    outgoing?.leave()
    for interaction in sources { interaction.delegate?.dragInteraction(interaction, session: source, willEndWith: operation) }
    overlay.release()
    var returns: [(platter: PreviewPlatter?, target: UITargetedDragPreview?)] = []
    let animator = DragAnimator()
    for one in carried {
      guard let interaction = one.interaction else { continue }
      let delegate = interaction.delegate
      let target = one.preview.flatMap { delegate?.dragInteraction(interaction, previewForCancelling: one.item, withDefault: $0) }
      delegate?.dragInteraction(interaction, item: one.item, willAnimateCancelWith: animator)
      returns.append((one.platter, target))
    }
    UIView.animate(withDuration: DragMetrics.landing, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for item in returns {
        item.platter?.alpha = 1
        if let target = item.target { item.platter?.land(at: target) } else { item.platter?.alpha = 0 }
      }
      animator.animate()
    } completion: { _ in
      animator.complete(at: .end)
      self.perform(.settle)
    }
  }

  func end(_ operation: UIDropOperation) {
    disappear()
    for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: destination) }
    for interaction in sources { interaction.delegate?.dragInteraction(interaction, session: source, didEndWith: operation) }
    guard operation == .copy || operation == .move else { return }
    let transferred = { [sources, source, contents] in
      guard !contents.isRefused else { return }
      for interaction in sources { interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: source) }
    }
    guard contents.loads > 0 else { return transferred() }
    contents.onLoaded = { [weak contents] in
      contents?.onLoaded = nil
      transferred()
    }
  }

  private func disappear() {
    for one in carried { one.platter?.end() }
    overlay.removeFromSuperview()
    if window.dragSession === self { window.dragSession = nil }
  }
}
