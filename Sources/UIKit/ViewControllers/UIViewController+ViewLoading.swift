extension UIViewController {
  /// A property that is set in `viewDidLoad()`. Reading it loads the view if necessary (Apple: UIViewController.ViewLoading). If it has no
  /// value after that, the program stops, as on iOS.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    public init() {}
    public init(wrappedValue: Value) { stored = wrappedValue }

    @available(*, unavailable, message: "@ViewLoading is only for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("not in a view controller") }
      set { fatalError("not in a view controller: \(newValue)") }
    }

    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        if controller[keyPath: storageKeyPath].stored == nil { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storageKeyPath].stored else {
          fatalError("a @ViewLoading property of \(type(of: controller)) was read, but viewDidLoad() has not set it")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
