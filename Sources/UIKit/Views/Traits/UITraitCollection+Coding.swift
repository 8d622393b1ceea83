import Foundation

/// Archives of the system's traits. Traits that applications define are not archived, as on iOS.
extension UITraitCollection: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    func trait<Trait: RawRepresentable>(_ key: String, _ unspecified: Trait) -> Trait where Trait.RawValue == Int {
      coder.containsValue(forKey: key) ? Trait(rawValue: coder.decodeInteger(forKey: key)) ?? unspecified : unspecified
    }
    var more = MoreTraits()
    if coder.containsValue(forKey: "contentSize"), let name = coder.decodeObject(of: NSString.self, forKey: "contentSize") {
      more.contentSize = UIContentSizeCategory(rawValue: name as String)
    }
    more.gamut = trait("gamut", .unspecified)
    more.contrast = trait("contrast", .unspecified)
    more.level = trait("level", .unspecified)
    more.legibilityWeight = trait("legibilityWeight", .unspecified)
    more.activeAppearance = trait("activeAppearance", .unspecified)
    more.forceTouch = trait("forceTouch", .unknown)
    let scale = coder.containsValue(forKey: "scale") ? coder.decodeDouble(forKey: "scale") : 0
    self.init(
      style: trait("style", .unspecified), idiom: trait("idiom", .unspecified), horizontal: trait("horizontal", .unspecified),
      vertical: trait("vertical", .unspecified), scale: scale.isFinite ? max(CGFloat(scale), 0) : 0,
      direction: trait("direction", .unspecified), more: more)
  }

  public func encode(with coder: NSCoder) {
    coder.encode(userInterfaceStyle.rawValue, forKey: "style")
    coder.encode(userInterfaceIdiom.rawValue, forKey: "idiom")
    coder.encode(horizontalSizeClass.rawValue, forKey: "horizontal")
    coder.encode(verticalSizeClass.rawValue, forKey: "vertical")
    coder.encode(Double(displayScale), forKey: "scale")
    coder.encode(layoutDirection.rawValue, forKey: "direction")
    if more.contentSize != .unspecified { coder.encode(more.contentSize.rawValue as NSString, forKey: "contentSize") }
    coder.encode(more.gamut.rawValue, forKey: "gamut")
    coder.encode(more.contrast.rawValue, forKey: "contrast")
    coder.encode(more.level.rawValue, forKey: "level")
    coder.encode(more.legibilityWeight.rawValue, forKey: "legibilityWeight")
    coder.encode(more.activeAppearance.rawValue, forKey: "activeAppearance")
    coder.encode(more.forceTouch.rawValue, forKey: "forceTouch")
  }
}
