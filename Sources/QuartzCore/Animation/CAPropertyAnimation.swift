import Foundation

/// The abstract base class of animations of one key path (Apple: CAPropertyAnimation).
open class CAPropertyAnimation: CAAnimation {
  /// The animated key path, such as "position", "bounds.size.width" or "transform.rotation.z".
  open var keyPath: String?
  /// Whether the value is added to the layer's value instead of replacing it. The default is false.
  open var isAdditive = false
  /// Whether each repeat starts from the end of the previous one. The default is false.
  open var isCumulative = false
  /// Converts the animated numbers to a transform, for the key path "transform": one number, or three for `scale` and `translate`.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(keyPath, "keyPath")
    archive.write(valueFunction, "valueFunction")
    archive.write(isAdditive, "additive")
    archive.write(isCumulative, "cumulative")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    archive.read("keyPath", into: &keyPath)
    archive.read("valueFunction", into: &valueFunction)
    archive.read("additive", into: &isAdditive)
    archive.read("cumulative", into: &isCumulative)
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
