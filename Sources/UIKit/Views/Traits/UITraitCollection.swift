/// The traits of an environment: style, size classes, scale, layout direction and more (Apple: UITraitCollection). Immutable.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  let more: MoreTraits

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, more: MoreTraits = MoreTraits()
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    layoutDirection = direction
    self.more = more
    super.init()
  }

  /// Creates a collection in which no trait is specified.
  public convenience override init() {
    self.init(scale: 0)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(direction: layoutDirection) }

  /// Merges collections; the specified traits of later collections take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<T: Equatable>(_ path: KeyPath<UITraitCollection, T>, not unspecified: T) -> T {
      collections.last { $0[keyPath: path] != unspecified }?[keyPath: path] ?? unspecified
    }
    self.init(
      style: last(\.userInterfaceStyle, not: .unspecified), idiom: last(\.userInterfaceIdiom, not: .unspecified),
      horizontal: last(\.horizontalSizeClass, not: .unspecified), vertical: last(\.verticalSizeClass, not: .unspecified),
      scale: last(\.displayScale, not: 0), direction: last(\.layoutDirection, not: .unspecified),
      more: collections.reduce(MoreTraits()) { $0.overridden(by: $1.more) })
  }

  /// Whether a dynamic colour can look different in the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || more.contrast != other?.more.contrast || more.level != other?.more.level
  }

  /// The collection with which dynamic colours are resolved if no other one is given. While a view draws or lays out, it is the view's own.
  public static var current: UITraitCollection {
    get { stack.value }
    set { stack.value = newValue }
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    actions()
  }

  /// Runs `actions` with this collection as the current one of the main actor, without checking which thread the caller runs on.
  @MainActor
  func performInMainActor(_ actions: () -> Void) {
    let before = Self.stack.ofMainActor
    Self.stack.ofMainActor = self
    defer { Self.stack.ofMainActor = before }
    actions()
  }

  private static let stack = CurrentTraits()

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale && layoutDirection == other.layoutDirection && more == other.more
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    hasher.combine(more)
    return hasher.finalize()
  }
}

/// The current collections of the main actor and of each other thread.
///
/// Unchecked Sendable: only code on the main actor may access `ofMainActor`. Stating that to the compiler with `assumeIsolated`
/// costs two allocations for every colour that is resolved.
private final class CurrentTraits: @unchecked Sendable {
  private static let key = "vitrine.currentTraits"
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  var ofMainActor = light

  var value: UITraitCollection {
    get {
      if MainActor.isCurrent { return ofMainActor }
      return Thread.current.threadDictionary[Self.key] as? UITraitCollection ?? Self.light
    }
    set {
      if MainActor.isCurrent { return ofMainActor = newValue }
      Thread.current.threadDictionary[Self.key] = newValue
    }
  }
}
