import QuartzCore

extension UIResponder {
  /// Reports a call on a thread other than the main thread.
  /// - Parameter call: the name of the method or property, as in source code.
  @inline(__always)
  func checkThread(_ call: StaticString) { MainThreadChecker.check("\(call) of \(type(of: self))") }
}
