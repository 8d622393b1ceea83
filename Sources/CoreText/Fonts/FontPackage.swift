/// A Debian package of fonts. Text is drawn with fonts of these packages only, so that it has the same pixels on each machine. Other
/// installed fonts are used only if they are requested by name.
package enum FontPackage: String, CaseIterable, Sendable {
  case inter = "fonts-inter"
  case notoCJK = "fonts-noto-cjk"
  case colorEmoji = "fonts-noto-color-emoji"
  case notoCore = "fonts-noto-core"
  case dejaVu = "fonts-dejavu-core"

  /// The folder of the package, relative to the font root (`/usr/share/fonts`).
  var folder: String {
    switch self {
    case .inter: "opentype/inter"
    case .notoCJK: "opentype/noto"
    case .colorEmoji, .notoCore: "truetype/noto"
    case .dejaVu: "truetype/dejavu"
    }
  }

  /// The feature that needs the package, for messages.
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
