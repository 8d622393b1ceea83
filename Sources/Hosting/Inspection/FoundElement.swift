/// An element of the screen that a search found, or that has a mark on a picture.
package struct FoundElement: Codable, Equatable, Sendable {
  /// The number of the view that is the element, or that contains it.
  package var view: Int
  package var type: String
  /// The property that holds the view, such as "titleLabel of LoginView".
  package var name: String?
  package var identifier: String?
  /// What a screen reader says of it; nil if it does not visit it.
  package var spoken: String?
  package var text: String?
  /// x, y, width, height in points of the screen.
  package var frame: [Double]
  /// Whether a touch gets to it.
  package var isTouchable: Bool

  package init(view: Int, type: String, frame: [Double], isTouchable: Bool) {
    (self.view, self.type, self.frame, self.isTouchable) = (view, type, frame, isTouchable)
  }
}
