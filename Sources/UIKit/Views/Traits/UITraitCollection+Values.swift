import Foundation

extension UITraitCollection {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection that specifies only the given value of a trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init(traitsFrom: [.specifying(trait, value)])
  }

  /// Returns this collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, .specifying(trait, value)])
  }

  public convenience init(listEnvironment: UIListEnvironment) { self.init(more: MoreTraits(listEnvironment: listEnvironment)) }
  public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(more: MoreTraits(capture: sceneCaptureState)) }
  public convenience init(typesettingLanguage: Locale.Language?) { self.init(more: MoreTraits(language: typesettingLanguage)) }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(more: MoreTraits(range: imageDynamicRange)) }

  /// The kind of list that contains the view; none outside of lists.
  public var listEnvironment: UIListEnvironment { more.listEnvironment }
  /// Whether the scene is recorded. Inactive for a screen.
  public var sceneCaptureState: UISceneCaptureState { more.capture }
  /// The language that determines line breaking and hyphenation. Default nil: that of the text or of the application.
  public var typesettingLanguage: Locale.Language? { more.language }
  /// The dynamic range of images. Standard for a screen.
  public var imageDynamicRange: UIImage.DynamicRange { more.range }

  /// The configuration of images that have variants for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// The traits on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// The traits by which images are chosen from catalogues.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
    ]
  }

  private static var systemTraits: [any CollectedTrait.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
      UITraitForceTouchCapability.self, UITraitListEnvironment.self, UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
      UITraitImageDynamicRange.self,
    ]
  }

  /// Returns the traits with different values in the two collections. nil is a collection without specified traits.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    let custom = Set(more.custom.keys).union(other.more.custom.keys).filter { more.custom[$0] != other.more.custom[$0] }
    return Self.systemTraits.filter { $0.differs(self, other) }
      + custom.compactMap { more.custom[$0]?.trait ?? other.more.custom[$0]?.trait }
  }
}

extension UIMutableTraits {
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
