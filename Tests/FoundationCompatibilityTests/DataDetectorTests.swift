import Foundation
import FoundationCompatibility
import Testing

@Suite struct DataDetectorTests {
  private static let link = names.link
  private static let phone = names.phone
  private static var names: any CheckingNames.Type { FoundationNames.self }

  private func found(_ types: NSTextCheckingResult.CheckingType, in text: String) throws -> [String] {
    try NSDataDetector(types: types.rawValue).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map { (text as NSString).substring(with: $0.range) }
  }

  @Test(arguments: [
    ("See https://swift.org/blog/?page=2.", "https://swift.org/blog/?page=2", "https://swift.org/blog/?page=2"),
    ("(www.example.com)", "www.example.com", "http://www.example.com"),
    ("go to apple.com/ios, now", "apple.com/ios", "http://apple.com/ios"),
    ("write to me@example.org!", "me@example.org", "mailto:me@example.org"),
    (
      "https://en.wikipedia.org/wiki/Swift_(bird)", "https://en.wikipedia.org/wiki/Swift_(bird)",
      "https://en.wikipedia.org/wiki/Swift_(bird)"
    ),
    ("😀 HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM"), ("ftp://host/file", "ftp://host/file", "ftp://host/file"),
    ("localhost http://localhost:8080/a", "http://localhost:8080/a", "http://localhost:8080/a"),
  ])
  func linksAreFound(_ text: String, _ written: String, _ address: String) throws {
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let match = try #require(detector.firstMatch(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)))
    #expect((text as NSString).substring(with: match.range) == written)
    #expect(match.url?.absoluteString == address)
    #expect(match.resultType == Self.link)
    #expect(match.phoneNumber == nil)
  }

  @Test(arguments: ["no link here", "e.g. this", "file.swift", "3.14", "a@b", "http://", "12:30", "Hello.There", ""])
  func otherTextIsNoLink(_ text: String) throws {
    let texts = try found(Self.link, in: text)
    #expect(texts == [])
  }

  @Test(arguments: [
    "+1 (555) 123-4567", "555-123-4567", "(555) 123 4567", "+49 30 123456", "5551234567", "+442071838750", "555-1234", "1-800-555-0199",
  ])
  func phoneNumbersAreFound(_ number: String) throws {
    let texts = try found(Self.phone, in: "Call \(number), please")
    #expect(texts == [number])
  }

  @Test(arguments: ["2024-01-31", "31.01.2024", "192.168.0.1", "12345", "3.14159265", "order 123456789012345678", "v1.2.3", "10:30:00"])
  func otherNumbersAreNoPhoneNumbers(_ text: String) throws {
    let texts = try found(Self.phone, in: text)
    #expect(texts == [])
  }

  @Test func resultsStandInTheOrderOfTheText() throws {
    let text = "555-123-4567 or https://a.com/555-123-4567 or b@c.de"
    let texts = try found([Self.link, Self.phone], in: text)
    #expect(texts == ["555-123-4567", "https://a.com/555-123-4567", "b@c.de"])
    let detector = try NSDataDetector(types: Self.link.rawValue)
    var seen = 0
    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) == 2)
  }

  @Test func nothingToLookForThrows() {
    #expect(throws: NSError.self) { try NSDataDetector(types: 0) }
  }

  @Test func resultsCanBeMade() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 1, length: 2), url: url)
    #expect(link.url == url && link.range == NSRange(location: 1, length: 2) && link.numberOfRanges == 1)
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(range: NSRange(location: 0, length: 3), phoneNumber: "112")
    #expect(phone.phoneNumber == "112" && phone.url == nil && phone.resultType == Self.phone)
    let address = NSTextCheckingResult.addressCheckingResult(range: NSRange(), components: [.city: "Berlin"])
    #expect(address.addressComponents == [.city: "Berlin"])
  }
}

/// Foundation's names for the kinds of results. They are deprecated on Linux; programs for iOS use them. Through the protocol, they are used
/// without a warning.
private protocol CheckingNames {
  static var link: NSTextCheckingResult.CheckingType { get }
  static var phone: NSTextCheckingResult.CheckingType { get }
}

private enum FoundationNames: CheckingNames {
  @available(*, deprecated) static var link: NSTextCheckingResult.CheckingType { .link }
  @available(*, deprecated) static var phone: NSTextCheckingResult.CheckingType { .phoneNumber }
}
