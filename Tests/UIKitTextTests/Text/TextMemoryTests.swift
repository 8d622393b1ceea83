import Testing
import VitrineTesting

@testable import UIKit

/// Tests that texts release their contents, with fonts as an example: a font is released with the last text that uses it.
@Suite @MainActor struct TextMemoryTests {
  /// Checks that a font is released together with everything that `use` created with it.
  private func goes(_ at: SourceLocation = #_sourceLocation, _ use: (UIFont) -> Void) {
    weak var font: UIFont?
    do {
      let held = UIFont.systemFont(ofSize: 13.37)
      font = held
      use(held)
      #expect(font != nil)
    }
    #expect(font == nil, sourceLocation: at)
  }

  @Test func labelsLetGoOfTheirFonts() {
    goes { font in
      let label = UILabel()
      label.font = font
      label.text = "text"
      #expect(label.attributedText?.length == 4)
      // Assigns the label's own copy, and changes it in every way.
      label.attributedText = label.attributedText
      label.textAlignment = .center
      label.lineBreakMode = .byClipping
      label.textColor = .red
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width > 0)
    }
  }

  @Test func fieldsLetGoOfTheirFonts() {
    goes { font in
      let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1)
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      field.font = font
      field.placeholder = "Name"
      screen.show(field)
      #expect(field.becomeFirstResponder())
      screen.type("abc")
      screen.settle()
      #expect(field.text == "abc" && field.attributedText?.length == 3)
      field.undoManager?.undo()
      field.text = "other"
      screen.settle()
      field.resignFirstResponder()
      screen.show(UIView())
      screen.advance(by: 1)
    }
  }

  @Test func textViewsLetGoOfTheirFonts() {
    goes { font in
      let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1)
      let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
      view.font = font
      view.text = "two\nlines"
      screen.show(view)
      #expect(view.becomeFirstResponder())
      screen.type("more")
      view.attributedText = view.attributedText
      screen.settle()
      #expect(view.attributedText.length > 9)
      view.resignFirstResponder()
      screen.show(UIView())
      screen.advance(by: 1)
    }
  }

  @Test func buttonsAndBarsLetGoOfTheirFonts() {
    goes { font in
      let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1)
      let page = UIViewController()
      page.title = "Page"
      var configuration = UIButton.Configuration.filled()
      var title = AttributedString("Title")
      title.font = font
      configuration.attributedTitle = title
      page.view.addSubview(UIButton(configuration: configuration))
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.setTitleTextAttributes([.font: font], for: .normal)
      page.view.addSubview(segments)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.titleTextAttributes = [.font: font]
      screen.show(navigation)
      screen.advance(by: 0.1)
      screen.show(UIViewController())
      screen.advance(by: 1)
    }
  }
}
