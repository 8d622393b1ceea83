import Testing
import UIKit
import VitrineTesting

private final class Field: UIView, UIKeyInput {
  var text = ""
  var keys: [String] = []
  var mayResign = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.characters }
  }
}

@Suite @MainActor struct ResponderTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))

  @Test func theChainGoesFromViewsOverControllersToTheApplication() {
    let parent = UIViewController(), child = UIViewController()
    let leaf = UIView()
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(leaf)
    var chain: [UIResponder] = []
    var link: UIResponder? = leaf
    while let responder = link {
      chain.append(responder)
      link = responder.next
    }
    #expect(chain == [leaf, child.view, child, parent.view, parent, screen.window, screen.window.windowScene, UIApplication.shared])
  }

  @Test func oneViewOfAWindowIsTheFirstResponder() {
    screen.settle()
    let a = Field(), b = Field(), plain = UIView()
    #expect(!a.becomeFirstResponder())
    for view in [a, b, plain] { screen.window.addSubview(view) }
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && b.isFirstResponder)
    b.mayResign = false
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    b.removeFromSuperview()
    #expect(!b.isFirstResponder && a.becomeFirstResponder())
    #expect(a.resignFirstResponder() && !a.isFirstResponder)
  }

  /// UIKit keeps the request of a view without a window: public programs call `becomeFirstResponder()` of a field in `viewDidLoad`, and the field
  /// is edited when the page appears.
  @Test func aViewWithoutAWindowBecomesTheFirstResponderWhenItComesIntoOne() {
    final class Page: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), other = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        for view in [field, other] { self.view.addSubview(view) }
        other.becomeFirstResponder()
        other.resignFirstResponder()
        field.becomeFirstResponder()
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController()), page = Page()
    screen.show(navigation)
    navigation.pushViewController(page, animated: true)
    screen.advance(by: 1)
    #expect(page.field.isFirstResponder && page.field.isEditing)
    screen.type("Milk")
    #expect(page.field.text == "Milk" && !page.other.isFirstResponder)
    // The request is kept once only.
    page.field.resignFirstResponder()
    page.field.removeFromSuperview()
    page.view.addSubview(page.field)
    #expect(!page.field.isFirstResponder)
  }

  @Test func typedTextGoesToTheFirstResponder() {
    let field = Field()
    screen.window.addSubview(field)
    screen.type("x")
    #expect(field.text == "")
    field.becomeFirstResponder()
    screen.type("Hi 5!\n")
    #expect(field.text == "Hi 5!\n")
    #expect(field.keys == ["H", "i", " ", "5", ""])
    screen.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "Hi 5!")
  }

  @Test func actionsGoToTheTargetOrAlongTheChain() {
    final class Target: UIView {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func tap(_ sender: UIView) { calls.append("tap \(sender.tag)") }
      func both(_ sender: UIView?, _ event: UIEvent?) { calls.append("both \(sender?.tag ?? -1) \(event == nil)") }
    }
    screen.settle()
    let target = Target(), inner = UIView()
    inner.tag = 4
    target.addSubview(inner)
    screen.window.addSubview(target)
    let application = UIApplication.shared
    #expect(application.sendAction(Selector("plain", Target.plain), to: target, from: inner, for: nil))
    #expect(application.sendAction(Selector("tap:", Target.tap(_:)), to: nil, from: inner, for: nil))
    #expect(application.sendAction(Selector("both::", Target.both), to: target, from: nil, for: nil))
    #expect(target.calls == ["plain", "tap 4", "both -1 true"])
    #expect(!application.sendAction("name only", to: target, from: inner, for: nil))
    #expect(!application.sendAction(Selector("plain", Target.plain), to: inner, from: inner, for: nil))
    #expect(target.calls.count == 3)
  }
}

@Suite @MainActor struct SelectorTests {
  @Test func selectorsAreEqualByNameAndReportWhatTheyCannotDo() {
    final class Counter: NSObject {
      var value = 0
      func add(_ amount: Int) -> Int {
        value += amount
        return value
      }
    }
    let add = Selector("add:", Counter.add)
    let counter = Counter()
    #expect(add == "add:" && add.isCallable && !Selector("add:").isCallable)
    #expect(counter.perform(add, with: 3) as? Int == 3)
    #expect(counter.perform(add, with: "three") == nil)
    #expect(NSObject().perform(add, with: 3) == nil)
    #expect(counter.value == 3)
  }
}
