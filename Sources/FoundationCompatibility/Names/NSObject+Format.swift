import Foundation

/// Allows objects as arguments of formats: `%@` writes their description (Apple: NSObject conforms to CVarArg). Core Foundation on Linux
/// supports only its own classes, so the description of other objects is passed.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  // The argument list retains this object while it is read.
  public var _cVarArgObject: any CVarArg { self is NSString ? self : NSString(string: description) }
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

// On Apple's systems values of these types are bridged to objects in the arguments of formats.
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSArray).description) }
  public var _cVarArgEncoding: [Int] { [] }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDictionary).description) }
  public var _cVarArgEncoding: [Int] { [] }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSSet).description) }
  public var _cVarArgEncoding: [Int] { [] }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { [] }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { [] }
}
