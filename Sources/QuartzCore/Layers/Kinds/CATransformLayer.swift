import CoreGraphics
import Foundation

/// A layer that places its sublayers in space without flattening them (Apple: CATransformLayer). Each is drawn where its transforms place
/// it, nearer ones in front of farther ones; intersecting planes are cut along their intersection.
///
/// The layer draws nothing itself: contents, background, border, shadow, mask, clipping and filters have no effect. Its opacity applies to
/// each sublayer, not to all of them as a group. More than 256 layers are sorted by the depth of their centres, without cutting.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    properties.isTransformLayer = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.isTransformLayer = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    properties.isTransformLayer = true
  }

  open override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { hasNoEffect("backgroundColor") }
      super.backgroundColor = newValue
    }
  }

  open override var contents: Any? {
    get { super.contents }
    set {
      if newValue != nil { hasNoEffect("contents") }
      super.contents = newValue
    }
  }

  open override var masksToBounds: Bool {
    get { super.masksToBounds }
    set {
      if newValue { hasNoEffect("masksToBounds") }
      super.masksToBounds = newValue
    }
  }

  open override var mask: CALayer? {
    get { super.mask }
    set {
      if newValue != nil { hasNoEffect("mask") }
      super.mask = newValue
    }
  }

  private func hasNoEffect(_ key: String) { LayerLog.once("\(key) of a transform layer has no effect", of: self) }
}
