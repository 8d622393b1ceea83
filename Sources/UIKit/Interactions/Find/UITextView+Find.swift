extension UITextView: UIFindInteractionDelegate {
  private static let finds = SideTable<UITextView, UIFindInteraction>()

  /// The find interaction; nil if searching is not enabled.
  public var findInteraction: UIFindInteraction? { Self.finds[self] }

  /// Whether searching is enabled. Default false. There is no search panel.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let former = findInteraction { removeInteraction(former) }
      let interaction = newValue ? UIFindInteraction(sessionDelegate: self) : nil
      Self.finds[self] = interaction
      if let interaction { addInteraction(interaction) }
    }
  }

  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
