import CoreGraphics
import Foundation

/// Keeps the rows of a table view controller clear of the keyboard: while a keyboard or an input view covers the table, the table has a
/// bottom inset for it, and the text input that is edited is scrolled into the visible part.
@MainActor
final class KeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var observation: KeyboardObservation?
  /// The inset that was added, in points.
  private var added: CGFloat = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    let endKey = UIResponder.keyboardFrameEndUserInfoKey, durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    // Sent for every change, also for appearing and disappearing.
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let end = (note.userInfo?[endKey] as? NSValue)?.cgRectValue
      let duration = note.userInfo?[durationKey] as? TimeInterval
      MainActor.assumeIsolated { self?.keyboardMoves(to: end, duration: duration ?? 0) }
    }
    observation = KeyboardObservation(token)
    if let window = scrollView.window, let panel = window.inputPanel { makeRoom(above: panel.targetFrame.minY, in: window) }
  }

  /// Stops, and removes the inset.
  func end() {
    observation = nil
    setInset(0)
  }

  private func keyboardMoves(to end: CGRect?, duration: TimeInterval) {
    guard let scrollView, let window = scrollView.window, let end else { return }
    let top = window.convertFromScreen(end.origin).y
    UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.makeRoom(above: top, in: window)
    }
  }

  private func makeRoom(above top: CGFloat, in window: UIWindow) {
    guard let scrollView else { return }
    let bottom = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.maxY), to: nil as UIView?).y
    // The safe area at the bottom is part of the covered area.
    let safe = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let covered = bottom - top
    setInset(covered > 0 ? max(0, covered - safe) : 0)
    guard covered > 0, let edited = window.firstResponder as? UIView, edited !== scrollView, edited.isDescendant(of: scrollView) else {
      return
    }
    scrollView.scrollRectToVisible(scrollView.convert(edited.bounds, from: edited).insetBy(dx: 0, dy: -8), animated: false)
  }

  private func setInset(_ height: CGFloat) {
    guard let scrollView, height != added else { return }
    scrollView.contentInset.bottom += height - added
    scrollView.verticalScrollIndicatorInsets.bottom += height - added
    added = height
  }
}
