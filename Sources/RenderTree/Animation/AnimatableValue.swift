import CoreGraphics

/// The value of an animatable key path, as layers hold it and animations produce it.
package enum AnimatableValue: Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// nil stands for the clear colour.
  case color(CGColor?)
  case path(CGPath?)
  /// Interpolated by a cross-fade.
  case contents(LayerContents?)
  /// Switches at a progress of 0.5, like every value that cannot be interpolated.
  case flag(Bool)
  /// A case of an enumeration, or an option set.
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
