/// The pixels that a blur reads beyond the edges of a picture.
package enum BlurEdges: Hashable, Sendable {
  /// Transparent pixels. The blurred picture is larger by three sigma on each side.
  case transparent
  /// The edge's pixels, repeated. The blurred picture has the same bounds.
  case clamped
}
