import Foundation
import FoundationCompatibility
import Testing

/// Tests `FileWrapper` by Apple's documentation of the class and its header.
@Suite struct FileWrapperTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aFolderIsWrittenAndReadAgain() throws {
    try inFolder { folder in
      let text = FileWrapper(regularFileWithContents: Data("a text".utf8))
      let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "text.txt", relativeTo: folder))
      let inner = FileWrapper(directoryWithFileWrappers: ["text.txt": text, "link": link])
      let package = FileWrapper(directoryWithFileWrappers: ["inner": inner])
      let url = folder.appendingPathComponent("document.package")
      try package.write(to: url, options: .atomic, originalContentsURL: nil)

      let read = try FileWrapper(url: url)
      #expect(read.isDirectory && !read.isRegularFile && read.regularFileContents == nil)
      #expect(read.filename == "document.package" && read.preferredFilename == "document.package")
      let children = try #require(read.fileWrappers?["inner"]?.fileWrappers)
      #expect(children["text.txt"]?.regularFileContents == Data("a text".utf8))
      #expect(children["link"]?.symbolicLinkDestinationURL?.relativePath == "text.txt")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["document.package"])
    }
  }

  /// Children that were removed or have another kind now leave nothing behind.
  @Test func writingReplacesWhatWasThere() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("package")
      func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
      let first = FileWrapper(directoryWithFileWrappers: [
        "gone": file("1"), "changed": FileWrapper(directoryWithFileWrappers: ["a": file("2")]),
      ])
      try first.write(to: url, originalContentsURL: nil)
      let second = FileWrapper(directoryWithFileWrappers: ["changed": file("3")])
      try second.write(to: url, options: .withNameUpdating, originalContentsURL: url)
      #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["changed"])
      #expect(try String(contentsOf: url.appendingPathComponent("changed"), encoding: .utf8) == "3")
      #expect(second.filename == "package" && second.fileWrappers?["changed"]?.filename == "changed")
    }
  }

  @Test func keysOfChildrenAreUnique() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data([1]), preferredFilename: "name")
    let second = folder.addRegularFile(withContents: Data([2]), preferredFilename: "name")
    #expect(first == "name" && second != "name" && second.hasSuffix("name"))
    let child = folder.fileWrappers?[second]
    #expect(child?.regularFileContents == Data([2]) && child.map(folder.keyForChildFileWrapper) == second)
  }

  @Test func aRenamedChildHasAnotherKey() throws {
    let child = FileWrapper(regularFileWithContents: Data())
    let folder = FileWrapper(directoryWithFileWrappers: ["old": child])
    #expect(child.preferredFilename == "old")
    child.preferredFilename = "new"
    #expect(folder.fileWrappers?.keys.map { $0 } == ["new"])
    folder.removeFileWrapper(child)
    #expect(folder.fileWrappers?.isEmpty == true && folder.keyForChildFileWrapper(child) == nil)
  }

  @Test func aChangedFileDoesNotMatch() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("file")
      try Data("1".utf8).write(to: url)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: url.path)
      let wrapper = try FileWrapper(url: url)
      #expect(wrapper.matchesContents(of: url))
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 2000)], ofItemAtPath: url.path)
      #expect(!wrapper.matchesContents(of: url))
    }
  }

  @Test func aWrapperIsSerialized() throws {
    let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([1, 2]))])
    folder.preferredFilename = "folder"
    let data = try #require(folder.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    #expect(copy.preferredFilename == "folder" && copy.fileWrappers?["a"]?.regularFileContents == Data([1, 2]))
    #expect(FileWrapper(serializedRepresentation: Data([0])) == nil)
    let archived = try NSKeyedArchiver.archivedData(withRootObject: folder, requiringSecureCoding: true)
    let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClass: FileWrapper.self, from: archived)
    #expect(unarchived?.fileWrappers?["a"]?.regularFileContents == Data([1, 2]))
  }
}
