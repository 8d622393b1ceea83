import CPango
import Foundation

/// Opens each face once, and finds the face that has a character. Used under `TextEngine.lock`.
final class FontLibrary {
  private let root: String
  private var faces: [FaceKey: FontFace?] = [:]
  private var missing: Set<FontPackage> = []
  private var fallbacks: [FallbackKey: FontFace] = [:]
  private var named: [NamedKey: FontFace?] = [:]
  private var nextNumber: UInt32 = 1
  private(set) lazy var names = FontNames(root: root)

  init(root: String) { self.root = root }

  private struct FaceKey: Hashable {
    let path: String
    let index: Int
    let isOblique: Bool
  }

  private struct NamedKey: Hashable {
    let name: String
    let weight: FontWeight
    let isItalic: Bool
  }

  private struct FallbackKey: Hashable {
    let base: UInt32
    let isBold: Bool
    let scalar: UInt32
    let region: HanRegion
    let script: UInt32
  }

  // MARK: Opening files

  /// Opens a face of one of the packages. A missing package is logged once with its name, and its fonts are nil afterwards.
  func open(_ file: FontFile, isOblique: Bool = false) -> FontFace? {
    let folder = "\(root)/\(file.package.folder)"
    if let face = open(path: "\(folder)/\(file.name)", index: file.index, isOblique: isOblique) { return face }
    if file.name.hasSuffix("-Bold.ttf"), file.package == .notoCore {
      return open(FontFile(.notoCore, file.name.replacingOccurrences(of: "-Bold.ttf", with: "-Regular.ttf")), isOblique: isOblique)
    }
    if missing.insert(file.package).inserted {
      textLog.error(
        "\(folder)/\(file.name) is missing: \(file.package.purpose) is drawn with another font. Install the Debian package \(file.package.rawValue)"
      )
    }
    return nil
  }

  func open(path: String, index: Int, isOblique: Bool) -> FontFace? {
    let key = FaceKey(path: path, index: index, isOblique: isOblique)
    if let face = faces[key] { return face }
    let face = FontFace(path: path, index: index, isOblique: isOblique, number: nextNumber)
    nextNumber += 1
    faces[key] = .some(face)
    return face
  }

  /// Returns the face of the system font, or a replacement; nil only on a machine without any font.
  func systemFace(size: Double, weight: FontWeight, isItalic: Bool) -> FontFace? {
    let isDisplay = size >= SystemFontFit.displaySize
    return open(.inter(weight: weight, isItalic: isItalic, isDisplay: isDisplay))
      ?? open(.noto("NotoSans", isBold: weight.isBold), isOblique: isItalic) ?? anyFace()
  }

  func monospacedFace(weight: FontWeight, isItalic: Bool) -> FontFace? {
    open(.monospaced(isBold: weight.isBold), isOblique: isItalic)
      ?? open(.cjkMono(.korea, isBold: weight.isBold), isOblique: isItalic)
      ?? systemFace(size: 12, weight: weight, isItalic: isItalic)
  }

  func serifFace(weight: FontWeight, isItalic: Bool) -> FontFace? {
    let style = weight.isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
    return open(FontFile(.notoCore, "NotoSerif-\(style).ttf")) ?? systemFace(size: 12, weight: weight, isItalic: isItalic)
  }

  /// Returns the face of an installed family or PostScript name; nil if there is none.
  func namedFace(_ name: String, weight: FontWeight, isItalic: Bool) -> FontFace? {
    let key = NamedKey(name: name, weight: weight, isItalic: isItalic)
    if let face = named[key] { return face }
    var face: FontFace?
    if let match = names.match(name, weight: weight, isItalic: isItalic) {
      face = open(path: match.path, index: match.index, isOblique: isItalic && !match.isItalic)
    }
    named[key] = .some(face)
    return face
  }

  /// Registers the names of a file's fonts. Returns false if there are none.
  func register(file: String) -> Bool {
    guard names.register(file: file) else { return false }
    named.removeAll()
    return true
  }

  private func anyFace() -> FontFace? {
    open(.cjk(.korea, isBold: false)) ?? open(.monospaced(isBold: false))
      ?? names.anyFile().flatMap { open(path: $0.path, index: $0.index, isOblique: false) }
  }

  // MARK: Fallback

  /// Returns the face that draws a character that `base` lacks. The result depends only on the characters and the packages.
  func fallback(for scalar: UInt32, base: FontFace, isBold: Bool, script: UInt32, region: HanRegion) -> FontFace {
    let key = FallbackKey(base: base.number, isBold: isBold, scalar: scalar, region: region, script: script)
    if let face = fallbacks[key] { return face }
    let face = findFallback(for: scalar, isBold: isBold, script: script, region: region) ?? base
    if fallbacks.count > 20_000 { fallbacks.removeAll() }
    fallbacks[key] = face
    return face
  }

  private func findFallback(for scalar: UInt32, isBold: Bool, script: UInt32, region: HanRegion) -> FontFace? {
    func covering(_ face: FontFace?) -> FontFace? { face?.glyph(for: scalar) != nil ? face : nil }
    if let family = FontFallback.family(ofScript: script), let face = covering(open(.noto(family, isBold: isBold))) { return face }
    if FontFallback.isCJK(scalar), let face = covering(open(.cjk(region, isBold: isBold))) { return face }
    for family in FontFallback.symbolFamilies {
      if let face = covering(open(.noto(family, isBold: isBold))) { return face }
    }
    if let face = covering(open(.cjk(region, isBold: isBold))) { return face }
    if let face = covering(open(.emoji)) { return face }
    guard let match = names.file(covering: scalar) else { return nil }
    return covering(open(path: match.path, index: match.index, isOblique: false))
  }

  func emojiFace() -> FontFace? { open(.emoji) }
}
