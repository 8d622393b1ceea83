/// How contents are sampled when they are not drawn pixel for pixel. Raw values are those of `CALayerContentsFilter`.
package enum ContentsFilter: String, Sendable {
  case nearest, linear, trilinear
}
