/// The view under a touch when it began, described well enough to notice that a recording no longer fits the views.
package struct TouchTarget: Equatable, Sendable {
  /// The class of the view, without its module.
  package var type: String
  /// The text that the view shows, or its accessibility label; nil if there is none.
  package var label: String?
  /// The accessibility identifier; nil if there is none.
  package var identifier: String?
  /// The position of the view in the tree. Equal texts mean the same position among the same views.
  package var place: String

  package init(type: String, label: String? = nil, identifier: String? = nil, place: String) {
    (self.type, self.label, self.identifier, self.place) = (type, label, identifier, place)
  }

  /// Whether another view is taken for the same one in changed code: it has the same identifier or text, or only its text has changed.
  package func fits(_ other: TouchTarget?) -> Bool {
    guard let other else { return false }
    if let identifier, let found = other.identifier { return identifier == found }
    if let label, label == other.label { return true }
    if place == other.place { return true }
    return type == other.type && label == nil && other.label == nil
  }

  /// The class and the text, such as "UIButton “Sign in”".
  package var description: String {
    guard let name = label ?? identifier else { return type }
    return "\(type) “\(name)”"
  }
}
