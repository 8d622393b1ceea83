import Display
import Foundation
import Testing
import UIKit

@testable import VitrineTesting

/// Tests the general pasteboard over a clipboard with all types (Apple: UIPasteboard).
@Suite(.serialized) @MainActor struct ClipboardTests {
  /// The desktop's clipboard.
  @MainActor
  private final class Clipboard: DisplayClipboard {
    var version = UInt64.random(in: 1...UInt64.max / 2)
    var types: [String] = []
    var contents: [String: Data] = [:]
    var reads: [String] = []
    var offered: DataOffer?

    func data(_ type: String) -> Data? {
      reads.append(type)
      return contents[type]
    }
    func offer(_ offer: DataOffer?) {
      offered = offer
      types = offer?.types ?? []
      version += 1
    }
    /// Another program copies.
    func copy(_ contents: KeyValuePairs<String, Data>) {
      types = contents.map(\.key)
      self.contents = Dictionary(uniqueKeysWithValues: contents.map { ($0.key, $0.value) })
      version += 1
      reads = []
    }
    func loaded(_ type: String) -> Data? {
      var result: Data?
      offered?.load(type) { result = $0 }
      return result
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 10, height: 10), scale: 1)
  private let clipboard = Clipboard()
  /// The general pasteboard, over this test's screen, since other tests may have used theirs.
  private var board: UIPasteboard {
    screen.settle()
    return .general
  }

  init() { screen.display.clipboard = clipboard }

  private func picture(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }
  }

  @Test func imagesAndOwnTypesAreOffered() throws {
    board.items = [["public.png": picture(3), "com.example.thing": Data([1, 2]), "public.utf8-plain-text": "text"]]
    #expect(clipboard.types == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "com.example.thing", "image/png", "image/jpeg"])
    #expect(UIImage(data: try #require(clipboard.loaded("image/png")))?.size.width == 3)
    #expect(clipboard.loaded("com.example.thing") == Data([1, 2]) && clipboard.loaded("UTF8_STRING") == Data("text".utf8))
    let count = board.changeCount
    #expect(board.numberOfItems == 1 && board.changeCount == count, "the own items are not read back")
    board.url = URL(string: "https://a.example/")
    #expect(clipboard.loaded("text/uri-list") == Data("https://a.example/\r\n".utf8))
    #expect(clipboard.loaded("text/plain") == Data("https://a.example/".utf8))
    board.items = []
    #expect(clipboard.offered == nil)
  }

  @Test func whatAnotherProgramCopiesIsLoadedWhenItIsUsed() throws {
    let count = board.changeCount
    let image = try #require(picture(4).pngData())
    clipboard.copy(["TARGETS": Data(), "image/png": image, "text/html": Data("<b>x</b>".utf8), "UTF8_STRING": Data("x".utf8)])
    #expect(board.changeCount == count + 1 && board.hasImages && board.hasStrings == true)
    #expect(board.types == ["public.html", "public.png", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["public.html"]) && clipboard.reads == ["UTF8_STRING"])
    #expect(board.string == "x" && board.image?.size.width == 4)
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
    #expect(board.image != nil && clipboard.reads == ["UTF8_STRING", "image/png", "text/html"], "each is read once")
    let provider = try #require(board.itemProviders.first)
    #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.canLoadObject(ofClass: String.self))
    nonisolated(unsafe) var text: String?
    _ = provider.loadObject(ofClass: NSString.self) { object, _ in text = (object as? NSString).map { "\($0)" } }
    #expect(text == "x")
    #expect(board.items.first?["public.png"] as? Data == image)
  }

  @Test func otherKindsOfImagesAreImages() throws {
    clipboard.copy(["image/jpeg": try #require(picture(5).jpegData(compressionQuality: 0.9))])
    #expect(board.hasImages && board.image?.size.width == 5 && board.images?.count == 1)
  }

  @Test func copiedFilesAreItems() {
    clipboard.copy([
      "text/uri-list": Data("file:///tmp/a%20b\r\nfile:///tmp/c\r\n".utf8), "text/plain": Data("/tmp/a b\n/tmp/c".utf8),
    ])
    #expect(board.numberOfItems == 2 && board.types == ["public.file-url"] && !board.hasStrings)
    #expect(board.urls?.map(\.path) == ["/tmp/a b", "/tmp/c"])
    #expect(board.itemProviders[1].canLoadObject(ofClass: URL.self))
  }

  @Test func anAddressHasItsText() {
    clipboard.copy(["text/uri-list": Data("https://a.example\r\n".utf8), "text/plain": Data("A page".utf8)])
    #expect(board.numberOfItems == 1 && board.url?.host == "a.example" && board.string == "A page")
  }

  @Test func addingItemsKeepsWhatAnotherProgramCopied() {
    clipboard.copy(["UTF8_STRING": Data("theirs".utf8)])
    board.addItems([["public.utf8-plain-text": "ours"]])
    clipboard.contents = [:]
    #expect(board.strings == ["theirs", "ours"] && clipboard.loaded("UTF8_STRING") == Data("theirs\nours".utf8))
  }
}
