/// What a blur finds beyond a picture's edges.
package enum BlurEdges: Hashable, Sendable {
  /// Nothing: the blurred picture is larger, by three sigma on every side.
  case transparent
  /// The edge's own pixels, again and again: the blurred picture has the same bounds.
  case clamped
}
