/// A face in a file of one of the packages: what to open, before it is opened.
package struct FontFile: Hashable, Sendable {
  let package: FontPackage
  let name: String
  /// Which face of a collection.
  var index = 0

  init(_ package: FontPackage, _ name: String, index: Int = 0) {
    (self.package, self.name, self.index) = (package, name, index)
  }
}

extension FontFile {
  /// Inter's text or display cut. Inter names the thinnest weights the other way round than UIKit (ultraLight is 100 there).
  static func inter(weight: FontWeight, isItalic: Bool, isDisplay: Bool) -> FontFile {
    let name =
      switch weight.css {
      case ..<150: "Thin"
      case ..<250: "ExtraLight"
      case ..<350: "Light"
      case ..<450: "Regular"
      case ..<550: "Medium"
      case ..<650: "SemiBold"
      case ..<750: "Bold"
      case ..<850: "ExtraBold"
      default: "Black"
      }
    let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    return FontFile(.inter, "\(isDisplay ? "InterDisplay" : "Inter")-\(style).otf")
  }

  /// Noto has a regular and a bold of a script, or the regular alone: opening falls back to that.
  static func noto(_ family: String, isBold: Bool) -> FontFile {
    FontFile(.notoCore, "\(family)-\(isBold ? "Bold" : "Regular").ttf")
  }

  static func cjk(_ region: HanRegion, isBold: Bool) -> FontFile {
    FontFile(.notoCJK, isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc", index: region.rawValue)
  }

  static func cjkMono(_ region: HanRegion, isBold: Bool) -> FontFile {
    FontFile(.notoCJK, isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc", index: 5 + region.rawValue)
  }

  static func monospaced(isBold: Bool) -> FontFile {
    FontFile(.dejaVu, isBold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
  }

  static let emoji = FontFile(.colorEmoji, "NotoColorEmoji.ttf")
}

/// Whose shapes Han characters take; the raw value is the face's index in Noto's collections.
enum HanRegion: Int, Sendable {
  case japan, korea, china
}
