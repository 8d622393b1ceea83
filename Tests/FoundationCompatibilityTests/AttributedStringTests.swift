import FoundationCompatibility
import Testing

@Suite struct AttributedStringTests {
  @Test func runsWithLinksAreEncoded() throws {
    struct Note: Codable { var text: AttributedString }
    var text = AttributedString("plain ")
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    text.append(link)
    let data = try JSONEncoder().encode(Note(text: text))
    let read = try JSONDecoder().decode(Note.self, from: data).text
    #expect(read == text)
    #expect(read.runs.map { $0.link?.absoluteString } == [nil, "https://example.org"])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Note.self, from: Data(#"{"text": [1]}"#.utf8)) }
  }
}
