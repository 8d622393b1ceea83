/// The location of a face: a file of one of the packages, which need not be open.
package struct FontFile: Hashable, Sendable {
  let package: FontPackage
  let name: String
  /// The index of the face in a font collection.
  var index = 0

  init(_ package: FontPackage, _ name: String, index: Int = 0) {
    (self.package, self.name, self.index) = (package, name, index)
  }
}

extension FontFile {
  /// Returns Inter's text or display cut. Inter's names of the thinnest weights are the reverse of UIKit's, where ultraLight is 100.
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

  /// Returns the regular or bold face of a Noto family. If there is only a regular face, that is opened instead.
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

/// The region whose forms of Han characters are used. The raw value is the index of the face in Noto's collections.
enum HanRegion: Int, Sendable {
  case japan, korea, china
}
