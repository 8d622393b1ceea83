extension NSObject {
  /// Calls the method of a selector (Apple: perform(_:)). Does nothing if the selector has no method of this class.
  /// - Returns: the result of the method; nil if it was not called.
  @MainActor @discardableResult
  public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Any? {
    guard case .returned(let value) = selector.send(to: self, first, second) else {
      UIKitLog.refused("\(type(of: self)) cannot perform \(selector): the selector carries no method of this class")
      return nil
    }
    return value
  }
}
