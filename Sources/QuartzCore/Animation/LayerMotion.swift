/// The animations of a layer, in the order in which they were added.
package struct LayerMotion {
  var entries: [AnimationEntry] = []
}
