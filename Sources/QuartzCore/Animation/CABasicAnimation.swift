import Foundation

/// Interpolates between two values (Apple: CABasicAnimation).
///
/// Which of the three values are set decides the ends: from and to; from and from+by; to-by and to; from and the layer's
/// current value; the layer's current value and to; current and current+by.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}
