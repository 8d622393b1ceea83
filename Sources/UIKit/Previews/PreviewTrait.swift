/// A property of a preview, such as its size or orientation (Apple: PreviewTrait, of DeveloperToolsSupport).
public struct PreviewTrait<Traits>: Sendable {
  enum Kind: Sendable, Equatable {
    /// The size of the device's screen.
    case device
    case fixed(CGSize)
    /// The size that fits the content.
    case fitting
    case orientation(UIInterfaceOrientation)
  }
  let kind: Kind
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The content fills the screen of the device. The default.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .device) }
  /// The content has the size of its constraints or of `sizeThatFits(_:)`.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .fitting) }
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(CGSize(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
}
