/// The components of a transform: scale first, then horizontal shear, rotation and translation (Apple: CGAffineTransformComponents).
@frozen public struct CGAffineTransformComponents: Sendable, Hashable {
  public var scale: CGSize
  /// The shear along x as a factor of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  @inlinable public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the scale, shear, rotation and translation that make up the transform. A mirrored transform has a negative scale height.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      // The x axis has no length: only a scale along y and its direction remain.
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
    }
    let height = (a * d - b * c) / width
    let skew = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : skew / height,
      rotation: atan2(b, a), translation: translation)
  }
}
