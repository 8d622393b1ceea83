/// Whether the constraints of a view or of its descendants have to be updated.
struct ConstraintFlags {
  var needsUpdate = false
  var subtreeNeedsUpdate = false
}
