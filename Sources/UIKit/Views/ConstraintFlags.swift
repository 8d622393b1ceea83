/// Which constraints of a view, and below it, are out of date.
struct ConstraintFlags {
  var needsUpdate = false
  var subtreeNeedsUpdate = false
}
