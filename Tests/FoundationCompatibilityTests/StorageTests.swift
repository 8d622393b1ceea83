import Foundation
import FoundationCompatibility
import Testing

@Suite struct StorageTests {
  private struct Boat: Codable, Equatable {
    var name: String
    var sails: Int
  }

  @Test func valuesAreArchived() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(Boat(name: "a", sails: 2), forKey: "boat")
    try archiver.encodeEncodable(7, forKey: "number")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDecodable(Boat.self, forKey: "boat") == Boat(name: "a", sails: 2))
    #expect(reader.decodeDecodable(Int.self, forKey: "number") == 7)
    #expect(reader.decodeDecodable(Boat.self, forKey: "number") == nil && reader.decodeDecodable(Boat.self, forKey: "other") == nil)
    #expect(throws: DecodingError.self) { try reader.decodeTopLevelDecodable(Boat.self, forKey: "number") }
  }
}
