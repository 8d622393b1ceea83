/// The view under a touch when it began, described well enough to notice that a recording no longer fits the views.
package struct TouchTarget: Equatable, Sendable {
  /// The class of the view, without its module.
  package var type: String
  /// The text that the view shows, or its accessibility label; nil if there is none.
  package var label: String?
  /// The accessibility identifier; nil if there is none.
  package var identifier: String?
  /// The path of the view in the tree, as `ViewPath` writes it. Equal paths mean the same position among the same views.
  package var path: String

  package init(type: String, label: String? = nil, identifier: String? = nil, path: String) {
    (self.type, self.label, self.identifier, self.path) = (type, label, identifier, path)
  }

  /// Whether another view is taken for the same one in changed code: it has the same identifier or text, or only its text has changed.
  package func fits(_ other: TouchTarget?) -> Bool {
    guard let other else { return false }
    if let identifier, let found = other.identifier { return identifier == found }
    if let label, label == other.label { return true }
    if path == other.path { return true }
    return type == other.type && label == nil && other.label == nil
  }

  /// The class and the text, such as "UIButton “Sign in”".
  package var description: String {
    guard let name = label ?? identifier else { return type }
    return "\(type) “\(name)”"
  }
}
