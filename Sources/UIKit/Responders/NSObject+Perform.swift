extension NSObject {
  /// Runs the method that the selector carries (Apple: perform(_:)). A selector without a method does nothing.
  /// - Returns: what the method returned; nil when it did not run.
  @MainActor @discardableResult
  public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Any? {
    guard case .returned(let value) = selector.send(to: self, first, second) else {
      UIKitLog.refused("\(type(of: self)) cannot perform \(selector): the selector carries no method of this class")
      return nil
    }
    return value
  }
}
