import Hosting
import SnapshotReport

/// The differences between two trees, one line for each view. Views are paired as in snapshot reports.
struct TreeChanges {
  /// The lines in the order of the new tree, followed by those of removed views.
  private(set) var lines: [String] = []

  init(from old: [InspectedView], to new: [InspectedView]) {
    let match = TreeMatch(old.map(SnapshotTree.View.init), new.map(SnapshotTree.View.init))
    let earlier = Dictionary(uniqueKeysWithValues: match.pairs.map { ($0.new, $0.old) }), come = Set(match.come)
    for (index, view) in new.enumerated() {
      if come.contains(index) { lines.append("came \(TreeText.line(view))\(Self.inner(index, new))") }
      guard let before = earlier[index] else { continue }
      let changes = Self.changes(old[before], view)
      if !changes.isEmpty { lines.append("\(TreeText.name(view)): \(changes.joined(separator: ", "))") }
    }
    for index in match.gone { lines.append("went \(TreeText.name(old[index]))\(Self.inner(index, old))") }
  }

  /// Returns " with N views" for a view that has descendants; otherwise an empty string.
  private static func inner(_ index: Int, _ all: [InspectedView]) -> String {
    let count = all[(index + 1)...].prefix { $0.depth > all[index].depth }.count
    return count == 0 ? "" : " with \(count) view\(count == 1 ? "" : "s")"
  }

  private static func changes(_ old: InspectedView, _ new: InspectedView) -> [String] {
    var changes: [String] = []
    let (a, b) = (old.frame, new.frame)
    if a[0] != b[0] || a[1] != b[1] { changes.append("moved from (\(a[0].brief) \(a[1].brief)) to (\(b[0].brief) \(b[1].brief))") }
    if a[2] != b[2] || a[3] != b[3] { changes.append("resized from \(a[2].brief) x \(a[3].brief) to \(b[2].brief) x \(b[3].brief)") }
    if old.text != new.text { changes.append("text \(TreeText.quoted(old.text)) became \(TreeText.quoted(new.text))") }
    if old.unseen != new.unseen { changes.append(new.unseen.map { "is \($0.rawValue) now" } ?? "is seen now") }
    return changes
  }
}

/// Views as lines of text.
enum TreeText {
  static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// "12 UIButton "Sign in" signInButton of LoginView"
  static func name(_ view: InspectedView) -> String {
    "\(view.id) \(view.type)" + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "")
      + (view.name.map { " \($0)" } ?? "")
  }

  static func line(_ view: InspectedView) -> String {
    let f = view.frame
    return "\(view.id) \(view.type)" + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "")
      + " (\(f[0].brief) \(f[1].brief); \(f[2].brief) \(f[3].brief))" + (view.name.map { " \($0)" } ?? "")
      + (view.unseen.map { " \($0.rawValue)" } ?? "")
  }
}

extension Double {
  /// The number as text, without a fraction if it is whole.
  fileprivate var brief: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
