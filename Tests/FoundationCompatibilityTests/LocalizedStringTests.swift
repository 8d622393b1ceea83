import FoundationCompatibility
import Testing

@Suite struct LocalizedStringTests {
  /// A bundle with string tables, which is deleted at the end of the test.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let bundle: Bundle

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let main = """
        "Hello" = "Moin";
        "Hello %@" = "Moin %@";
        "%lld of %lld" = "%2$lld hat %1$lld";
        "%@ weighs %lf" = "%@: %.1f";
        "greeting" = "Tach %@";
        "100%% of %@" = "%@ ganz";
        """
      try main.write(to: url.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
      try "\"Hello\" = \"Servus\";".write(to: url.appendingPathComponent("Other.strings"), atomically: true, encoding: .utf8)
      bundle = try #require(Bundle(path: url.path))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  let folder: Folder
  var bundle: Bundle { folder.bundle }

  init() throws { folder = try Folder() }

  @Test func aTextIsFoundByItsKey() {
    #expect(String(localized: "Hello", bundle: bundle) == "Moin")
    #expect(String(localized: "Hello", table: "Other", bundle: bundle) == "Servus")
    #expect(String(localized: String.LocalizationValue("Hello"), bundle: bundle, comment: "A greeting") == "Moin")
  }

  @Test func aKeyWithoutATextStandsForItself() {
    #expect(String(localized: "Bye", bundle: bundle) == "Bye")
    #expect(String(localized: "Nothing in the main bundle") == "Nothing in the main bundle")
    #expect(String(localized: "100%", bundle: bundle) == "100%")
    #expect(String(localized: "\(3)% of \("all")", bundle: bundle) == "3% of all")
  }

  @Test func valuesTakeTheirPlaces() {
    let locale = Locale(identifier: "en_US")
    #expect(String(localized: "Hello \("Ada")", bundle: bundle, locale: locale) == "Moin Ada")
    #expect(String(localized: "\(1) of \(2)", bundle: bundle, locale: locale) == "2 hat 1")
    #expect(String(localized: "\("Ada") weighs \(50.25)", bundle: bundle, locale: locale) == "Ada: 50.2")
    #expect(String(localized: "100% of \("Ada")", bundle: bundle, locale: locale) == "Ada ganz")
    #expect(String(localized: "\(UInt8(7)) and \(true)", bundle: bundle, locale: locale) == "7 and true")
  }

  @Test func aKeyMayHaveADefault() {
    #expect(String(localized: "greeting", defaultValue: "Hi \("Ada")", bundle: bundle) == "Tach Ada")
    #expect(String(localized: "farewell", defaultValue: "Bye \("Ada")", bundle: bundle) == "Bye Ada")
    #expect(String(localized: "farewell", defaultValue: "Bye", bundle: bundle) == "Bye")
  }
}
