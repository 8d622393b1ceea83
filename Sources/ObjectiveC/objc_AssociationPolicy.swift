/// How an associated object is held (Apple: objc_AssociationPolicy). The atomic policies equal the nonatomic ones: access is
/// always synchronised.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, which becomes nil instead of dangling.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of an `NSCopying` object. Swift's value types are copied anyway.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
