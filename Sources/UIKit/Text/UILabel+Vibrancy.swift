/// Whether a label is drawn with vibrancy (Apple: UILabelVibrancy).
public enum UILabelVibrancy: Int, Sendable {
  case none, automatic
}

@MainActor private let vibrancies = SideTable<UILabel, UILabelVibrancy>()

extension UILabel {
  /// Whether the label is drawn with vibrancy where the system does so. Stored; has no effect on Linux. Default none.
  public var preferredVibrancy: UILabelVibrancy {
    get { vibrancies[self] ?? .none }
    set { vibrancies[self] = newValue }
  }
}
