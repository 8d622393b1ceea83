import CoreGraphics

/// The appearance of the focused item (Apple: UIFocusEffect). An effect of this class is the automatic one: a ring around the view.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  func duplicate() -> UIFocusEffect { UIFocusEffect() }
}
