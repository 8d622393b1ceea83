// Limits of C's integers that Swift does not import from Glibc, whose headers define them by other macros. The types are those that Apple's
// headers have in Swift.

public let INT32_MIN = Int32.min
public let INT64_MAX = Int64.max
public let INT64_MIN = Int64.min
public let UINT64_MAX = UInt64.max
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max
public let UCHAR_MAX = Int32(UInt8.max)
public let USHRT_MAX = Int32(UInt16.max)
