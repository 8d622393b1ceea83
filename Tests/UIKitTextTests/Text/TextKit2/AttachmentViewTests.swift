import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the views of attachments in text views (Apple: NSTextAttachmentViewProvider, NSTextAttachment.allowsTextAttachmentView).
@Suite @MainActor struct AttachmentViewTests {
  private final class Provider: NSTextAttachmentViewProvider {
    override func loadView() { view = MainActor.assumeIsolated { UISwitch() } }
  }

  private final class SwitchAttachment: NSTextAttachment, @unchecked Sendable {
    // Unchecked: the tests use it on the main thread only.
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      Provider(textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 240), scale: 1)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let attachment = SwitchAttachment(data: nil, ofType: "test.attachment.switch")

  init() {
    attachment.bounds = CGRect(x: 0, y: 0, width: 51, height: 31)
    let text = NSMutableAttributedString(string: "A switch ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    screen.show(view)
    screen.settle()
  }

  private var switches: [UISwitch] {
    screen.settle()
    return view.subviews.compactMap { $0 as? UISwitch }
  }

  @Test func aTextViewShowsTheViewAtItsPlace() throws {
    let shown = try #require(switches.first)
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 9))
    let caret = view.caretRect(for: place)
    #expect(shown.frame.size == CGSize(width: 51, height: 31) && abs(shown.frame.minX - caret.minX) < 2)
    #expect(view.textContainer.textLayoutManager != nil)
    let before = shown.frame.minY
    view.textStorage.insert(NSAttributedString(string: "\n"), at: 0)
    let moved = try #require(switches.first)
    #expect(moved === shown && moved.frame.minY > before + 5, "the attachment keeps its view, which moves with the text")
  }

  @Test func theViewGoesWithItsAttachment() {
    #expect(switches.count == 1)
    view.text = "nothing"
    #expect(switches.isEmpty)
  }

  @Test func anAttachmentMayRefuseViews() {
    let plain = SwitchAttachment(data: nil, ofType: "test.attachment.switch")
    plain.allowsTextAttachmentView = false
    view.attributedText = NSAttributedString(attachment: plain)
    #expect(switches.isEmpty)
  }

  @Test func aViewWithALayoutManagerShowsNoViews() {
    let old = UITextView(usingTextLayoutManager: false)
    old.frame = view.frame
    old.attributedText = view.attributedText
    screen.show(old)
    screen.settle()
    #expect(!old.subviews.contains { $0 is UISwitch } && old.textLayoutManager == nil)
  }

  @Test func aDrawingContextStoresTracking() {
    let context = NSStringDrawingContext()
    #expect(context.minimumTrackingAdjustment == 0 && context.actualTrackingAdjustment == 0)
    context.minimumTrackingAdjustment = -1
    #expect(context.minimumTrackingAdjustment == -1)
  }
}
