import OrderedCollections
import Synchronization

/// Finds picture files by name and keeps what was read, up to a number of bytes: what was not asked for longest goes first.
package enum ImageLookup {
  private struct Key: Hashable {
    var name: String
    var folder: String?
    var scale: CGFloat
    var isDark: Bool
  }

  private struct Store {
    /// What was asked for last stands last.
    var images: OrderedDictionary<Key, UIImage> = [:]
    var bytes = 0
    var folders: [String] = []

    mutating func image(_ key: Key) -> UIImage? {
      guard let image = images.removeValue(forKey: key) else { return nil }
      images[key] = image
      return image
    }

    mutating func keep(_ image: UIImage, for key: Key) {
      if let former = images.removeValue(forKey: key) { bytes -= former.byteCount }
      images[key] = image
      bytes += image.byteCount
      while bytes > ImageLookup.budget, images.count > 1 { bytes -= images.removeFirst().value.byteCount }
    }
  }

  /// Bytes of pixels.
  package static let budget = 64 << 20
  package static var heldBytes: Int { store.withLock { $0.bytes } }

  /// Lets go of all pictures; who shows one keeps it.
  static func purge() {
    store.withLock {
      $0.images = [:]
      $0.bytes = 0
    }
  }

  private static let store = Mutex(Store())
  private static let extensions = ["", ".png", ".jpg", ".jpeg", ".webp"]

  /// Lets `UIImage(named:)` look into one more bundle.
  package static func register(_ bundle: Bundle) {
    let folder = bundle.resourceURL?.path ?? bundle.bundlePath
    store.withLock { if !$0.folders.contains(folder) { $0.folders.append(folder) } }
  }

  /// - Parameter traits: whose style counts; nil: the current ones.
  static func image(named name: String, in bundle: Bundle?, for traits: UITraitCollection? = nil) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let folder = bundle.map { $0.resourceURL?.path ?? $0.bundlePath }
    let key = Key(name: name, folder: folder, scale: GraphicsDefaults.scale, isDark: (traits ?? .current).userInterfaceStyle == .dark)
    if let known = store.withLock({ $0.image(key) }) { return known }
    let folders = folders(of: bundle)
    guard let image = imageFile(name, in: folders) ?? catalogImage(name, in: folders, isDark: key.isDark) else { return nil }
    store.withLock { $0.keep(image, for: key) }
    return image
  }

  /// Where pictures and asset catalogues of a bundle lie; of nil, those of the program.
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
    guard let (set, folder) = AssetCatalog.contents(of: name, ending: "imageset", in: folders, as: ImageSet.self),
      let entry = set.entry(for: GraphicsDefaults.scale, isDark: isDark), let file = entry.filename
    else { return nil }
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

  /// The file itself, or its variant for another scale: the screen's first, then larger ones.
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

  /// 2 for `name@2x.png`.
  private static func scale(ofName path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The main bundle, and the resource bundles that SwiftPM puts beside the program.
  private static func mainFolders() -> [String] {
    let main = Bundle.main
    let beside = main.bundlePath
    let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? [])
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(beside)/\($0)" }
    return [main.resourceURL?.path ?? beside] + bundles
  }
}

extension UIImage {
  fileprivate var byteCount: Int { cgImage.map { $0.width * $0.height * 4 } ?? 0 }
}
