import Foundation

/// Several animations that share one local time (Apple: CAAnimationGroup). Child animations are cut off at the group's duration; their
/// delegates and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together. Their times are in the local time of the group.
  open var animations: [CAAnimation]?

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(animations, "animations")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    archive.read("animations", into: &animations)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }
}
