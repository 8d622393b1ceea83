/// The names of iOS's own fonts.
enum SystemFontNames {
  private static let weights: [(name: String, css: Int)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600), ("Bold", 700),
    ("Heavy", 800), ("Black", 900),
  ]

  private static func prefix(_ design: CTFont.Design) -> String {
    switch design {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".NewYork"
    default: ".SFUI"
    }
  }

  static func name(design: CTFont.Design, weight: FontWeight, isItalic: Bool) -> String {
    let nearest = weights.min { abs($0.css - weight.css) < abs($1.css - weight.css) }!
    return "\(prefix(design))-\(nearest.name)\(isItalic ? "Italic" : "")"
  }

  /// Returns the parts of a name made by `name(...)`; nil for other names.
  static func parse(_ name: String) -> (design: CTFont.Design, weight: FontWeight, isItalic: Bool)? {
    let families: [(String, CTFont.Design)] = [
      (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFontSerif", .serif), (".AppleSystemUIFont", .system),
      (".NewYork", .serif), (".SFUIText", .system), (".SFUIDisplay", .system), (".SFUI", .system), (".SFMono", .monospaced),
    ]
    guard name.hasPrefix("."), let family = families.first(where: { name.hasPrefix($0.0) }) else { return nil }
    let style = style(of: name.dropFirst(family.0.count))
    return (family.1, style.weight, style.isItalic)
  }

  /// Returns the replacement for a font of iOS that no Debian package contains: a similar design in the style of the name.
  static func standIn(for name: String) -> (design: CTFont.Design?, weight: FontWeight, isItalic: Bool) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(String.init) ?? name
    let style = style(of: parts.count > 1 ? parts[1] : "")
    let design: CTFont.Design?
    switch family {
    case "Helvetica", "HelveticaNeue", "Helvetica Neue", "Arial", "ArialMT", "SFProText", "SFProDisplay", "SFPro", "SF Pro",
      "SF Pro Text", "SF Pro Display":
      design = .system
    case "Menlo", "Courier", "CourierNew", "Courier New", "CourierNewPSMT", "SFMono", "SF Mono": design = .monospaced
    case "Georgia", "Times", "TimesNewRomanPSMT", "TimesNewRomanPS", "Times New Roman", "Palatino", "NewYork", "New York":
      design = .serif
    default: design = nil
    }
    return (design, style.weight, style.isItalic)
  }

  /// Returns the design that replaces another font of iOS, if no font with its name is installed or registered; nil for other names.
  static func design(replacing name: String) -> CTFont.Design? {
    let name = name.filter { $0 != " " }
    if sans.contains(where: name.hasPrefix) { return .system }
    return serifs.contains(where: name.hasPrefix) ? .serif : nil
  }

  // The prefixes of the names of families and fonts that are part of iOS 17 (Apple: "System Fonts"), without spaces.
  private static let sans = [
    "AcademyEngraved", "AlNile", "AppleSDGothicNeo", "AppleSymbols", "Arial", "Avenir", "BradleyHand", "Chalkboard", "Chalkduster", "DIN",
    "Damascus", "DevanagariSangamMN", "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "GillSans", "GranthaSangamMN", "Helvetica",
    "HiraMaruPro", "HiraginoMaruGothic", "HiraginoSans", "Impact", "Kailasa", "Kefa", "KhmerSangamMN", "Kohinoor", "LaoSangamMN",
    "MalayalamSangamMN", "MarkerFelt", "Mishafi", "MuktaMahee", "MyanmarSangamMN", "Noteworthy", "Optima", "Papyrus", "PartyLet",
    "PingFang", "SanFrancisco", "SavoyeLet", "SinhalaSangamMN", "SnellRoundhand", "TamilSangamMN", "Thonburi", "Trebuchet", "Verdana",
    "Zapfino",
  ]
  private static let serifs = [
    "AmericanTypewriter", "Baskerville", "Bodoni", "Charter", "Cochin", "Copperplate", "Didot", "HiraMinPro", "HiraginoMincho",
    "HoeflerText", "Palatino", "Rockwell", "STIXTwo", "Times",
  ]

  private static func style(of text: some StringProtocol) -> (weight: FontWeight, isItalic: Bool) {
    let style = text.lowercased()
    let isItalic = style.contains("italic") || style.contains("oblique")
    if style.contains("semibold") || style.contains("demibold") { return (.semibold, isItalic) }
    for weight in weights where style.contains(weight.name.lowercased()) { return (FontWeight(css: weight.css), isItalic) }
    return (.regular, isItalic)
  }
}
