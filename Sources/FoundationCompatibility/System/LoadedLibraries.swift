import Glibc

/// Closes a library that `dlopen` opened, and does nothing for nil. On Apple's systems the parameter is not marked as one that cannot be nil.
/// - Returns: 0, or another number if the library is not open.
@discardableResult
public func dlclose(_ library: UnsafeMutableRawPointer?) -> Int32 { library.map { Glibc.dlclose($0) } ?? -1 }
