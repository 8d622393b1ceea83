import Foundation
import Testing

@testable import Display

/// Tests the types that programs exchange: lists of addresses (RFC 2483) and plain text.
@Suite @MainActor struct ExchangeTests {
  @Test func aListOfAddressesIsRead() {
    let text = "# comment\r\nfile:///tmp/a%20b.txt\r\nfile://localhost/tmp/c\r\n\r\nhttps://a.example/?x=1\n/tmp/d\nnone\0"
    let urls = AddressList.addresses(in: Data(text.utf8))
    #expect(urls.map(\.absoluteString) == ["file:///tmp/a%20b.txt", "file:///tmp/c", "https://a.example/?x=1", "file:///tmp/d"])
    #expect(AddressList.addresses(in: AddressList.data(of: urls)) == urls)
    #expect(AddressList.data(of: [urls[0]]) == Data("file:///tmp/a%20b.txt\r\n".utf8))
    #expect(AddressList.addresses(in: Data([0xff, 0xfe, 10])) == [])
    #expect(AddressList.addresses(in: Data(String(repeating: "/a\n", count: 20_000).utf8)).count == 10_000, "a list has a limit")
  }

  @Test func theBestNameOfTextIsChosen() {
    #expect(PlainTextName.best(of: ["STRING", "text/plain", "UTF8_STRING", "text/plain;charset=UTF-8"]) == "text/plain;charset=UTF-8")
    #expect(PlainTextName.best(of: ["STRING", "text/plain", "UTF8_STRING"]) == "UTF8_STRING")
    #expect(PlainTextName.best(of: ["image/png", "STRING"]) == "STRING" && PlainTextName.best(of: ["text/html"]) == nil)
    #expect(PlainTextName.isText("text/plain;charset=utf-16") && !PlainTextName.isText("text/html"))
  }

  @Test func textIsDecoded() {
    #expect(PlainTextName.text(of: Data("h\u{e9}\0".utf8), type: "UTF8_STRING") == "h\u{e9}")
    #expect(PlainTextName.text(of: Data([0x68, 0xe9]), type: "STRING") == "h\u{e9}")
    #expect(PlainTextName.text(of: Data([0x68, 0xe9]), type: "text/plain") == "h\u{e9}", "it is not valid UTF-8")
    #expect(PlainTextName.text(of: Data(), type: "text/plain") == "")
  }

  @Test func filesAreItemsAndTheRestIsOne() {
    var asked: [String] = []
    let offer = DataOffer(types: ["text/uri-list", "text/plain"]) { type, completion in
      asked.append(type)
      completion(Data("x".utf8))
    }
    let files = ForeignDrag(offer, addresses: Data("file:///a\nfile:///b\n".utf8))
    #expect(files.items.map(\.address?.path) == ["/a", "/b"] && files.items.allSatisfy { $0.types.isEmpty })
    let page = ForeignDrag(offer, addresses: Data("https://a.example\n".utf8))
    #expect(page.items.count == 1 && page.items[0].types == ["text/plain"] && page.addresses.count == 1)
    page.items[0].load("text/plain") { #expect($0 == Data("x".utf8)) }
    page.items[0].load("image/png") { #expect($0 == nil) }
    #expect(asked == ["text/plain"])
    #expect(ForeignDrag(offer, addresses: nil).items.count == 1)
  }
}
