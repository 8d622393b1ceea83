import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct InputViewTests {
  @Test func `An input view comes up with its field and tells of it`() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34)),
      plain = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    root.addSubview(field)
    root.addSubview(plain)
    screen.show(root)
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.inputView = picker
    field.inputAccessoryView = bar
    var heard: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    let endKey = UIResponder.keyboardFrameEndUserInfoKey
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = (note.userInfo?[endKey] as? NSValue)?.cgRectValue.minY ?? -1
        MainActor.assumeIsolated { heard.append("\(word) \(Int(end))") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(heard == ["willShow 236", "didShow 236"])
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 236, width: 320, height: 44))
    heard = []
    plain.becomeFirstResponder()
    screen.advance(by: 0.5)
    #expect(heard == ["willHide 480", "didHide 480"] && picker.window == nil)
  }
}
