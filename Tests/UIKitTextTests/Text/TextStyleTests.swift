import Testing
import UIKit

@Suite @MainActor struct TextStyleTests {
  /// The line heights of Apple's table (Human Interface Guidelines, Typography, Large).
  @Test(arguments: [
    (UIFont.TextStyle.body, 22.0), (.headline, 22), (.subheadline, 20), (.footnote, 18), (.caption1, 16), (.callout, 21), (.title1, 34),
  ])
  func linesOfATextStyleStandAsFarApartAsApplesDo(_ style: UIFont.TextStyle, _ distance: Double) {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.text = "one"
    let one = label.intrinsicContentSize.height
    #expect(one == (label.font.lineHeight * UIScreen.main.scale - 0.001).rounded(.up) / UIScreen.main.scale, "above and below is no room")
    label.text = "one\ntwo\nthree"
    #expect(abs(label.intrinsicContentSize.height - label.font.lineHeight - 2 * distance) <= 1 / UIScreen.main.scale)
    #expect(abs(label.font.leading - (distance - label.font.lineHeight)) < 0.001)
  }

  @Test func theRoomBetweenLinesIsTheStylesAndNotAnotherSizes() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
    #expect(body.withSize(30).leading == UIFont.systemFont(ofSize: 30).leading)
    #expect(body != UIFont.systemFont(ofSize: 17) && body.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test func linesAndParagraphsOfATextViewStandAlike() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "one\ntwo"
    view.layoutIfNeeded()
    let first = view.caretRect(for: view.beginningOfDocument), last = view.caretRect(for: view.endOfDocument)
    #expect(abs(last.minY - first.minY - 22) <= 0.5)
  }
}
