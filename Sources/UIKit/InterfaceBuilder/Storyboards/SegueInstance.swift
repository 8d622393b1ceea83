/// Makes a segue of a class that is only known at run time, as `DynamicInstance` does.
@MainActor
enum SegueInstance {
  @inline(never)
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type as AnyClass, to: _SegueInstance.Type.self).init(identifier: identifier, source: source, destination: destination)
  }
}

/// Open, so that no optimiser takes it for the only class of its kind.
open class _SegueInstance: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
