@_exported import FoundationCompatibility

/// Apple: JSVirtualMachine.
open class JSVirtualMachine: NSObject {
  public override init() { super.init() }
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A context without a JavaScript engine. Values that the program sets can be read, but every script fails with an exception (Apple:
/// JSContext).
open class JSContext: NSObject {
  open private(set) var virtualMachine: JSVirtualMachine!
  open var exception: JSValue!
  /// Called with the exception of each script.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var name: String!
  open var isInspectable = false
  private var globals: [String: Any] = [:]

  public convenience override init() { self.init(virtualMachine: JSVirtualMachine()) }
  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
    super.init()
  }

  open class func current() -> JSContext! { nil }
  open class func currentCallee() -> JSValue! { nil }
  open class func currentThis() -> JSValue! { nil }
  open class func currentArguments() -> [Any]! { nil }

  open var globalObject: JSValue! { JSValue(undefinedIn: self) }

  /// - Returns: `undefined`.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    refuse()
    return JSValue(undefinedIn: self)
  }

  func refuse() {
    let error = JSValue(newErrorFromMessage: "JavaScriptCore is a placeholder on Linux: no script runs.", in: self)
    if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
  }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    guard let key, let value = globals["\(key)"] else { return JSValue(undefinedIn: self) }
    return JSValue(object: value, in: self)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    if let key { globals["\(key)"] = object }
  }
}

/// The protocol of objects that scripts may use (Apple: JSExport).
public protocol JSExport {}
