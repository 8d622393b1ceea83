import Testing
import UIKit

/// Tests files of attachments, attributed strings and documents (Apple: NSTextAttachment.fileWrapper, UIDocument).
@Suite @MainActor struct AttachmentFileTests {
  private var picture: Data? {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4)) }.pngData()
  }

  @Test func anAttachmentMakesAFileOfItsContents() throws {
    let data = try #require(picture)
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(attachment.fileWrapper?.regularFileContents == data)
    #expect(NSTextAttachment(data: data, ofType: nil).fileWrapper == nil && NSTextAttachment().fileWrapper == nil)
  }

  @Test func aFileReplacesTheContents() throws {
    let data = try #require(picture)
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = "picture.png"
    let attachment = NSTextAttachment()
    attachment.fileWrapper = file
    #expect(attachment.fileWrapper === file && attachment.contents == data && attachment.fileType == "public.png")
    #expect(attachment.image?.size.height == 4 * (attachment.image?.size.width ?? 0) / 3)
    attachment.contents = Data([1])
    #expect(attachment.fileWrapper !== file && attachment.fileWrapper?.regularFileContents == Data([1]))
    attachment.fileWrapper = nil
    #expect(attachment.contents == nil && attachment.fileType == nil && attachment.image == nil)
  }

  @Test func aTextIsWrittenAsAFile() throws {
    let text = NSAttributedString(string: "a text")
    let file = try text.fileWrapper(
      from: NSRange(location: 2, length: 4), documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(file.isRegularFile && file.regularFileContents == Data("text".utf8))
  }

  private final class Package: UIDocument {
    var pages: [String: String] = [:]
    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      let files = try #require(contents as? FileWrapper).fileWrappers ?? [:]
      pages = files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
    }
  }

  @Test func aDocumentCanBeAFolder() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pages")
    defer { try? FileManager.default.removeItem(at: url) }
    let document = Package(fileURL: url)
    document.pages = ["1": "first", "2": "second"]
    document.save(to: url, for: .forCreating)
    document.pages["1"] = nil
    document.updateChangeCount(.done)
    document.close()
    let opened = Package(fileURL: url)
    opened.open()
    #expect(opened.pages == ["2": "second"] && opened.documentState == .normal)
  }
}
