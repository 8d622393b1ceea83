/// A behavior that can be added to a view (Apple: UIInteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction. It is removed from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    viewState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard viewState.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    viewState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public var interactions: [any UIInteraction] {
    get { viewState.interactions }
    set {
      for interaction in viewState.interactions where !newValue.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
}
