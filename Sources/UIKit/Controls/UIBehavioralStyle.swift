/// Whether a control looks and behaves as on an iPad or on a Mac (Apple: UIBehavioralStyle).
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

@MainActor private let styles = SideTable<UIView, UIBehavioralStyle>()

extension UIButton {
  /// The style that the button uses. Always `pad`, since only Macs have the other one.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The style that the button should use. Stored; has no effect on Linux. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { styles[self] ?? .automatic }
    set { styles[self] = newValue }
  }
}

extension UINavigationBar {
  /// The style that the bar uses. Always `pad`, since only Macs have the other one.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The style that the bar should use. Stored; has no effect on Linux. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { styles[self] ?? .automatic }
    set { styles[self] = newValue }
  }
}

extension UISlider {
  /// The style that the slider uses. Always `pad`, since only Macs have the other one.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// The style that the slider should use. Stored; has no effect on Linux. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { styles[self] ?? .automatic }
    set { styles[self] = newValue }
  }
}
