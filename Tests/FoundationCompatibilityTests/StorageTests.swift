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

  /// Foundation on Linux returns no URL for it, and programs unwrap the first one.
  @Test func theLibraryIsBelowTheHomeFolder() throws {
    let library = NSHomeDirectory() + "/Library"
    let folders = _vitrineFolders(FileManager.default)
    #expect(folders.urls(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [library])
    #expect(folders.urls(for: .libraryDirectory, in: .userDomainMask).first?.hasDirectoryPath == true)
    #expect(folders.urls(for: .libraryDirectory, in: .systemDomainMask).isEmpty)
    #expect(_vitrineSearchPaths(.libraryDirectory, .userDomainMask, true) == [library])
    #expect(try folders.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path == library)
    #expect(URL.libraryDirectory.path == library)
    for known in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .applicationSupportDirectory] {
      #expect(folders.urls(for: known, in: .userDomainMask) == FileManager.default.urls(for: known, in: .userDomainMask))
    }
    #expect(throws: CocoaError.self) {
      try folders.url(for: .printerDescriptionDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    }
  }

  @Test func foldersForReplacementsAreNew() throws {
    let folders = _vitrineFolders(FileManager.default)
    let made = try folders.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: made) }
    #expect(FileManager.default.fileExists(atPath: made.path))
    #expect(_vitrineFolders("other") == "other", "what is no file manager is returned as it is")
  }
}
