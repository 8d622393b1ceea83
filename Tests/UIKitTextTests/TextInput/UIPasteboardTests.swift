import Display
import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct UIPasteboardTests {
  @Test func `The general pasteboard is the clipboard of the display`() {
    let screen = HeadlessScreen(size: CGSize(width: 10, height: 10))
    let board = UIPasteboard.general
    board.string = "from here"
    #expect(screen.display.clipboardText == "from here")
    let count = board.changeCount
    screen.display.clipboardText = "from elsewhere"
    #expect(board.string == "from elsewhere" && board.changeCount == count + 1 && board.hasStrings)
    board.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(board.hasImages && !board.hasStrings && board.image != nil)
  }

  @Test func `Items have types, and named boards are their own`() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.items = [
      ["public.utf8-plain-text": "a", "com.example": Data([1, 2])], [UIPasteboard.typeAutomatic: URL(string: "https://a.example")!],
    ]
    #expect(board.numberOfItems == 2 && board.types == ["com.example", "public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "com.example") == Data([1, 2]) && board.url?.host == "a.example")
    #expect(UIPasteboard.general !== board && UIPasteboard(name: UIPasteboard.Name("nobody's"), create: false) == nil)
    board.addItems([["public.utf8-plain-text": "b"]])
    #expect(board.strings == ["a", "b"])
    board.color = .red
    #expect(board.color == .red && board.numberOfItems == 1)
    board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.string == nil)
  }
}
