import QuartzCore

extension UIResponder {
  /// Reports a call on another thread than the main one.
  /// - Parameter call: as a programmer writes it.
  @inline(__always)
  func checkThread(_ call: StaticString) { MainThreadChecker.check("\(call) of \(type(of: self))") }
}
