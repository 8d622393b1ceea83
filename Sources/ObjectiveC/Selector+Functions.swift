/// Returns a selector with that name, without a method. Apple: `NSSelectorFromString(_:)`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector. Apple: `NSStringFromSelector(_:)`.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
