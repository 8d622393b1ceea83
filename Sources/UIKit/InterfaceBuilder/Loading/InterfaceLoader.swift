internal import InterfaceBuilder

/// Makes the objects of a document, or of a scene of one, and connects them.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle?
  /// How it is loaded: as a program does, or as Interface Builder shows it.
  let canvas: CanvasSettings?
  /// The file, as messages name it; nil where the classes that it names are not asked for, as on a canvas.
  let file: String?
  /// Whose segues they are, where the objects are a scene's.
  weak var controller: UIViewController?
  /// Size classes that variations are for.
  var sizeClasses: SizeClasses
  /// What was made, by identifier.
  private(set) var objects = KnownObjects()
  /// Classes that take the place of an element's own, by identifier: of what a cell places itself.
  private var places: [String: UIView.Type] = [:]
  /// What was made, in the order of the file.
  private(set) var made: [(element: InterfaceElement, object: AnyObject)] = []
  /// Items that have to be told that they are complete.
  private var sleeping: [AnyObject] = []
  /// Objects that are connected with what is made next, too.
  private var later: [(element: InterfaceElement, object: AnyObject)] = []
  private var connected: Set<String> = []

  init(document: InterfaceDocument, bundle: Bundle?, canvas: CanvasSettings? = nil, file: String? = nil) {
    self.document = document
    self.bundle = bundle
    self.canvas = canvas
    self.file = file
    sizeClasses = canvas?.sizeClasses ?? Self.sizeClasses(of: UIScreen.main.traitCollection)
  }

  /// For a part of a scene that is made again and again.
  convenience init(document: InterfaceDocument, bundle: Bundle?, around scene: InterfaceLoader?) {
    self.init(document: document, bundle: bundle, file: scene?.file)
    guard let scene else { return }
    objects = scene.objects
    controller = scene.controller
  }

  static func sizeClasses(of traits: UITraitCollection) -> SizeClasses {
    func named(_ value: UIUserInterfaceSizeClass) -> InterfaceVariation.SizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    return (named(traits.horizontalSizeClass), named(traits.verticalSizeClass))
  }

  func register(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element["id"] { objects.add(object, as: id) }
    made.append((element, object))
    sleeping.append(object)
  }

  /// Connects an object that is there already when the next objects are complete.
  func connectLater(_ element: InterfaceElement, from object: AnyObject) { later.append((element, object)) }

  /// Whether a connection is made for the first time.
  func isNew(_ connection: InterfaceElement) -> Bool { connection["id"].map { connected.insert($0).inserted } ?? true }

  /// Keeps only what is inside of top-level views, which may come and go with size classes: nobody who keeps the loader is kept by it.
  func letGoOfOwners() {
    made.removeAll { ($0.object as? UIView)?.superview == nil }
    objects.keep { $0 is NSLayoutConstraint || ($0 as? UIView)?.superview != nil }
  }

  /// An object that another one made, or that stands for a placeholder.
  func know(_ object: AnyObject, as identifier: String) { objects.add(object, as: identifier) }

  /// The element of that identifier becomes a view of this class, unless it has one of the program's.
  func use(_ type: UIView.Type, for identifier: String) { places[identifier] = type }

  // MARK: Making

  /// The view of an element, with all that is in it; nil where it is none, or where its class refuses.
  func view(_ element: InterfaceElement) -> UIView? {
    guard let standard = ViewKinds.base(of: element.name, isCanvas: canvas != nil) else { return nil }
    let base = element["customClass"] == nil ? places[element["id"] ?? ""] ?? standard : standard
    let (type, isStandIn) = CustomClass.resolve(element, base: base, file: file)
    let coder = InterfaceCoder(element, loader: self)
    guard let view = type.init(coder: coder) else {
      UIKitLog.refused("\(type).init(coder:) made nothing of <\(element.name)> in line \(element.line)")
      return nil
    }
    // A class whose initialiser does not call the one of its superclass with the same coder is not told of by it.
    if !coder.isTaken { ViewDecoder.decode(view, coder) }
    if let canvas {
      let kind = CanvasElement(
        style: element["style"], isBordered: element["borderStyle"] == "roundedRect",
        hasTextStyle: element.property("fontDescription")?["style"] != nil
          || element.property("configuration")?.property("titleFontDescription") != nil)
      view.layoutState.canvas = ControlFacts.nature(of: view, kind: element.name, element: kind, settings: canvas)
    }
    if isStandIn { view.viewState.standInFor = element["customClass"] }
    return view
  }

  /// A top-level object: a view, a gesture recogniser, an object of the program's; nil for what stands for another.
  func object(_ element: InterfaceElement) -> AnyObject? {
    if ["placeholder", "exit"].contains(element.name) { return nil }
    if let recognizer = RecognizerLoading.make(element, file: file) {
      register(recognizer, element)
      return recognizer
    }
    if element.name == "customObject" {
      let name = element["customClass"] ?? "NSObject"
      let type = CustomClass.find(name, module: element["customModule"]) as? NSObject.Type
      if type == nil, name != "NSObject" { MissingClass(name, in: element, base: NSObject.self, found: nil).tell(file) }
      let made = type.map { DynamicInstance.make($0) } ?? (name == "NSObject" ? NSObject() : StandInObject(name))
      register(made, element)
      return made
    }
    if element.name == "barButtonItem" { return BarLoading.item(element, self) }
    return view(element)
  }

  /// Gives what an element says to a view that is there already.
  func fill(_ view: UIView, _ element: InterfaceElement) { ViewDecoder.decode(view, InterfaceCoder(element, loader: self)) }

  // MARK: Completing

  /// Constraints, attributes and connections of all that was made since the last call, and then `awakeFromNib()`.
  func finish() {
    let start = made.count - sleeping.count
    for (element, object) in made[start...] {
      if let view = object as? UIView { ConstraintLoading.activate(element, of: view, loader: self) }
    }
    let fresh = sleeping
    sleeping = []
    for (element, object) in made[start...] { RuntimeAttributes.apply(element, to: object, loader: self) }
    for (element, object) in made[start...] + later { Connections.connect(element, from: object, loader: self) }
    later = []
    // Controllers keep the loader.
    made.removeAll { $0.object is UIViewController }
    for object in fresh {
      if let responder = object as? UIResponder {
        responder.awakeFromNib()
      } else if let item = object as? UIBarItem {
        item.awakeFromNib()
      } else {
        (object as? NSObject)?.awakeFromNib()
      }
      if canvas != nil { (object as? UIView)?.prepareForInterfaceBuilder() }
    }
  }
}
