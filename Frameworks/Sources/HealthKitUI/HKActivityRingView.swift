@_exported import HealthKit
import PlaceholderBox
@_exported import UIKit

/// A view that shows a box. The summary is stored (Apple: HKActivityRingView).
open class HKActivityRingView: UIView {
  open var activitySummary: HKActivitySummary?
  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) { self.activitySummary = activitySummary }
  private static let text = "HKActivityRingView: there is no HealthKit on Linux"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, Self.text)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, Self.text)
  }
}
