import Foundation

extension NSValue {
  /// The type encoding: sixteen numbers, because Foundation on Linux does not accept structures.
  static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  /// The transform; the identity if the value holds another type.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    if holdsTransform { getValue(&transform) }
    return transform
  }

  var holdsTransform: Bool { String(cString: objCType) == Self.transformType }
}
