/// The meaning of colour components (Apple: CGColorSpace).
///
/// All drawing is done in sRGB; colours of other spaces are converted.
public final class CGColorSpace: Hashable, Sendable {
  /// The conversion of components to linear light.
  enum Curve: Hashable, Sendable {
    case sRGB, linear, gamma(Double)
  }

  enum Primaries: Hashable, Sendable {
    case sRGB, displayP3
  }

  public let model: CGColorSpaceModel
  /// The name that the space was created with; nil for a device space.
  public let name: CFString?
  let curve: Curve
  let primaries: Primaries
  let isExtended: Bool

  init(model: CGColorSpaceModel, name: CFString?, curve: Curve = .sRGB, primaries: Primaries = .sRGB, isExtended: Bool = false) {
    self.model = model
    self.name = name
    self.curve = curve
    self.primaries = primaries
    self.isExtended = isExtended
  }

  /// Returns nil for a name that is not one of the constants below.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(model: .rgb, name: name)
    case CGColorSpace.extendedSRGB: self.init(model: .rgb, name: name, isExtended: true)
    case CGColorSpace.linearSRGB: self.init(model: .rgb, name: name, curve: .linear)
    case CGColorSpace.extendedLinearSRGB: self.init(model: .rgb, name: name, curve: .linear, isExtended: true)
    case CGColorSpace.displayP3: self.init(model: .rgb, name: name, primaries: .displayP3)
    case CGColorSpace.extendedDisplayP3: self.init(model: .rgb, name: name, primaries: .displayP3, isExtended: true)
    case CGColorSpace.genericRGBLinear: self.init(model: .rgb, name: name, curve: .linear)
    case CGColorSpace.genericGrayGamma2_2: self.init(model: .monochrome, name: name, curve: .gamma(2.2))
    case CGColorSpace.extendedGray: self.init(model: .monochrome, name: name, curve: .gamma(2.2), isExtended: true)
    case CGColorSpace.linearGray: self.init(model: .monochrome, name: name, curve: .linear)
    case CGColorSpace.extendedLinearGray: self.init(model: .monochrome, name: name, curve: .linear, isExtended: true)
    case CGColorSpace.genericCMYK: self.init(model: .cmyk, name: name)
    default: return nil
    }
  }

  /// The number of components, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern, .unknown: 0
    default: 3
    }
  }

  public var isWideGamutRGB: Bool { primaries == .displayP3 || (isExtended && model == .rgb) }
  public var supportsOutput: Bool { model != .pattern }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let standardRGB = CGColorSpace(model: .rgb, name: CGColorSpace.sRGB)
  static let standardGray = CGColorSpace(model: .monochrome, name: CGColorSpace.genericGrayGamma2_2, curve: .gamma(2.2))
  static let pattern = CGColorSpace(model: .pattern, name: nil)

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.model == rhs.model && lhs.name == rhs.name && lhs.curve == rhs.curve && lhs.primaries == rhs.primaries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// Returns device RGB, which is treated as sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(model: .rgb, name: nil)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome, name: nil, curve: .sRGB)
}

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(model: .cmyk, name: nil)
}
