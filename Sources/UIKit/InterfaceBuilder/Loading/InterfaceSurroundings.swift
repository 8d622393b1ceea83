package import InterfaceBuilder

/// Supplies the size classes, classes and fonts with which an `InterfaceLoader` loads a document for a design tool. A loader of an
/// application has no surroundings: it takes the size classes from the screen, and the classes and fonts from UIKit. With surroundings, it
/// performs no segues and shows what a document states for the design tool only, such as placeholder constraints.
@MainActor package protocol InterfaceSurroundings {
  /// The size classes for which variations are applied.
  var sizeClasses: InterfaceLoader.SizeClasses { get }
  /// The font size of the titles in button configurations without a font, in points; nil for that of UIKit.
  var configuredTitleSize: CGFloat? { get }

  /// Returns the class that replaces UIKit's for a kind of element, such as `tableView`; nil for UIKit's.
  func standIn(for kind: String) -> UIView.Type?
  /// Returns the font size of a text style in points; nil for the present one.
  func pointSize(of style: UIFont.TextStyle) -> CGFloat?
  /// Returns the font with a name, or a substitute.
  /// - Parameter known: the font that an application has for this name.
  func font(named name: String, size: CGFloat, like known: UIFont) -> UIFont

  /// Changes a view that was just created, and sets its `layoutMetrics`.
  func prepare(_ view: UIView, _ element: InterfaceElement, in document: InterfaceDocument)
  /// Returns the minimum length in points of a view without an intrinsic size in a stack view, and the priority of that length; nil if
  /// there is none.
  func minimumStackedSize(of view: UIView) -> (length: CGFloat, priority: UILayoutPriority)?
}
