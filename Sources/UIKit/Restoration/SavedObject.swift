import Foundation

/// The saved state of one object.
struct SavedObject {
  enum Kind: String {
    case controller, view, object
  }

  var kind: Kind
  /// The restoration identifiers, beginning with the root's.
  var path: [String]
  var restorationClass: String?
  /// A keyed archive.
  var data: Data
  /// The paths of a container's children, and the index of the selected child.
  var children: [[String]] = []
  var selected: Int?
  /// The columns of a split view controller's children, in the same order.
  var columns: [Int] = []
  var presented: [String]?

  init(kind: Kind, path: [String], data: Data) {
    self.kind = kind
    self.path = path
    self.data = data
  }

  var list: [String: Any] {
    var list: [String: Any] = ["kind": kind.rawValue, "path": path, "data": data, "children": children]
    if !columns.isEmpty { list["columns"] = columns }
    list["class"] = restorationClass
    list["selected"] = selected
    list["presented"] = presented
    return list
  }

  init?(list: [String: Any]) {
    guard let kind = (list["kind"] as? String).flatMap({ Kind(rawValue: $0) }), let path = list["path"] as? [String], !path.isEmpty,
      let data = list["data"] as? Data
    else { return nil }
    self.init(kind: kind, path: path, data: data)
    restorationClass = list["class"] as? String
    children = list["children"] as? [[String]] ?? []
    selected = list["selected"] as? Int
    columns = list["columns"] as? [Int] ?? []
    presented = list["presented"] as? [String]
  }
}
