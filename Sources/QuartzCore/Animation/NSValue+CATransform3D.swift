import Foundation

extension NSValue {
  /// Sixteen numbers: Foundation on Linux takes no structures.
  static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  /// The identity where the value holds something else.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    if holdsTransform { getValue(&transform) }
    return transform
  }

  var holdsTransform: Bool { String(cString: objCType) == Self.transformType }
}
