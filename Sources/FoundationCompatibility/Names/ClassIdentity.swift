// On Apple's systems a class is an object, and the operators for objects compare classes, too.

/// Whether two classes are the same.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes are different.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
