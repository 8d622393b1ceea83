import CoreGraphics

/// A value that a key path has and an animation gives.
package enum AnimatableValue: Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// nil is clear.
  case color(CGColor?)
  case path(CGPath?)
  /// Cross-fades.
  case contents(LayerContents?)
  /// Jumps in the middle, as all that cannot be interpolated does.
  case flag(Bool)
  /// One of several, or a set of them.
  case choice(UInt)
  case colors([CGColor])
  case numbers([CGFloat])

  package enum Kind: Sendable { case number, point, size, rect, transform, color, path, contents, flag, choice, colors, numbers }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .contents: .contents
    case .flag: .flag
    case .choice: .choice
    case .colors: .colors
    case .numbers: .numbers
    }
  }
}
