/// The changes of the views between two trees.
package struct TreeDifference: Sendable {
  /// A change of one view, or the same change of several.
  package struct Change: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable { case came, went, moved, resized, color, text, seen }
    package var kind: Kind
    /// The name of the view in sentences.
    package var view: String
    /// A sentence without its subject, such as "moved 8 down".
    package var words: String
    /// The frame on the screen, in points: x, y, width, height. For a removed view, that in the old picture.
    package var frame: [Double]
    /// The number of further views with the same change.
    package var others: Int?
  }

  package private(set) var changes: [Change] = []

  /// The minimum difference of positions that is reported, in points. The numbers are rounded to hundredths.
  private static let minimumDifference = 0.05

  package init(from old: SnapshotTree, to new: SnapshotTree) {
    let match = TreeMatch(old.views, new.views)
    let (oldTitles, newTitles) = (SnapshotTree.View.titles(of: old.views), SnapshotTree.View.titles(of: new.views))
    for index in match.gone {
      let words = "went" + Self.inside(Self.descendants(of: index, in: match.old))
      changes.append(Change(kind: .went, view: oldTitles[index], words: words, frame: match.old[index].view.frame))
    }
    for index in match.come {
      let words = "came" + Self.inside(Self.descendants(of: index, in: match.new))
      changes.append(Change(kind: .came, view: newTitles[index], words: words, frame: match.new[index].view.frame))
    }
    for (a, b) in match.pairs { compare(match.old[a], match.new[b], newTitles[b], match) }
    group()
  }

  private static func descendants(of index: Int, in nodes: [TreeMatch.Node]) -> Int {
    nodes[(index + 1)...].prefix { $0.view.depth > nodes[index].view.depth }.count
  }

  private static func inside(_ count: Int) -> String { count == 0 ? "" : ", with \(count) view\(count == 1 ? "" : "s") in it" }

  private mutating func compare(_ a: TreeMatch.Node, _ b: TreeMatch.Node, _ title: String, _ match: TreeMatch) {
    let (old, new) = (a.view, b.view)
    func add(_ kind: Change.Kind, _ words: String) {
      changes.append(Change(kind: kind, view: title, words: words, frame: new.frame))
    }
    if old.unseen != new.unseen, (old.unseen == nil) != (new.unseen == nil) {
      add(.seen, new.unseen.map { "is no longer seen (\($0 == "offScreen" ? "off the screen" : $0))" } ?? "is seen now")
    }
    let before = Self.relativeOrigin(old, in: a.parent.map { match.old[$0].view }),
      after = Self.relativeOrigin(new, in: b.parent.map { match.new[$0].view })
    let across = after.x - before.x, down = after.y - before.y
    // Moves of invisible views are not reported.
    let isSeen = old.unseen == nil || new.unseen == nil
    if isSeen, abs(across) >= Self.minimumDifference || abs(down) >= Self.minimumDifference {
      var parts: [String] = []
      if abs(down) >= Self.minimumDifference { parts.append("\(Self.number(abs(down))) \(down > 0 ? "down" : "up")") }
      if abs(across) >= Self.minimumDifference { parts.append("\(Self.number(abs(across))) \(across > 0 ? "right" : "left")") }
      add(.moved, "moved \(parts.joined(separator: " and "))")
    }
    if isSeen, abs(new.width - old.width) >= Self.minimumDifference || abs(new.height - old.height) >= Self.minimumDifference {
      add(.resized, "was \(Self.size(old)), is \(Self.size(new))")
    }
    let (oldColors, newColors) = (old.colors ?? [:], new.colors ?? [:])
    for use in Set(oldColors.keys).union(newColors.keys).sorted() where oldColors[use] != newColors[use] {
      add(.color, "\(use) was \(oldColors[use] ?? "none"), is \(newColors[use] ?? "none")")
    }
    if old.text != new.text {
      func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "empty" }
      add(.text, "text was \(quoted(old.text)), is \(quoted(new.text))")
    }
  }

  /// Returns the origin relative to the superview, in points of the screen.
  private static func relativeOrigin(_ view: SnapshotTree.View, in parent: SnapshotTree.View?) -> (x: Double, y: Double) {
    (view.x - (parent?.x ?? 0), view.y - (parent?.y ?? 0))
  }

  private static func size(_ view: SnapshotTree.View) -> String { "\(number(view.width)) x \(number(view.height))" }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The maximum number of views with the same change that are listed one by one.
  private static let maximumEqualChanges = 3

  /// Sorts the changes by kind, and merges equal changes of several views.
  private mutating func group() {
    let order = Dictionary(uniqueKeysWithValues: Change.Kind.allCases.enumerated().map { ($1, $0) })
    var counts: [String: Int] = [:]
    for change in changes { counts[change.kind.rawValue + change.words, default: 0] += 1 }
    var seen: Set<String> = []
    changes = changes.enumerated().filter { _, change in
      let key = change.kind.rawValue + change.words
      return counts[key, default: 0] <= Self.maximumEqualChanges || seen.insert(key).inserted
    }.map { index, change in
      let count = counts[change.kind.rawValue + change.words, default: 0]
      var change = change
      if count > Self.maximumEqualChanges { change.others = count - 1 }
      return (index, change)
    }.sorted { (order[$0.1.kind]!, $0.0) < (order[$1.1.kind]!, $1.0) }.map(\.1)
  }
}

extension TreeDifference.Change {
  /// The change as a sentence: the view, what happened to it, and the number of other views with the same change.
  package var sentence: String {
    let more = others.map { " (and \($0) other view\($0 == 1 ? "" : "s"))" } ?? ""
    return "\(view) \(words)\(more)"
  }
}
