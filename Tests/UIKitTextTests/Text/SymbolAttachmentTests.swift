import Testing
import VitrineTesting

@testable import UIKit

/// "Attachments created with this method automatically adapt to the surrounding font and color attributes" (Apple:
/// NSTextAttachment.init(image:)).
@Suite(.serialized) @MainActor struct SymbolAttachmentTests {
  private let symbol = UIImage(systemName: "circle.fill")!

  private func width(_ attachment: NSTextAttachment, _ font: UIFont) -> CGFloat {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let plain = text.size().width
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    return text.size().width - plain
  }

  private func symbolWidth(_ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular) -> CGFloat {
    symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: weight))?.size.width ?? 0
  }

  @Test func aSymbolHasTheSizeOfTheFont() {
    let made = NSTextAttachment(image: symbol)
    #expect(abs(width(made, .systemFont(ofSize: 40)) - symbolWidth(40)) < 0.6)
    #expect(abs(width(made, .systemFont(ofSize: 10)) - symbolWidth(10)) < 0.6)
    #expect(abs(width(made, .boldSystemFont(ofSize: 40)) - symbolWidth(40, .semibold)) < 0.6)
  }

  @Test func otherAttachmentsKeepTheSizeOfTheirImage() {
    let set = NSTextAttachment(), sized = NSTextAttachment(image: symbol)
    set.image = symbol
    sized.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
    #expect(abs(width(set, .systemFont(ofSize: 40)) - symbol.size.width) < 0.6)
    #expect(abs(width(sized, .systemFont(ofSize: 40)) - 30) < 0.6)
  }

  @Test func aSymbolHasTheColorOfTheTextAndStandsInTheMiddleOfCapitals() {
    let font = UIFont.systemFont(ofSize: 40), text = NSMutableAttributedString(string: "H")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: symbol)))
    text.addAttributes([.font: font, .foregroundColor: UIColor.red], range: NSRange(location: 1, length: 1))
    text.addAttributes([.font: font, .foregroundColor: UIColor.blue], range: NSRange(location: 0, length: 1))
    let page = TextPage(width: 120, height: 80) { text.draw(at: CGPoint(x: 10, y: 10)) }
    let disc = page.bounds { $0.red > 200 && $0.green < 60 && $0.blue < 60 }
    let letter = page.bounds { $0.blue > 200 && $0.green < 60 && $0.red < 60 }
    #expect(disc.width > 35 && abs(disc.minY + disc.maxY - letter.minY - letter.maxY) <= 4)
  }

  @Test func aLabelScalesTheSymbolWithItsText() {
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667)), label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: symbol))
    screen.show(label)
    screen.settle()
    #expect(abs(label.intrinsicContentSize.width - symbolWidth(17)) < 1)
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    #expect(abs(label.intrinsicContentSize.width - symbolWidth(53)) < 1)
  }
}
