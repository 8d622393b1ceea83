extension UITextView: UIFindInteractionDelegate {
  private static let finds = SideTable<UITextView, UIFindInteraction>()

  /// nil where searching is not enabled.
  public var findInteraction: UIFindInteraction? { Self.finds[self] }

  /// Default false. There is no panel to search with.
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
