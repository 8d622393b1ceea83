import Foundation

/// An animation between two values (Apple: CABasicAnimation).
///
/// The properties that are set determine the start and end: `from` and `to`; `from` and `from + by`; `to - by` and `to`; `from` and the
/// layer's current value; the current value and `to`; the current value and that value plus `by`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil to derive it from the other values. An object of the property's type.
  open var fromValue: Any?
  /// The value at the end; nil to derive it from the other values.
  open var toValue: Any?
  /// The difference between the end and the start; nil to derive it from the other values.
  open var byValue: Any?

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(fromValue, "fromValue")
    archive.write(toValue, "toValue")
    archive.write(byValue, "byValue")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    archive.read("fromValue", into: &fromValue)
    archive.read("toValue", into: &toValue)
    archive.read("byValue", into: &byValue)
  }

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
