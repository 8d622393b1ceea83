/// The type identifiers that `CFGetTypeID` returns for objects of these classes.
extension CGColor { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGColor.self).hashValue) } }
extension CGColorSpace { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGColorSpace.self).hashValue) } }
extension CGGradient { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGGradient.self).hashValue) } }
extension CGImage { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGImage.self).hashValue) } }
extension CGPath { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGPath.self).hashValue) } }
extension CGFont { public class var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGFont.self).hashValue) } }
