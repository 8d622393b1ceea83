import CoreGraphics
import Hosting
import Testing
import UIKit
import VitrineTesting

@testable import Inspection

@Suite @MainActor struct AuditTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2)
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func findings(_ rules: AuditFinding.Rule...) -> [AuditFinding] {
    page.backgroundColor = page.backgroundColor ?? .white
    screen.show(page)
    return Inspector(.main).audit(Set(rules))
  }

  @discardableResult
  private func label(
    _ text: String, _ color: UIColor = .black, size: CGFloat = 15, isBold: Bool = false,
    frame: CGRect = CGRect(x: 20, y: 20, width: 280, height: 30)
  ) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.textColor) = (text, color)
    label.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    page.addSubview(label)
    return label
  }

  @discardableResult
  private func button(_ frame: CGRect, _ title: String? = "Buy") -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.frame = frame
    page.addSubview(button)
    return button
  }

  // MARK: Contrast

  @Test func paleTextIsFoundWithItsColorsAndANearOneThatWouldDo() throws {
    label("Forgot your password?", UIColor(white: 0.7, alpha: 1))
    let found = findings(.contrast)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.view.text == "Forgot your password?")
    // 0.7 is #B3B3B3, whose luminance is 0.448: 1.05 / 0.498.
    #expect(finding.text == "The text has a contrast of 2.1:1: #B3B3B3 on #FFFFFF, with 15 points. It needs 4.5:1.")
    #expect(
      finding.suggestion == "#767676 is the nearest color with enough contrast."
        || finding.suggestion == "#757575 is the nearest color with enough contrast.")
  }

  @Test(arguments: [(15.0, false, true), (18.0, false, false), (15.0, true, false), (13.0, true, true)])
  func largeTextNeedsLess(size: Double, isBold: Bool, isFound: Bool) {
    // 3.5 to 1.
    label("Terms and conditions", UIColor(white: 0.53, alpha: 1), size: size, isBold: isBold)
    #expect(findings(.contrast).isEmpty != isFound)
  }

  @Test func whatIsBehindTheTextDecidesAndNotItsSuperview() {
    label("White on the photo", .white)
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    photo.image = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 60)).image { context in
      UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 320, height: 60))
    }
    page.insertSubview(photo, at: 0)
    #expect(findings(.contrast).isEmpty)
    photo.alpha = 0.2
    #expect(findings(.contrast).count == 1)
  }

  @Test func theOpacityOfTheViewsAroundATextCounts() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    group.alpha = 0.4
    page.addSubview(group)
    group.addSubview(label("Faded"))
    #expect(findings(.contrast).map(\.severity) == [.error])
  }

  @Test func aSystemColorIsANoteAndWhatIsDisabledOrHiddenIsNothing() {
    label("Placeholder-like", .tertiaryLabel)
    let off = button(CGRect(x: 20, y: 60, width: 100, height: 44))
    off.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .disabled)
    off.isEnabled = false
    let hidden = label("Hidden", UIColor(white: 0.9, alpha: 1), frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    let cover = UIView(frame: hidden.frame)
    cover.backgroundColor = .black
    page.addSubview(cover)
    #expect(findings(.contrast).map(\.severity) == [.note])
  }

  // MARK: Touches

  @Test func smallTargetsAreFoundUnlessTheyReactAroundThem() {
    final class Roomy: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -20, dy: -20).contains(point) }
    }
    button(CGRect(x: 20, y: 20, width: 100, height: 44))
    button(CGRect(x: 20, y: 100, width: 100, height: 30))
    button(CGRect(x: 20, y: 160, width: 20, height: 20))
    let roomy = Roomy(frame: CGRect(x: 200, y: 160, width: 20, height: 20))
    page.addSubview(roomy)
    let control = UISwitch(frame: CGRect(x: 200, y: 300, width: 51, height: 31))
    page.addSubview(control)
    let found = findings(.touchTarget)
    #expect(found.map(\.frame) == [[20, 160, 20, 20], [20, 100, 100, 30]])
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(found.last?.text == "It can be touched on 100 x 30 points. Fingers need 44 x 44.")
  }

  @Test func aCoveredButtonCannotBeTouched() {
    button(CGRect(x: 20, y: 20, width: 100, height: 44))
    #expect(findings(.unreachable).isEmpty)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    page.addSubview(cover)
    #expect(findings(.unreachable).first?.text.contains("UIView (0 0; 320 200) lies in front of it") == true)
    cover.isUserInteractionEnabled = false
    #expect(findings(.unreachable).isEmpty)
  }

  @Test func aTappedViewThatNobodySpeaksOfIsFound() {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    card.addGestureRecognizer(UITapGestureRecognizer())
    page.addSubview(card)
    #expect(findings(.unreachable).map(\.severity) == [.warning])
    let text = UILabel(frame: card.bounds)
    text.text = "Open"
    card.addSubview(text)
    #expect(findings(.unreachable).isEmpty)
  }

  @Test func aControlWithinAnElementNeedsAnAction() {
    let row = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 60))
    (row.isAccessibilityElement, row.accessibilityLabel) = (true, "Message from Ada")
    page.addSubview(row)
    row.addSubview(button(CGRect(x: 200, y: 8, width: 100, height: 44)))
    #expect(findings(.unreachable).count == 1)
    row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Buy") { _ in true }]
    #expect(findings(.unreachable).isEmpty)
  }

  // MARK: Labels

  @Test func elementsThatSayNothingAreFound() {
    let icon = button(CGRect(x: 20, y: 20, width: 44, height: 44), nil)
    icon.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button(CGRect(x: 80, y: 20, width: 100, height: 44))
    let symbol = button(CGRect(x: 200, y: 20, width: 44, height: 44), nil)
    symbol.setImage(UIImage(systemName: "trash"), for: .normal)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    page.addSubview(field)
    let found = findings(.missingLabel)
    #expect(found.map(\.severity) == [.error, .error, .note])
    #expect(found[0].text == "A screen reader says only “Button”.")
    field.placeholder = "Name"
    icon.accessibilityLabel = "Close"
    #expect(findings(.missingLabel).map(\.severity) == [.note])
  }

  // MARK: Texts

  @Test func textsOnTopOfEachOtherAreFoundUnlessOneIsHidden() {
    label("Total", frame: CGRect(x: 20, y: 20, width: 200, height: 20))
    let second = label("1,250.00", frame: CGRect(x: 24, y: 24, width: 200, height: 20))
    #expect(findings(.overlap).map(\.severity) == [.error])
    second.backgroundColor = .white
    #expect(findings(.overlap).isEmpty)
    second.backgroundColor = nil
    second.frame.origin.y = 42
    #expect(findings(.overlap).isEmpty)
  }

  @Test func controlsOnTopOfEachOtherAreFound() {
    let first = button(CGRect(x: 20, y: 20, width: 100, height: 44))
    let second = button(CGRect(x: 60, y: 30, width: 100, height: 44), "Sell")
    #expect(findings(.overlap).count == 1)
    first.setTitle(nil, for: .normal)
    #expect(findings(.overlap).map(\.text) == ["It lies over another UIButton and takes its touches there."])
    second.frame.origin.x = 130
    #expect(findings(.overlap).isEmpty)
  }

  @Test func textThatIsCutOffIsFound() throws {
    let long = "A sentence that is much too long for one line of this label"
    let one = label(long, frame: CGRect(x: 20, y: 20, width: 150, height: 30))
    let finding = try #require(findings(.cutOff).first)
    #expect(finding.text.contains("% of it is shown, with 15 points."))
    one.numberOfLines = 0
    #expect(findings(.cutOff).count == 1)
    one.frame.size.height = 100
    #expect(findings(.cutOff).isEmpty)
    one.frame.origin.x = 200
    #expect(findings(.cutOff).first?.text == "The text reaches beyond the screen, which cuts it off.")
    // What can be scrolled to is not lost.
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 60))
    scroll.contentSize = CGSize(width: 320, height: 500)
    one.frame = CGRect(x: 20, y: 20, width: 150, height: 200)
    scroll.addSubview(one)
    page.addSubview(scroll)
    #expect(findings(.cutOff).isEmpty)
  }

  @Test func whatTheSameCodeMadeIsOneFinding() {
    for row in 0..<4 {
      label("Pale", UIColor(white: 0.8, alpha: 1), frame: CGRect(x: 20, y: 20 + 40 * CGFloat(row), width: 200, height: 30))
    }
    let found = findings(.contrast)
    #expect(found.count == 1 && found[0].similarCount == 3)
  }

  @Test func motionOfPlaceIsSeenAndAFadeIsNot() {
    let ball = label("Ball"), ghost = label("Ghost", frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    screen.show(page)
    UIView.animate(withDuration: 2) {
      ball.center.y += 200
      ghost.alpha = 0.2
    }
    screen.advance(by: 0.5)
    #expect(Inspector(.main).movingViews().map(\.view.text) == ["Ball"])
  }

  // MARK: Numbers

  @Test func ratiosAreThoseOfTheGuidelines() {
    let white = ContrastRatio.Color(red: 1, green: 1, blue: 1), black = ContrastRatio.Color(red: 0, green: 0, blue: 0)
    #expect(abs(ContrastRatio.of(white, black) - 21) < 1e-9 && ContrastRatio.of(white, white) == 1)
    // #767676 is the lightest gray with 4.5 on white.
    let gray = ContrastRatio.Color(red: 118.0 / 255, green: 118.0 / 255, blue: 118.0 / 255)
    #expect(abs(ContrastRatio.of(gray, white) - 4.54) < 0.01)
    #expect(ContrastRatio.nearest(to: white, on: white, ratio: 4.5).map { ContrastRatio.of($0, white) >= 4.5 } == true)
    #expect(ContrastRatio.nearest(to: gray, on: gray, ratio: 21) == nil)
  }
}
