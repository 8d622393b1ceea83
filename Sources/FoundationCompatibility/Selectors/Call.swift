import Dispatch

/// A method that is called by name. Methods that the shim registers belong to the main actor: elsewhere the call goes to the main queue.
struct Call: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  var arguments: [Any?] = []

  /// - Returns: what the method returned; nil where it runs later, or where the target has no such method.
  @discardableResult
  func run() -> Any? {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { self.run() }
      return nil
    }
    let result = MainActor.assumeIsolated { () -> Result in
      let first = arguments.first ?? nil, second = arguments.count > 1 ? arguments[1] : nil
      guard case .returned(let value) = selector.send(to: target, first, second) else {
        Problem.report("\(type(of: target)) has no method \(selector.name) that can be called by name")
        return Result(value: nil)
      }
      return Result(value: value)
    }
    return result.value
  }

  // Handed from the main actor to its caller, who stands on the main thread.
  private struct Result: @unchecked Sendable { let value: Any? }
}

/// What a program did wrong, on standard error.
enum Problem {
  static func report(_ text: String) { FileHandle.standardError.write(Data("Vitrine: \(text)\n".utf8)) }
}
