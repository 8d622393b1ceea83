internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The differences between two versions of a document.
@MainActor
package struct InterfaceDifference {
  package struct Change: Equatable, Sendable {
    package enum Kind: Sendable { case added, removed, changed }
    package let kind: Kind
    /// The identifier of the object.
    package let identifier: String
    /// A description of the change.
    package let words: String
  }

  package private(set) var changes: [Change] = []

  /// Compares two canvases that have been laid out.
  package init(from old: InterfaceCanvas, to new: InterfaceCanvas) {
    let before = Self.objects(of: old.document), after = Self.objects(of: new.document)
    let frames = (Self.frames(of: old), Self.frames(of: new))
    let names = Dictionary(before.map { ($0["id"] ?? "", $0) }) { first, _ in first }
    let present = Dictionary(after.map { ($0["id"] ?? "", $0) }) { first, _ in first }
    for element in before where present[element["id"] ?? ""] == nil {
      changes.append(Change(kind: .removed, identifier: element["id"] ?? "", words: "\(Self.name(element)) was removed"))
    }
    for element in after {
      let id = element["id"] ?? ""
      guard let former = names[id] else {
        changes.append(Change(kind: .added, identifier: id, words: "\(Self.name(element)) was added"))
        continue
      }
      let words = Self.words(former, element, frames.0[id], frames.1[id])
      if !words.isEmpty {
        changes.append(Change(kind: .changed, identifier: id, words: "\(Self.name(element)) \(words.joined(separator: ", "))"))
      }
    }
  }

  /// Returns the elements of visible objects and of objects that belong to them.
  private static func objects(of document: InterfaceDocument) -> [InterfaceElement] {
    var found: [InterfaceElement] = [], seen: Set<String> = []
    let passed: Set = [
      "outlet", "action", "segue", "constraint", "placeholder", "device", "viewLayoutGuide", "viewControllerLayoutGuide", "exit",
    ]
    document.root.forEach { element in
      guard let id = element["id"], !passed.contains(element.name), seen.insert(id).inserted else { return }
      found.append(element)
    }
    return found
  }

  private static func frames(of canvas: InterfaceCanvas) -> [String: CGRect] {
    Dictionary(canvas.frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
  }

  private static func name(_ element: InterfaceElement) -> String {
    let text = element["text"] ?? element["title"] ?? element.first("state")?["title"] ?? element["placeholder"] ?? element["userLabel"]
    return "\(element.name)\(text.map { " \"\($0.prefix(40))\"" } ?? "") (\(element["id"] ?? ""))"
  }

  private static func words(_ old: InterfaceElement, _ new: InterfaceElement, _ before: CGRect?, _ after: CGRect?) -> [String] {
    var words: [String] = []
    func short(_ value: CGFloat) -> String { String(format: "%g", (value * 100).rounded() / 100) }
    if let before, let after {
      if abs(before.minX - after.minX) > 0.01 || abs(before.minY - after.minY) > 0.01 {
        words.append("moved from (\(short(before.minX)), \(short(before.minY))) to (\(short(after.minX)), \(short(after.minY)))")
      }
      if abs(before.width - after.width) > 0.01 || abs(before.height - after.height) > 0.01 {
        words.append("is \(short(after.width)) x \(short(after.height)) in place of \(short(before.width)) x \(short(before.height))")
      }
    }
    let keys = Set(old.attributes.keys).union(new.attributes.keys).subtracting(["id", "misplaced", "ambiguous"])
    for key in keys.sorted() where old[key] != new[key] {
      words.append(
        "\(key) is \(new[key].map { "\"\($0.prefix(60))\"" } ?? "not set") in place of \(old[key].map { "\"\($0.prefix(60))\"" } ?? "not set")"
      )
    }
    for key in properties(old).union(properties(new)).sorted() {
      let before = old.property(key).map(plain), after = new.property(key).map(plain)
      if before != after { words.append("\(key) changed") }
    }
    return words
  }

  private static func properties(_ element: InterfaceElement) -> Set<String> {
    Set(element.children.filter { $0["id"] == nil && $0["key"] != "frame" }.compactMap { $0["key"] })
  }

  /// Returns the element as text without its line numbers, for comparisons.
  private static func plain(_ element: InterfaceElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return "<\(element.name) \(attributes)>\(element.text)" + element.children.map(plain).joined()
  }
}
