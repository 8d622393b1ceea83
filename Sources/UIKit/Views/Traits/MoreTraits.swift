import Display
import Foundation

/// The content size category; the level, which is elevated in sheets and popovers; traits that are constant on Linux but can be created and
/// compared; and traits that applications define.
struct MoreTraits: Hashable, Sendable {
  var contentSize = UIContentSizeCategory.unspecified
  var gamut = UIDisplayGamut.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var forceTouch = UIForceTouchCapability.unknown
  var listEnvironment = UIListEnvironment.unspecified
  var capture = UISceneCaptureState.unspecified
  var language: Locale.Language?
  var range = UIImage.DynamicRange.unspecified
  /// The version of iOS whose look bars and controls have. It is handled like a trait, which Apple does not have.
  var look: SystemLook?
  /// The values of traits that applications define, by their types.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// The values of a screen.
  static let standard = MoreTraits(
    contentSize: .large, gamut: .SRGB, contrast: .normal, level: .base, legibilityWeight: .regular, activeAppearance: .active,
    forceTouch: .unavailable, listEnvironment: .none, capture: .inactive, range: .standard)

  /// Returns these traits with the specified values of the other ones taking precedence.
  func overridden(by other: MoreTraits) -> MoreTraits {
    var result = self
    if other.contentSize != .unspecified { result.contentSize = other.contentSize }
    if other.gamut != .unspecified { result.gamut = other.gamut }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.level != .unspecified { result.level = other.level }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    if other.forceTouch != .unknown { result.forceTouch = other.forceTouch }
    if other.listEnvironment != .unspecified { result.listEnvironment = other.listEnvironment }
    if other.capture != .unspecified { result.capture = other.capture }
    if let language = other.language { result.language = language }
    if other.range != .unspecified { result.range = other.range }
    if let look = other.look { result.look = look }
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }
}
