import GestureMachines
import QuartzCore

/// The destinations' side of a drag.
extension DragSession {
  /// Finds the destination under the finger. Called when the finger or the content under it has moved.
  func updateDestination() {
    guard machine.phase == .dragging, !isOutside else { return }
    let hit = window.screen.hitTest(contents.location, with: nil)?.view
    perform(.target(destination(from: hit)))
    springs.follow(hit)
  }

  /// Returns the number of the innermost interaction that handles the session, from a view up through its superviews. Each interaction is
  /// asked once while the finger is over its view.
  private func destination(from hit: UIView?) -> Int? {
    var passed: [(interaction: UIDropInteraction, canHandle: Bool)] = [], found: UIDropInteraction?
    var link = hit
    while let view = link, found == nil {
      link = view.superview
      (view as? any TextInputHost)?.core.textDrags.prepareDrop()
      guard !view.viewState.interactions.isEmpty else { continue }
      for case let interaction as UIDropInteraction in view.interactions {
        let known = answers.first { $0.interaction === interaction }?.canHandle
        let canHandle = known ?? interaction.delegate?.dropInteraction(interaction, canHandle: destination) ?? false
        passed.append((interaction, canHandle))
        guard canHandle else { continue }
        found = interaction
        break
      }
    }
    answers = passed
    guard let found else { return nil }
    if let number = visited.firstIndex(where: { $0 === found }) { return number }
    visited.append(found)
    return visited.count - 1
  }

  // MARK: Delegates

  func enter(_ number: Int) {
    guard number >= 0 else { return enterOutside() }
    let interaction = visited[number]
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: destination)
  }

  func ask(_ number: Int) {
    guard number >= 0 else { return askOutside() }
    let interaction = visited[number]
    let answer = interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: destination)
    propose(answer)
  }

  func leave(_ number: Int) {
    guard number >= 0 else { return propose(nil) }
    let interaction = visited[number]
    interaction.delegate?.dropInteraction(interaction, sessionDidExit: destination)
    propose(nil)
  }

  func propose(_ answer: UIDropProposal?) {
    let wasFull = proposal?.prefersFullSizePreview == true
    proposal = answer
    perform(.propose(DragMachine.Operation(allowed(answer?.operation ?? .cancel))))
    showOperation()
    if wasFull != (answer?.prefersFullSizePreview == true), machine.phase == .dragging { gather() }
  }

  /// Returns `cancel` for a move that the source does not allow (Apple: UIDropOperation.move).
  private func allowed(_ operation: UIDropOperation) -> UIDropOperation {
    operation == .move && !contents.allowsMove ? .cancel : operation
  }

  func showOperation() {
    guard machine.phase == .dragging else { return }
    overlay.show(DragBadge.Content(allowed(proposal?.operation ?? .cancel), count: contents.items.count))
  }

  // MARK: The drop

  func drop(_ number: Int, _ operation: UIDropOperation) {
    guard number >= 0 else { return dropOutside(operation) }
    springs.stop()
    outgoing?.leave()
    let interaction = visited[number], delegate = interaction.delegate
    for source in sources { source.delegate?.dragInteraction(source, session: self.source, willEndWith: operation) }
    overlay.release()
    delegate?.dropInteraction(interaction, performDrop: destination)
    // The destination may have changed its views, and the previews go to their new positions.
    window.layoutIfNeeded()
    var landings: [(platter: PreviewPlatter?, target: UITargetedDragPreview?)] = []
    let animator = DragAnimator()
    for one in carried {
      let standard = one.platter.map { UITargetedDragPreview(landing: $0, in: window) }
      let target = standard.flatMap { standard -> UITargetedDragPreview? in
        let given = delegate?.dropInteraction(interaction, previewForDropping: one.item, withDefault: standard)
        return given === standard ? nil : given
      }
      delegate?.dropInteraction(interaction, item: one.item, willAnimateDropWith: animator)
      landings.append((one.platter, target))
    }
    UIView.animate(withDuration: DragMetrics.landing, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for landing in landings { landing.platter?.end(at: landing.target) }
      animator.animate()
    } completion: { _ in
      animator.complete(at: .end)
      self.perform(.settle)
    }
  }

  func conclude(_ number: Int) {
    guard number >= 0 else { return }
    let interaction = visited[number]
    interaction.delegate?.dropInteraction(interaction, concludeDrop: destination)
  }
}

extension UITargetedDragPreview {
  /// Creates the preview of a drop at its position when the finger lifts.
  fileprivate convenience init(landing platter: PreviewPlatter, in window: UIWindow) {
    let scale = platter.originalSize.width > 0 ? platter.frame.width / platter.originalSize.width : 1
    self.init(
      view: platter.preview.view, parameters: platter.preview.parameters,
      target: UIDragPreviewTarget(
        container: window, center: platter.center, transform: CGAffineTransform(scaleX: scale, y: scale)))
  }
}

extension PreviewPlatter {
  /// Moves to the target of a preview; without one, shrinks and fades at its position. Called in an animation block.
  func end(at target: UITargetedDragPreview?) {
    guard let target, target.inWindow != nil else {
      let scale = DragMetrics.vanishScale
      transform = CGAffineTransform(scaleX: scale, y: scale)
      alpha = 0
      return
    }
    alpha = 1
    land(at: target, needsView: false)
  }
}
