import Foundation

/// Abstract base of animations of one key path (Apple: CAPropertyAnimation).
open class CAPropertyAnimation: CAAnimation {
  /// Such as "position", "bounds.size.width", "transform.rotation.z".
  open var keyPath: String?
  /// Adds to the value instead of replacing it. Default false.
  open var isAdditive = false
  /// Each repetition starts from the end of the one before. Default false.
  open var isCumulative = false
  /// Makes a transform of the animation's numbers, for the key path "transform": one number, or three for `scale` and `translate`.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}
