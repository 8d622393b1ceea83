/// The placement of the contents in the bounds. The raw values are those of `CALayerContentsGravity`. "Top" is the edge with the smaller y.
package enum ContentsGravity: String, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}
