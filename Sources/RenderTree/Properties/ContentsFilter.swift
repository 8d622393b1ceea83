/// The sampling of contents that are drawn scaled. The raw values are those of `CALayerContentsFilter`.
package enum ContentsFilter: String, Sendable {
  case nearest, linear, trilinear
}
