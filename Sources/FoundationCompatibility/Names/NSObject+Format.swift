import Foundation

/// Objects as arguments of formats: `%@` writes their description (Apple: NSObject conforms to CVarArg). Core Foundation on Linux knows only its own
/// classes, so that other objects are passed as their description.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  // The argument list retains this object while it is read.
  public var _cVarArgObject: any CVarArg { self is NSString ? self : NSString(string: description) }
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
