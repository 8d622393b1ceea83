/// A type that makes shapes for contents of any size (Apple: UIShapeProvider).
@preconcurrency @MainActor
public protocol UIShapeProvider {
  typealias Context = UIShape.ResolutionContext
  typealias Resolved = UIShape.Resolved

  /// Returns the shape for a content.
  func resolve(in context: Context) -> Resolved
}
