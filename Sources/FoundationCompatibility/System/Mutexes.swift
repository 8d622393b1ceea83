import Glibc

/// Glibc has the kinds of mutexes as `Int` and takes them as `Int32`; Darwin has both as `Int32`.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(type))
}

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// Has no effect: Linux lets any waiting thread have a free mutex, as the first-fit policy does.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 { 0 }
