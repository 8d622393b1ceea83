import UIKit

extension EventScript {
  /// Types, composes with an input method, and presses Return.
  static let textField = EventScript(
    family: "text field",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), diary = Typist(notes)
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
      field.delegate = diary
      notes.follow(
        field,
        [
          (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
          (.primaryActionTriggered, "primaryAction"),
        ])
      notes.kept = [diary]
      root.addSubview(field)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 60 37
      0.2 touch 0 ended 60 37
      0.5 key down 4 "a" "a"
      0.5 text "a"
      0.6 key up 4 "a" "a"
      0.8 composition "ㅎ" 1 1
      0.9 composition "하" 1 1
      1 composition "" 0 0
      1 + text "하"
      1.2 key down 42 "" ""
      1.3 key up 42 "" ""
      1.5 key down 40 "" ""
      1.6 key up 40 "" ""
      1.8 touch 0 began 60 300
      1.9 touch 0 ended 60 300
      """,
    calls: [
      "shouldBegin", "didBegin", "editingDidBegin", "shouldChange 0+0 a", "editingChanged", "shouldChange 1+0 하", "editingChanged",
      "shouldChange 1+1 ", "editingChanged", "shouldReturn", "primaryAction",
    ])

  @MainActor private final class Typist: NSObject, UITextFieldDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      notes.note("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { notes.note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      notes.note("shouldEnd")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { notes.note("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      notes.note("shouldChange \(range.location)+\(range.length) \(string)")
      return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      notes.note("shouldReturn")
      return true
    }
  }

  @MainActor private final class Writer: NSObject, UITextViewDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      notes.note("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { notes.note("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { notes.note("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      notes.note("shouldChange \(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { notes.note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { notes.noteOnce("selection") }
  }

  /// Types, replaces a selection made with keys, and inserts a line break.
  static let textView = EventScript(
    family: "text view",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), writer = Writer(notes)
      let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 100))
      view.delegate = writer
      notes.kept = [writer]
      root.addSubview(view)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 60 37
      0.2 touch 0 ended 60 37
      0.5 text "hi"
      0.7 key down 80 "" "" shift
      0.7 key up 80 "" "" shift
      0.9 text "o"
      1.1 key down 40 "" ""
      1.2 key up 40 "" ""
      1.4 key down 42 "" ""
      1.5 key up 42 "" ""
      """,
    calls: [
      "shouldBegin", "didBegin", "shouldChange 0+0 hi", "selection", "didChange", "selection", "shouldChange 1+1 o", "selection",
      "didChange", "shouldChange 2+0 return", "selection", "didChange", "shouldChange 2+1 ", "selection", "didChange",
    ])

  @MainActor private final class Bars: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      notes.note("willShow \(viewController.title ?? "")")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      notes.note("didShow \(viewController.title ?? "")")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      notes.note("shouldSelect \(viewController.title ?? "")")
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      notes.note("didSelect \(viewController.title ?? "")")
    }
  }

  /// Uses a bar button that pushes, the back button, and tabs.
  static let bars = EventScript(
    family: "bars",
    stage: { screen, notes in
      let delegate = Bars(notes)
      let first = UIViewController(), second = UIViewController(), other = UIViewController()
      (first.title, second.title, other.title) = ("first", "second", "other")
      let stack = UINavigationController(rootViewController: first)
      stack.title = "stack"
      stack.delegate = delegate
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Next",
        primaryAction: UIAction { [weak notes, weak stack] _ in
          notes?.note("next")
          stack?.pushViewController(second, animated: true)
        })
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, other]
      tabs.delegate = delegate
      notes.kept = [delegate]
      screen.show(tabs)
    },
    events: """
      0.1 touch 0 began 290 22
      0.2 touch 0 ended 290 22
      1.2 touch 0 began 30 22
      1.3 touch 0 ended 30 22
      2.5 touch 0 began 240 455
      2.6 touch 0 ended 240 455
      3 touch 0 began 80 455
      3.1 touch 0 ended 80 455
      """, end: 4,
    calls: [
      "next", "willShow second", "didShow second", "willShow first", "didShow first", "shouldSelect other", "didSelect other",
      "shouldSelect stack", "didSelect stack",
    ])

  @MainActor private final class Finder: NSObject, UISearchBarDelegate {
    let notes: CallNotes
    init(_ notes: CallNotes) { self.notes = notes }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      notes.note("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.note("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      notes.note("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.note("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { notes.note("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      notes.note("shouldChange \(range.location)+\(range.length) \(text)")
      return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      notes.note("search")
      searchBar.resignFirstResponder()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.note("cancel") }
  }

  /// Types, presses Return, and cancels.
  static let search = EventScript(
    family: "search",
    stage: { screen, notes in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), finder = Finder(notes)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      bar.showsCancelButton = true
      bar.delegate = finder
      notes.kept = [finder]
      root.addSubview(bar)
      screen.show(root)
    },
    events: """
      0.1 touch 0 began 100 28
      0.2 touch 0 ended 100 28
      0.5 text "li"
      0.8 key down 40 "" ""
      0.9 key up 40 "" ""
      1.2 touch 0 began 285 28
      1.3 touch 0 ended 285 28
      """, calls: ["shouldBegin", "didBegin", "shouldChange 0+0 li", "text li", "search", "shouldEnd", "didEnd", "cancel"])
}
