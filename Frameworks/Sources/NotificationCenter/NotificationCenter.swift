@_exported import UIKit
@_exported import UserNotifications

/// The methods of a widget of the Today view (Apple: NCWidgetProviding). Nothing on Linux shows such widgets.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}

/// Apple: NCUpdateResult.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// Apple: NCWidgetDisplayMode.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// Apple: NCWidgetController. Has no effect.
open class NCWidgetController: NSObject {
  open class func widgetController() -> Self { self.init() }
  public required override init() { super.init() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension UIVibrancyEffect {
  /// The vibrancy of primary text in a widget (Apple: widgetPrimaryVibrancyEffect).
  public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
  public class func widgetSecondary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
}
