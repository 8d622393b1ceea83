import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the tokens of search fields (Apple: UISearchTextField, UISearchToken).
@Suite(.serialized) @MainActor struct SearchTokenTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1)
  private let field = UISearchTextField(frame: .zero)

  private func stage(_ titles: String...) {
    screen.show(field)
    field.frame = CGRect(x: 10, y: 40, width: 300, height: 36)
    field.placeholder = "Search"
    field.tokens = titles.map { UISearchToken(icon: nil, text: $0) }
    screen.settle()
  }

  private var titles: [String] { field.tokens.map(\.text) }

  @Test func tokensAreInsertedAndRemovedByIndex() {
    stage("a", "c")
    field.insertToken(UISearchToken(icon: nil, text: "b"), at: 1)
    #expect(titles == ["a", "b", "c"])
    field.removeToken(at: 0)
    #expect(titles == ["b", "c"])
    field.removeToken(at: 7)
    #expect(titles == ["b", "c"])
  }

  @Test func tokensStandBeforeTheTextAndHideThePlaceholder() throws {
    stage()
    let start = field.textRect(forBounds: field.bounds).minX
    #expect(!field.placeholderLabel.isHidden)
    field.tokens = [UISearchToken(icon: UIImage(systemName: "person"), text: "Kim")]
    screen.settle()
    let view = try #require(field.tokenRow.tokenViews.first)
    #expect(field.textRect(forBounds: field.bounds).minX == start + view.width + 4)
    #expect(view.convert(view.bounds, to: field) == CGRect(x: start, y: 6, width: view.width, height: 24))
    #expect(field.placeholderLabel.isHidden && field.hasText && field.text == "")
    field.tokenBackgroundColor = .systemRed
    #expect(view.backgroundColor == .systemRed)
  }

  @Test func manyTokensLeaveRoomForTheText() {
    stage("A long token", "Another long token", "A third long token")
    #expect(field.textRect(forBounds: field.bounds).width == 60)
    #expect(field.tokenRow.tokenViews.last?.frame.maxX == field.tokenRow.bounds.width - 4)
  }

  @Test func backspaceSelectsAndThenRemovesTheLastToken() {
    var changes = 0
    stage("a", "b")
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    screen.press(.keyboardDeleteOrBackspace)
    #expect(field.selectedTokens == 1..<2 && titles == ["a", "b"] && changes == 0)
    #expect(field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } == ["b"])
    screen.press(.keyboardDeleteOrBackspace)
    #expect(titles == ["a"] && changes == 1 && field.selectedTokens.isEmpty)
    field.allowsDeletingTokens = false
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardDeleteOrBackspace)
    #expect(titles == ["a"])
  }

  @Test func typedTextReplacesASelectedToken() throws {
    stage("a", "b")
    let view = field.tokenRow.tokenViews[0]
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: 12), to: nil))
    #expect(field.isFirstResponder && field.selectedTokens == 0..<1)
    screen.type("x")
    #expect(titles == ["b"] && field.text == "x")
  }

  @Test func aTokenReplacesTextOfARange() throws {
    stage("a")
    field.text = "from kim"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Kim"), at: 1)
    #expect(titles == ["a", "Kim"] && field.text == "from ")
    let all = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    #expect(field.tokens(in: all).map(\.text) == ["Kim"] && field.tokens(in: field.textualRange).isEmpty)
  }

  @Test func theClearButtonRemovesTokens() {
    stage("a")
    let button = field.clearButtonRect(forBounds: field.bounds)
    screen.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(titles.isEmpty && !field.hasText)
  }
}
