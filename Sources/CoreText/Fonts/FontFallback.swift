/// The Noto family that draws each script.
enum FontFallback {
  /// The families for characters without a script, such as punctuation, arrows, mathematics and
  /// dingbats, in the order in which they are tried.
  static let symbolFamilies = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"]

  /// Returns the family for the ISO 15924 tag of a script; nil if there is none.
  static func family(ofScript tag: UInt32) -> String? { families[tag] }

  private static let families: [UInt32: String] = Dictionary(
    uniqueKeysWithValues: [
      ("Arab", "NotoSansArabic"), ("Hebr", "NotoSansHebrew"), ("Thai", "NotoSansThai"), ("Deva", "NotoSansDevanagari"),
      ("Beng", "NotoSansBengali"), ("Taml", "NotoSansTamil"), ("Telu", "NotoSansTelugu"), ("Knda", "NotoSansKannada"),
      ("Mlym", "NotoSansMalayalam"), ("Gujr", "NotoSansGujarati"), ("Guru", "NotoSansGurmukhi"), ("Orya", "NotoSansOriya"),
      ("Sinh", "NotoSansSinhala"), ("Laoo", "NotoSansLao"), ("Khmr", "NotoSansKhmer"), ("Mymr", "NotoSansMyanmar"),
      ("Tibt", "NotoSerifTibetan"), ("Geor", "NotoSansGeorgian"), ("Armn", "NotoSansArmenian"), ("Ethi", "NotoSansEthiopic"),
      ("Cher", "NotoSansCherokee"), ("Cans", "NotoSansCanadianAboriginal"), ("Mong", "NotoSansMongolian"),
      ("Syrc", "NotoSansSyriac"), ("Thaa", "NotoSansThaana"), ("Nkoo", "NotoSansNKo"), ("Tfng", "NotoSansTifinagh"),
      ("Yiii", "NotoSansYi"), ("Java", "NotoSansJavanese"), ("Bali", "NotoSansBalinese"), ("Sund", "NotoSansSundanese"),
      ("Latn", "NotoSans"), ("Grek", "NotoSans"), ("Cyrl", "NotoSans"), ("Copt", "NotoSansCoptic"), ("Runr", "NotoSansRunic"),
      ("Goth", "NotoSansGothic"), ("Xsux", "NotoSansCuneiform"), ("Egyp", "NotoSansEgyptianHieroglyphs"),
      ("Cham", "NotoSansCham"), ("Lisu", "NotoSansLisu"), ("Vaii", "NotoSansVai"), ("Adlm", "NotoSansAdlam"),
      ("Olck", "NotoSansOlChiki"), ("Mtei", "NotoSansMeeteiMayek"), ("Tale", "NotoSansTaiLe"), ("Lana", "NotoSansTaiTham"),
      ("Osge", "NotoSansOsage"), ("Dsrt", "NotoSansDeseret"), ("Ogam", "NotoSansOgham"), ("Glag", "NotoSansGlagolitic"),
    ].map { (tag($0.0), $0.1) })

  static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether the character is Hangul, kana, Han, their punctuation, or a full-width form.
  static func isCJK(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11ff, 0x2e80...0x9fff, 0xa960...0xa97f, 0xac00...0xd7ff, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef,
      0x1b000...0x1b16f, 0x1f200...0x1f2ff, 0x20000...0x3ffff:
      true
    default: false
    }
  }
}
