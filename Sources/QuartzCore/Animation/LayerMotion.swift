/// The animations of a layer, in the order of being added.
package struct LayerMotion {
  var entries: [AnimationEntry] = []
}
