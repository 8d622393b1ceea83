/// How an associated object is held (Apple: objc_AssociationPolicy). There are no properties that race here: the atomic kinds are the others.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Held as a weak reference, so that it never dangles.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied where it is an `NSCopying` object; Swift's values are copies by themselves.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
