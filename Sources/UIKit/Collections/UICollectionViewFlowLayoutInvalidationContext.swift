/// The parts of a flow layout that are invalid (Apple: UICollectionViewFlowLayoutInvalidationContext).
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again. Default true. Stored; has no effect on Linux, where it is always asked.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
