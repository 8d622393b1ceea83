import OrderedCollections
import Synchronization

/// Finds image files by name and caches them. The least recently used images are evicted when the cache exceeds its budget.
package enum ImageLookup {
  private struct Key: Hashable {
    var name: String
    var folder: String?
    var scale: CGFloat
    var isDark: Bool
  }

  private struct Store {
    /// The cached images, the most recently used last.
    var images: OrderedDictionary<Key, UIImage> = [:]
    var bytes = 0
    var folders: [String] = []

    mutating func image(_ key: Key) -> UIImage? {
      guard let image = images.removeValue(forKey: key) else { return nil }
      images[key] = image
      return image
    }

    mutating func insert(_ image: UIImage, for key: Key) {
      if let former = images.removeValue(forKey: key) { bytes -= former.byteCount }
      images[key] = image
      bytes += image.byteCount
      while bytes > ImageLookup.budget, images.count > 1 { bytes -= images.removeFirst().value.byteCount }
    }
  }

  /// The size limit of the cache, in bytes of pixels.
  package static let budget = 64 << 20
  package static var heldBytes: Int { store.withLock { $0.bytes } }

  /// Empties the cache. Images that are in use elsewhere stay valid.
  static func purge() {
    store.withLock {
      $0.images = [:]
      $0.bytes = 0
    }
  }

  private static let store = Mutex(Store())
  private static let extensions = ["", ".png", ".jpg", ".jpeg", ".webp"]

  /// Adds a bundle in which `UIImage(named:)` looks for images.
  package static func register(_ bundle: Bundle) {
    let folder = bundle.resourceURL?.path ?? bundle.bundlePath
    store.withLock { if !$0.folders.contains(folder) { $0.folders.append(folder) } }
  }

  /// - Parameter traits: the traits whose user interface style selects the variant; nil for the current traits.
  static func image(named name: String, in bundle: Bundle?, for traits: UITraitCollection? = nil) -> UIImage? {
    guard !name.isEmpty else { return nil }
    guard !name.split(separator: "/").contains("..") else {
      UIKitLog.refused("the image \(name) is not looked up: its path is outside of the bundle")
      return nil
    }
    let folder = bundle.map { $0.resourceURL?.path ?? $0.bundlePath }
    let key = Key(name: name, folder: folder, scale: GraphicsDefaults.scale, isDark: (traits ?? .current).userInterfaceStyle == .dark)
    if let known = store.withLock({ $0.image(key) }) { return known }
    let folders = folders(of: bundle)
    guard let image = imageFile(name, in: folders) ?? catalogImage(name, in: folders, isDark: key.isDark) else { return nil }
    store.withLock { $0.insert(image, for: key) }
    return image
  }

  /// Returns the folders with the images and asset catalogs of a bundle; for nil, those of the program.
  static func folders(of bundle: Bundle?) -> [String] {
    if let bundle { return [bundle.resourceURL?.path ?? bundle.bundlePath] }
    return mainFolders() + store.withLock { $0.folders }
  }

  private static func imageFile(_ name: String, in folders: [String]) -> UIImage? {
    for folder in folders {
      for ending in extensions {
        let path = "\(folder)/\(name)\(ending)"
        if file(at: path) != nil, let image = UIImage(contentsOfFile: path) { return image }
      }
    }
    return nil
  }

  private static func catalogImage(_ name: String, in folders: [String], isDark: Bool) -> UIImage? {
    // Names of sets are also given with the extension of their files: "cloud.png" finds the set "cloud".
    let path = name as NSString
    let stem = extensions.contains(".\(path.pathExtension.lowercased())") ? path.deletingPathExtension : nil
    func contents(_ name: String) -> (contents: ImageSet, folder: String)? {
      AssetCatalog.contents(of: name, ending: "imageset", in: folders, as: ImageSet.self)
    }
    guard let (set, folder) = contents(name) ?? stem.flatMap(contents),
      let entry = set.entry(for: GraphicsDefaults.scale, isDark: isDark), let file = entry.filename
    else { return nil }
    guard AssetCatalog.isFileName(file) else {
      UIKitLog.refused("\(folder)/Contents.json names the file \(file), which is not in that folder")
      return nil
    }
    if ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased()) {
      guard let drawn = UIImage(contentsOfFile: "\(folder)/\(file).png") else {
        UIKitLog.refused("\(folder)/\(file) was not drawn as PNG files: build the program with 'vitrine build' or 'vitrine run'")
        return nil
      }
      return drawn.dressed(entry, set.properties)
    }
    guard let pixels = UIImage(contentsOfFile: "\(folder)/\(file)")?.cgImage else { return nil }
    return UIImage(cgImage: pixels, scale: entry.factor, orientation: .up).dressed(entry, set.properties)
  }

  /// Returns the file itself or a variant for another scale: that of the screen first, then larger ones, then smaller ones.
  static func file(at path: String) -> (path: String, scale: CGFloat)? {
    let own = scale(ofName: path)
    if own == 1 {
      let screen = Int(min(max(GraphicsDefaults.scale.rounded(.up), 1), 3))
      let dot = (path as NSString).pathExtension.isEmpty ? path.endIndex : path.lastIndex(of: ".") ?? path.endIndex
      for scale in Array(screen...3) + (1..<screen).reversed() {
        let candidate = scale == 1 ? path : path[..<dot] + "@\(scale)x" + path[dot...]
        if isFile(candidate) { return (candidate, CGFloat(scale)) }
      }
      return nil
    }
    return isFile(path) ? (path, own) : nil
  }

  /// Returns the scale in a file name, such as 2 for `name@2x.png`.
  private static func scale(ofName path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The main bundle, and the resource bundles that SwiftPM puts next to the program.
  private static func mainFolders() -> [String] {
    let main = Bundle.main
    return [main.resourceURL?.path ?? main.bundlePath] + resourceBundles(in: main.bundlePath)
  }

  /// Returns the paths of the resource bundles in a folder, sorted. Links are left out: `vitrine` creates one for each bundle of a package,
  /// under the name that the bundle has on Apple's systems.
  static func resourceBundles(in folder: String) -> [String] {
    let files = FileManager.default
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .sorted().map { "\(folder)/\($0)" }.filter { (try? files.destinationOfSymbolicLink(atPath: $0)) == nil }
  }
}

extension UIImage {
  fileprivate var byteCount: Int { cgImage.map { $0.width * $0.height * 4 } ?? 0 }
}
