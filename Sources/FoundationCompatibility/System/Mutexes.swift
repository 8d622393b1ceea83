import Glibc

/// Sets the type of a mutex. Glibc declares the types as `Int` and takes `Int32`; Darwin uses `Int32` for both.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(type))
}

public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// Has no effect. On Linux any waiting thread may acquire a free mutex, which is the first-fit policy.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 { 0 }
