internal import InterfaceBuilder

/// Decodes the properties that all views have.
@MainActor enum ViewDecoder {
  static func decode(_ view: UIView, _ coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let element = coder.element, loader = coder.loader
    coder.isDecoded = true
    loader.register(view, coder.source)
    decodeGeometry(view, element, loader)
    decodeAppearance(view, element, loader)
    decodeLayout(view, element)
    for guide in element.all("viewLayoutGuide") {
      if let id = guide["id"], let made = guideOf(view, guide["key"]) { loader.register(made, as: id) }
    }
    if let id = element.first("keyboardLayoutGuide")?["id"] { loader.register(view.keyboardLayoutGuide, as: id) }
    let excluded = loader.exclusions(of: element)
    for child in element.first("subviews")?.children ?? [] where !excluded.contains(child["id"] ?? "") {
      guard let subview = loader.view(child) else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }

  private static func decodeGeometry(_ view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    assign(isAutoresized(element, loader), to: \.translatesAutoresizingMaskIntoConstraints, of: view)
    let mask = element.property("autoresizingMask")
    var flags: UIView.AutoresizingMask = []
    for (name, flag) in autoresizing where mask?.flag(name) == true { flags.insert(flag) }
    assign(flags, to: \.autoresizingMask, of: view)
    assign(element.flag("autoresizesSubviews") ?? true, to: \.autoresizesSubviews, of: view)
    guard let frame = InterfaceObject(element).frame.map({ CGRect($0) }) else { return }
    // In an application, a view has the stored frame until its constraints are solved, and its initialiser, `awakeFromNib()` and
    // `viewDidLoad()` see it (Apple: a nib stores the bounds and the centre of each view). The canvas shows what the constraints alone
    // give; there, the frame of such a view is only the reference size for its autoresized subviews.
    if loader.surroundings == nil || view.translatesAutoresizingMaskIntoConstraints || hasAutoresizedSubviews(element, loader) {
      view.frame = frame
    }
  }

  private static func hasAutoresizedSubviews(_ element: InterfaceElement, _ loader: InterfaceLoader) -> Bool {
    element.name != "stackView"
      && element.first("subviews")?.children.contains {
        isAutoresized($0, loader) && $0.property("autoresizingMask") != nil
      } == true
  }

  /// Whether a view is positioned by its frame and its autoresizing mask. Xcode marks views without constraints as `fixedFrame`, but at the
  /// same time states that their mask does not become constraints; when it compiles the file, it uses the mask nevertheless (1,366 such
  /// views in public projects, none with a constraint). The canvas also does so for views that have a mask and to which no constraint
  /// refers: all 11 in files of three projects, such as the additional views in cells with a style, are at their frames.
  private static func isAutoresized(_ element: InterfaceElement, _ loader: InterfaceLoader) -> Bool {
    if element.flag("fixedFrame") == true || element.flag("translatesAutoresizingMaskIntoConstraints") != false { return true }
    guard loader.surroundings != nil, element.property("autoresizingMask") != nil, let id = element["id"] else { return false }
    return !loader.document.constrained.contains(id)
  }

  private static let autoresizing: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin), ("heightSizable", .flexibleHeight),
  ]

  private static func decodeAppearance(_ view: UIView, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("hidden") { view.isHidden = flag }
    if let alpha = element.number("alpha") { view.alpha = min(1, max(0, alpha)) }
    assign(element.flag("userInteractionEnabled") ?? true, to: \.isUserInteractionEnabled, of: view)
    assign(element.flag("multipleTouchEnabled") ?? false, to: \.isMultipleTouchEnabled, of: view)
    assign(element.flag("clipsSubviews") ?? view.clipsToBounds, to: \.clipsToBounds, of: view)
    if let mode = element["contentMode"].flatMap({ InterfaceWords.contentModes[$0] }) { view.contentMode = mode }
    assign(element.integer("tag") ?? 0, to: \.tag, of: view)
    if let color = loader.color(element.property("backgroundColor")) { view.backgroundColor = color }
    if let color = loader.color(element.property("tintColor")) { view.tintColor = color }
    switch element["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    view.restorationIdentifier = element["restorationIdentifier"]
    if let accessibility = element.property("accessibilityConfiguration") ?? element.first("accessibility") {
      view.accessibilityIdentifier = accessibility["identifier"]
      if let label = accessibility["label"] { view.accessibilityLabel = label }
      if let hint = accessibility["hint"] { view.accessibilityHint = hint }
    }
  }

  private static func decodeLayout(_ view: UIView, _ element: InterfaceElement) {
    func priority(_ name: String, _ set: (UILayoutPriority) -> Void) {
      if let value = element.number(name) { set(UILayoutPriority(rawValue: Float(min(1000, max(0, value))))) }
    }
    priority("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .horizontal) }
    priority("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .vertical) }
    if let flag = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
    decodeMargins(view, element)
  }

  static func decodeMargins(_ view: UIView, _ element: InterfaceElement) {
    if let edges = element.property("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: edges.number("top") ?? 8, left: edges.number("left") ?? 8, bottom: edges.number("bottom") ?? 8,
        right: edges.number("right") ?? 8)
    }
    if let edges = element.property("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: edges.number("top") ?? 8, leading: edges.number("leading") ?? 8, bottom: edges.number("bottom") ?? 8,
        trailing: edges.number("trailing") ?? 8)
    }
  }

  private static func guideOf(_ view: UIView, _ key: String?) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins", "margins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
