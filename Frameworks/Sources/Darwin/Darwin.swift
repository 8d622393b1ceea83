@_exported import Glibc

public typealias OSStatus = Int32

// Darwin says these functions twice: of the C library, and generic ones of Swift's overlay.
public func arc4random() -> UInt32 { .random(in: .min ... .max) }
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : .random(in: 0..<upperBound) }
