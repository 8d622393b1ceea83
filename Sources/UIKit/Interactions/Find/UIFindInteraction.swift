/// Searches the text of a view with a panel at the bottom of its window (Apple: UIFindInteraction).
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  /// The query in the panel.
  open var searchText: String? { didSet { if let panel, panel.query.text != searchText { panel.query.text = searchText } } }
  open var replacementText: String? {
    didSet { if let panel, panel.replacement.text != replacementText { panel.replacement.text = replacementText } }
  }
  /// Returns the menu of the panel's options. Called with no elements when the panel appears. Default nil: no options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var isFindNavigatorVisible: Bool { panel != nil }
  private var panel: FindPanel?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a session and shows the panel. Does nothing if the delegate has no session.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, activeFindSession == nil, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    guard let window = view.window else { return }
    let made = FindPanel(self, showingReplace: showingReplace && session.supportsReplacement)
    panel = made
    made.show(in: window)
    if let searchText, !searchText.isEmpty { session.performSearch(query: searchText, options: nil) }
    updateResultCount()
  }

  open func dismissFindNavigator() {
    panel?.endEditing(true)
    panel?.removeFromSuperview()
    panel = nil
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { move(.forward) }
  open func findPrevious() { move(.backward) }

  private func move(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows the number of results of the session in the panel.
  open func updateResultCount() {
    guard let panel, let activeFindSession else { return }
    if searchText?.isEmpty == false { panel.showCount(of: activeFindSession) } else { panel.count.text = nil }
  }
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
