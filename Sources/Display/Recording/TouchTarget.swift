/// What was under a touch when it began: enough to notice that a recording no longer fits the views.
package struct TouchTarget: Equatable, Sendable {
  /// The class of the view, without its module.
  package var type: String
  /// The text that it shows or is read as; nil if there is none.
  package var label: String?
  /// The accessibility identifier; nil if there is none.
  package var identifier: String?
  /// Where the view is in the tree. Equal texts mean the same place among the same views.
  package var place: String

  package init(type: String, label: String? = nil, identifier: String? = nil, place: String) {
    (self.type, self.label, self.identifier, self.place) = (type, label, identifier, place)
  }

  /// Whether another view is meant to be the same one in changed code: it has the same identifier or text, or only its text was changed.
  package func fits(_ other: TouchTarget?) -> Bool {
    guard let other else { return false }
    if let identifier, let found = other.identifier { return identifier == found }
    if let label, label == other.label { return true }
    if place == other.place { return true }
    return type == other.type && label == nil && other.label == nil
  }

  /// Such as "UIButton “Sign in”".
  package var description: String {
    guard let name = label ?? identifier else { return type }
    return "\(type) “\(name)”"
  }
}
