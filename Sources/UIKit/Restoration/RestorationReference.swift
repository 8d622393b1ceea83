import Foundation

/// A reference in an archive to a controller, a view or another object whose state is saved separately.
final class RestorationReference: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  /// The class name in archives, independent of the Swift name.
  static let className = "UIRestorationReference"

  let kind: SavedObject.Kind
  let path: [String]

  init(_ kind: SavedObject.Kind, _ path: [String]) {
    self.kind = kind
    self.path = path
  }

  init?(coder: NSCoder) {
    guard let kind = (coder.decodeObject(of: NSString.self, forKey: "kind") as? String).flatMap({ SavedObject.Kind(rawValue: $0) }),
      let path = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "path") as? [String], !path.isEmpty
    else { return nil }
    self.kind = kind
    self.path = path
  }

  func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue as NSString, forKey: "kind")
    coder.encode(path as NSArray, forKey: "path")
  }
}
