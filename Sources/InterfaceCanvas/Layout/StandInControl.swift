internal import UIKit

/// A control on the canvas whose own class works only in an application.
final class StandInControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
