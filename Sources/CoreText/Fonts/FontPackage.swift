/// A Debian package of fonts. Text is drawn with the fonts of these packages and no others, so that it is the same bytes
/// on every machine; fonts that happen to be installed are only found by name.
package enum FontPackage: String, CaseIterable, Sendable {
  case inter = "fonts-inter"
  case notoCJK = "fonts-noto-cjk"
  case colorEmoji = "fonts-noto-color-emoji"
  case notoCore = "fonts-noto-core"
  case dejaVu = "fonts-dejavu-core"

  /// Below the root of the fonts (`/usr/share/fonts`).
  var folder: String {
    switch self {
    case .inter: "opentype/inter"
    case .notoCJK: "opentype/noto"
    case .colorEmoji, .notoCore: "truetype/noto"
    case .dejaVu: "truetype/dejavu"
    }
  }

  /// What stops working without it.
  var purpose: String {
    switch self {
    case .inter: "the system font"
    case .notoCJK: "Korean, Chinese and Japanese"
    case .colorEmoji: "emoji"
    case .notoCore: "Arabic and most other scripts"
    case .dejaVu: "the monospaced system font"
    }
  }
}
