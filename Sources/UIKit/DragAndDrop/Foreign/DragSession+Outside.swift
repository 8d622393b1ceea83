import Display
import GestureMachines
import QuartzCore

/// A drag of this application over other programs. To the machine their windows are destinations with negative numbers, which answer later.
extension DragSession {
  private static func number(of window: UInt32) -> Int { -1 - Int(window) }

  /// Whether the drag is over a window of another program.
  var isOutside: Bool { machine.target.map { $0 < 0 } ?? false }

  /// Offers the items to other programs, unless the source keeps them within the application.
  func offerOutside() {
    guard !isForeign, !contents.isRestricted, let display = window.screen.display else { return }
    outgoing = display.beginDrag(DataOffer(of: contents.items.map(\.itemProvider)))
    outgoing?.answered = { [weak self] in self?.answeredOutside($0) }
  }

  /// Moves the drag over other programs. Returns false if it is over the display.
  func followOutside() -> Bool {
    guard machine.phase == .dragging, let outgoing else { return false }
    switch outgoing.move(to: contents.location) {
    case .display:
      // The destination outside is left, so that those of the display are looked for again.
      if isOutside { perform(.target(nil)) }
      return false
    case .nothing: perform(.target(nil))
    case .program(let window): perform(.target(Self.number(of: window)))
    }
    answers = []
    springs.follow(nil)
    return true
  }

  func enterOutside() { isAcceptedOutside = false }

  func askOutside() { propose(UIDropProposal(operation: isAcceptedOutside ? .copy : .cancel)) }

  private func answeredOutside(_ isAccepted: Bool) {
    guard machine.phase == .dragging, isOutside else { return }
    isAcceptedOutside = isAccepted
    askOutside()
  }

  /// Drops the items on another program. The source hears that they were transferred when that program has taken them.
  func dropOutside(_ operation: UIDropOperation) {
    springs.stop()
    for interaction in sources { interaction.delegate?.dragInteraction(interaction, session: source, willEndWith: operation) }
    overlay.release()
    contents.loads += 1
    outgoing?.finished = { [contents] isAccepted in
      contents.isRefused = !isAccepted
      contents.loads -= 1
    }
    if outgoing?.drop() != true {
      contents.isRefused = true
      contents.loads -= 1
    }
    UIView.animate(withDuration: DragMetrics.landing, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for one in self.carried { one.platter?.end(at: nil) }
    } completion: { _ in
      self.perform(.settle)
    }
  }
}
