// The status of the last call (Apple: SCError). The calls of this module do not fail on Linux.

public let kSCStatusOK = 0
public let kSCStatusFailed = 1001
public let kSCStatusInvalidArgument = 1002
public let kSCStatusAccessError = 1003
public let kSCStatusNoKey = 1004
public let kSCStatusReachabilityUnknown = 4001

public func SCError() -> Int32 { Int32(kSCStatusOK) }

/// Returns Apple's sentence for a status, as a string that is never freed.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch Int(status) {
    case kSCStatusOK: "Success!"
    case kSCStatusFailed: "Failed!"
    case kSCStatusInvalidArgument: "Invalid argument"
    case kSCStatusAccessError: "Permission denied"
    case kSCStatusNoKey: "No such key"
    case kSCStatusReachabilityUnknown: "Network reachability cannot be determined"
    default: "Unknown error"
    }
  return text.withUTF8Buffer { UnsafeRawPointer($0.baseAddress!).assumingMemoryBound(to: CChar.self) }
}
