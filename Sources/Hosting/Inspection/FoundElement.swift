/// An element of the screen that a search found, or that is marked in a picture.
package struct FoundElement: Codable, Equatable, Sendable {
  /// The number of the element's view, or of the view that contains it.
  package var view: Int
  package var type: String
  /// The property that refers to the view, such as "titleLabel of LoginView".
  package var name: String?
  package var identifier: String?
  /// The text that a screen reader speaks; nil if it does not visit the element.
  package var spoken: String?
  package var text: String?
  /// x, y, width, height in points of the screen.
  package var frame: [Double]
  /// Whether touches reach the element.
  package var isTouchable: Bool

  package init(view: Int, type: String, frame: [Double], isTouchable: Bool) {
    (self.view, self.type, self.frame, self.isTouchable) = (view, type, frame, isTouchable)
  }
}
