/// Searches the text of a view (Apple: UIFindInteraction). There is no search panel: sessions can be created and used by code, but not
/// shown.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var searchText: String?
  open var replacementText: String?
  /// Never called.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Always false.
  open var isFindNavigatorVisible: Bool { false }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a session without showing a panel.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, activeFindSession == nil, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    UIKitLog.refused("there is no panel to search a text with")
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  open func updateResultCount() {}
}

/// Supplies search sessions (Apple: UIFindInteractionDelegate).
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
