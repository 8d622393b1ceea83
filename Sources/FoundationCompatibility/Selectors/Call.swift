import Dispatch

/// A call of a method by name. Methods that the shim registers are isolated to the main actor; on other threads the call is sent to the
/// main queue.
struct Call: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  var arguments: [Any?] = []

  /// - Returns: the result of the method; nil if the method runs later, or if the target has no such method.
  @discardableResult
  func run() -> Any? {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { self.run() }
      return nil
    }
    let result = MainActor.assumeIsolated { () -> Result in
      let first = arguments.first ?? nil, second = arguments.count > 1 ? arguments[1] : nil
      guard case .returned(let value) = selector.send(to: target, first, second) else {
        // Unwrapped before the cast, because the cast of an optional that is nil is an NSNull.
        if let forwarded = (target as? NSObject)?.forwardingTarget(for: selector) {
          let next = forwarded as AnyObject
          if next !== target { return Result(value: Call(target: next, selector: selector, arguments: arguments).run()) }
        }
        Problem.report("\(type(of: target)) has no method \(selector.name) that can be called by name")
        return Result(value: nil)
      }
      return Result(value: value)
    }
    return result.value
  }

  // Sendable, since it is passed from the main actor to the caller on the same thread.
  private struct Result: @unchecked Sendable { let value: Any? }
}

/// Reports mistakes of a program on standard error.
enum Problem {
  static func report(_ text: String) { FileHandle.standardError.write(Data("Vitrine: \(text)\n".utf8)) }
}
