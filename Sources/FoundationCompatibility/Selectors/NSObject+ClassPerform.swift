import Dispatch
// Objective-C's methods of objects for class objects.

extension NSObject {
  /// Whether the class has a static method with that name that Objective-C can call.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { ClassTable.shared.classMethod($0.name, of: self) != nil } ?? false
  }

  /// Calls the static method with that name on the main actor.
  /// - Returns: its result, if that is an object.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { perform(selector, arguments: []) }

  @discardableResult
  public class func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { perform(selector, arguments: [object]) }

  private class func perform(_ selector: Selector!, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let method = ClassTable.shared.classMethod(selector.name, of: self) else {
      Problem.report("\(self) has no static method \(selector?.name ?? "nil") that can be called by name")
      return nil
    }
    let call = ClassCall(method: method, arguments: arguments)
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { _ = call.run() }
      return nil
    }
    guard let result = call.run(), !(result is Void) else { return nil }
    return ReturnedObjects.shared.hold(result as AnyObject)
  }
}

// Sendable, since it is passed to the main queue once and used only there.
private struct ClassCall: @unchecked Sendable {
  let method: ClassTable.Method
  let arguments: [Any?]

  func run() -> Any? {
    MainActor.assumeIsolated { Result(value: (try? method(nil, MethodArguments(arguments))) ?? nil) }.value
  }

  // Sendable, since it is passed from the main actor to the caller on the same thread.
  private struct Result: @unchecked Sendable { let value: Any? }
}
