/// Creates segues of classes that are known only at run time, as `DynamicInstance` does.
@MainActor
enum SegueInstance {
  @inline(never)
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type as AnyClass, to: _SegueInstance.Type.self).init(identifier: identifier, source: source, destination: destination)
  }
}

/// Declares the initialiser as required. The class is open, so that the optimiser does not assume that it has no subclasses.
open class _SegueInstance: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
