import CoreGraphics

/// A function from one or three numbers to a transform (`CAValueFunction`).
package enum TransformFunction: String, Sendable {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

  /// The number of input values.
  package var inputs: Int { self == .scale || self == .translate ? 3 : 1 }

  /// The input of the identity transform.
  var identity: AnimatableValue {
    switch self {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// Returns the transform of `value`; nil if it has the wrong number of inputs.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    switch (self, value) {
    case (.scale, .numbers(let n)) where n.count == 3: CATransform3DMakeScale(n[0], n[1], n[2])
    case (.translate, .numbers(let n)) where n.count == 3: CATransform3DMakeTranslation(n[0], n[1], n[2])
    case (.rotateX, .number(let n)): CATransform3DMakeRotation(n, 1, 0, 0)
    case (.rotateY, .number(let n)): CATransform3DMakeRotation(n, 0, 1, 0)
    case (.rotateZ, .number(let n)): CATransform3DMakeRotation(n, 0, 0, 1)
    case (.scaleX, .number(let n)): CATransform3DMakeScale(n, 1, 1)
    case (.scaleY, .number(let n)): CATransform3DMakeScale(1, n, 1)
    case (.scaleZ, .number(let n)): CATransform3DMakeScale(1, 1, n)
    case (.translateX, .number(let n)): CATransform3DMakeTranslation(n, 0, 0)
    case (.translateY, .number(let n)): CATransform3DMakeTranslation(0, n, 0)
    case (.translateZ, .number(let n)): CATransform3DMakeTranslation(0, 0, n)
    default: nil
    }
  }
}
