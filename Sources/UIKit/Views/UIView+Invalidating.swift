/// An invalidation that the change of a property causes (Apple: UIViewInvalidating).
public protocol UIViewInvalidating {
  /// Invalidates the view. Called when the value of the property has changed.
  @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// The invalidations of views (Apple: UIView.Invalidations).
  public enum Invalidations {
    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Calls `setNeedsUpdateConfiguration()` of cells, headers and buttons.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      @MainActor public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// Two invalidations. More are combined by nesting.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that invalidates the view when its value changes, as in `@Invalidating(.layout, .display) var inset = 4.0`
  /// (Apple: UIView.Invalidating).
  @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) { (value, self.invalidation) = (wrappedValue, invalidation) }

    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where Invalidation == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
    where Invalidation == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    public init<First, Second, Third, Fourth>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) where Invalidation == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
    }

    @available(*, unavailable, message: "@Invalidating belongs to properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    @preconcurrency @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storage].value }
      set {
        guard owner[keyPath: storage].value != newValue else { return }
        owner[keyPath: storage].value = newValue
        owner[keyPath: storage].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
