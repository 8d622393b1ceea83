import Hosting

/// What differs between two trees. Views are the same if they have the same place: the same class, property and order among the subviews of the same
/// superview.
struct TreeChanges {
  /// In the order of the new tree; what went comes last.
  private(set) var lines: [String] = []

  init(from old: [InspectedView], to new: [InspectedView]) {
    let before = Self.places(old), after = Self.places(new)
    let known = Dictionary(before.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var kept: Set<String> = [], came: Set<String> = []
    for place in after {
      guard let earlier = known[place.path] else {
        came.insert(place.path)
        // What is within something that came, came with it.
        if !came.contains(place.parent) { lines.append("came \(TreeText.line(place.view))\(Self.inner(place, after))") }
        continue
      }
      kept.insert(place.path)
      let changes = Self.changes(earlier.view, place.view)
      if !changes.isEmpty { lines.append("\(TreeText.name(place.view)): \(changes.joined(separator: ", "))") }
    }
    let gone = Set(before.map(\.path)).subtracting(kept)
    for place in before where gone.contains(place.path) && !gone.contains(place.parent) {
      lines.append("went \(TreeText.name(place.view))\(Self.inner(place, before))")
    }
  }

  private struct Place {
    var view: InspectedView
    var path: String
    var parent: String
  }

  /// The paths of views: class, property, and the place among those of the same class and property.
  private static func places(_ views: [InspectedView]) -> [Place] {
    var stack: [(path: String, counts: [String: Int])] = [("", [:])]
    return views.map { view in
      while stack.count > view.depth + 1 { stack.removeLast() }
      let own = view.type + (view.name.map { "(\($0))" } ?? "")
      let count = stack[stack.count - 1].counts[own, default: 0]
      stack[stack.count - 1].counts[own] = count + 1
      let parent = stack[stack.count - 1].path, path = "\(parent)/\(own)\(count)"
      stack.append((path, [:]))
      return Place(view: view, path: path, parent: parent)
    }
  }

  /// How many views are within one.
  private static func inner(_ place: Place, _ all: [Place]) -> String {
    let count = all.count { $0.path.hasPrefix(place.path + "/") }
    return count == 0 ? "" : " with \(count) view\(count == 1 ? "" : "s")"
  }

  private static func changes(_ old: InspectedView, _ new: InspectedView) -> [String] {
    var changes: [String] = []
    let (a, b) = (TreeText.frame(old), TreeText.frame(new))
    if a[0] != b[0] || a[1] != b[1] { changes.append("moved from (\(a[0].brief) \(a[1].brief)) to (\(b[0].brief) \(b[1].brief))") }
    if a[2] != b[2] || a[3] != b[3] { changes.append("resized from \(a[2].brief) x \(a[3].brief) to \(b[2].brief) x \(b[3].brief)") }
    if old.text != new.text { changes.append("text \(TreeText.quoted(old.text)) became \(TreeText.quoted(new.text))") }
    if old.unseen != new.unseen { changes.append(new.unseen.map { "is \($0.rawValue) now" } ?? "is seen now") }
    return changes
  }
}

/// Views as lines of text.
enum TreeText {
  /// x, y, width and height of the bounds on the screen.
  static func frame(_ view: InspectedView) -> [Double] {
    let x = stride(from: 0, to: view.corners.count, by: 2).map { view.corners[$0] }
    let y = stride(from: 1, to: view.corners.count, by: 2).map { view.corners[$0] }
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return [0, 0, 0, 0] }
    return [left, top, right - left, bottom - top].map { ($0 * 100).rounded() / 100 }
  }

  static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// "12 UIButton "Sign in" signInButton of LoginView"
  static func name(_ view: InspectedView) -> String {
    "\(view.id) \(view.type)" + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "")
      + (view.name.map { " \($0)" } ?? "")
  }

  static func line(_ view: InspectedView) -> String {
    let f = frame(view)
    return "\(view.id) \(view.type)" + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "")
      + " (\(f[0].brief) \(f[1].brief); \(f[2].brief) \(f[3].brief))" + (view.name.map { " \($0)" } ?? "")
      + (view.unseen.map { " \($0.rawValue)" } ?? "")
  }
}

extension Double {
  /// Without needless digits.
  fileprivate var brief: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
