/// What of a flow layout is out of date (Apple: UICollectionViewFlowLayoutInvalidationContext).
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether delegates are asked for sizes again. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
