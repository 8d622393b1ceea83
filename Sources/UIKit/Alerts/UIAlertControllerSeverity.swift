/// How serious an alert is (Apple: UIAlertControllerSeverity).
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

@MainActor private let severities = SideTable<UIAlertController, UIAlertControllerSeverity>()

extension UIAlertController {
  /// How serious the alert is. Stored: only Macs show it, by a sign of caution. Default `default`.
  public var severity: UIAlertControllerSeverity {
    get { severities[self] ?? .default }
    set { severities[self] = newValue }
  }
}
