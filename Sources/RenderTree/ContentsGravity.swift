/// Where contents go in the bounds. Raw values are those of `CALayerContentsGravity`. "Top" is the edge at the smaller y.
package enum ContentsGravity: String, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}
