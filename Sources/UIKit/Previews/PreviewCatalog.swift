internal import InterfaceBuilder
import ObjectiveC

/// Lists the previews of the program.
@MainActor
package enum PreviewCatalog {
  /// Returns the program's `#Preview`s. If there are none, returns the scenes of its storyboards, the view controllers that can be
  /// created without arguments (one with a nib of its name loads it), and the views of nibs. Names that occur more than once get numbers.
  package static func entries() -> [PreviewEntry] {
    let previews = PreviewRegistry.shared.all.map(entry)
    return numbered(previews.isEmpty ? madeEntries() : previews)
  }

  static func entry(_ registration: PreviewRegistry.Registration) -> PreviewEntry {
    let preview = registration.make()
    let file = URL(fileURLWithPath: registration.file)
    return PreviewEntry(
      name: preview.name ?? file.deletingPathExtension().lastPathComponent,
      summary: "\(registration.module), \(file.lastPathComponent):\(registration.line)", size: size(of: preview.traits),
      source: .init(file: registration.file, line: registration.line, module: registration.module)
    ) { registration.make().makeController() }
  }

  /// Returns the size that the traits describe. Of several traits of the same kind, the last one is used.
  static func size(of traits: [PreviewTrait<Preview.ViewTraits>]) -> PreviewEntry.Size {
    var size = PreviewEntry.Size.device(isLandscape: false)
    for trait in traits {
      switch trait.kind {
      case .device: break
      case .fixed(let fixed): size = .fixed(fixed)
      case .fitting: size = .fitting
      case .orientation(let orientation): if case .device = size { size = .device(isLandscape: orientation.isLandscape) }
      }
    }
    return size
  }

  // MARK: Without previews

  private static func madeEntries() -> [PreviewEntry] {
    let bundles = programBundles
    var ofFiles: Set<String> = []
    var entries: [PreviewEntry] = []
    for bundle in bundles {
      for name in files(ending: "storyboard", of: bundle) where name != "LaunchScreen" {
        entries += scenes(of: UIStoryboard(name: name, bundle: bundle), named: name, &ofFiles)
      }
    }
    let nibs = Set(bundles.flatMap { files(ending: "xib", of: $0) })
    for known in ClassTable.shared.constructors where known.type is UIViewController.Type {
      let constructor = known.constructor
      let name = NSStringFromClass(known.type).split(separator: ".").last.map(String.init) ?? ""
      guard !ofFiles.contains(name) else { continue }
      let file = nibs.contains(name) ? "\(name).xib" : "\((constructor.file as NSString).lastPathComponent):\(constructor.line)"
      let source = PreviewEntry.Source(file: constructor.file, line: constructor.line, module: Self.module(of: known.type))
      entries.append(
        PreviewEntry(name: name, summary: file, source: source) { constructor.make() as? UIViewController ?? UIViewController() })
    }
    return entries + bundles.flatMap(nibEntries)
  }

  private static func module(of type: AnyClass) -> String? { String(reflecting: type).split(separator: ".").first.map(String.init) }

  /// Returns the independent views of a bundle's nibs: those of nibs in which nothing is connected to the File's Owner.
  static func nibEntries(of bundle: Bundle) -> [PreviewEntry] {
    files(ending: "xib", of: bundle).compactMap { name in
      guard let document = InterfaceFiles.document(named: name, ending: "xib", in: bundle) else { return nil }
      let owner = document.objects.first { $0.element["placeholderIdentifier"] == "IBFilesOwner" }
      guard owner?.connections.isEmpty ?? true, let root = document.objects.first(where: { $0.frame != nil }), let frame = root.frame else {
        return nil
      }
      return PreviewEntry(
        name: name, summary: "\(name).xib:\(root.element.line)", size: .fixed(CGSize(width: frame.width, height: frame.height))
      ) {
        let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, options: nil)
        return PreviewController(objects.lazy.compactMap { $0 as? UIView }.first ?? UIView())
      }
    }
  }

  /// - Parameter classes: receives the classes of the scenes' controllers.
  private static func scenes(of storyboard: UIStoryboard, named name: String, _ classes: inout Set<String>) -> [PreviewEntry] {
    let scenes = storyboard.document?.scenes ?? []
    return scenes.compactMap { scene in
      guard let controller = scene.controller, controller.element.name != "viewControllerPlaceholder" else { return nil }
      let identifier = controller.identifier
      let element = controller.element
      if let type = element["customClass"] { classes.insert(type) }
      return PreviewEntry(name: title(of: element), summary: "\(name).storyboard:\(element.line)") {
        storyboard.make(identifier) ?? UIViewController()
      }
    }
  }

  /// Returns the name of a scene: the identifier or the class of its controller, or else what Interface Builder's outline shows, its label, its
  /// title or its kind, such as "Tab Bar Controller".
  static func title(of controller: InterfaceElement) -> String {
    let given = ["storyboardIdentifier", "customClass", "userLabel", "title"].lazy.compactMap { controller[$0] }.first { !$0.isEmpty }
    if let given { return given }
    let words = controller.name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The main bundle, and the resource bundles of packages beside it.
  private static var programBundles: [Bundle] {
    [.main] + ImageLookup.resourceBundles(in: Bundle.main.bundlePath).compactMap { Bundle(path: $0) }
  }

  /// Returns the names of the files in a bundle, without the extension.
  private static func files(ending: String, of bundle: Bundle) -> [String] {
    let folders = ImageLookup.folders(of: bundle).flatMap { [$0, "\($0)/Base.lproj", "\($0)/Resources", "\($0)/Resources/Base.lproj"] }
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    return Set(names.filter { $0.hasSuffix(".\(ending)") }.map { ($0 as NSString).deletingPathExtension }).sorted()
  }

  static func numbered(_ entries: [PreviewEntry]) -> [PreviewEntry] {
    var seen: [String: Int] = [:]
    let counts = Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues(\.count)
    return entries.map { entry in
      var entry = entry
      entry.sharesName = counts[entry.name.lowercased(), default: 1] > 1
      let count = seen[entry.name.lowercased(), default: 0] + 1
      seen[entry.name.lowercased()] = count
      if count > 1 { entry.name += " \(count)" }
      return entry
    }
  }
}

extension UIApplication {
  /// Prepares the application for previews, instead of launching it: registers its fonts, and creates the delegate, which many view
  /// controllers use. The delegate is not notified of a launch, because it would show its own window and start its own work.
  package func prepareForPreviews() {
    Self.registerFonts(of: .main)
    start()
    let delegates = ClassTable.shared.namedTypes.filter { $0 is any UIApplicationDelegate.Type }
    if delegates.count == 1 { try? Self.make(principalClassName: nil, delegateClassName: NSStringFromClass(delegates[0])) }
  }
}
