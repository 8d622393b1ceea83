internal import CoreText

extension UIApplication {
  /// Registers the fonts that the bundle's Info.plist lists under `UIAppFonts`.
  static func registerFonts(of bundle: Bundle) {
    for name in bundle.infoDictionary?["UIAppFonts"] as? [String] ?? [] {
      guard let file = bundle.url(forResource: name, withExtension: nil) else {
        UIKitLog.refused("UIAppFonts of the Info.plist names \(name), which the bundle does not have")
        continue
      }
      CTFontManagerRegisterFontsForURL(file, .process, nil)
    }
  }
}
