public import Foundation
public import FoundationCompatibility
import Synchronization

// Trust objects keep certificates, policies and anchors. Nothing on Linux checks a chain of certificates, so each evaluation ends as Apple's
// does for a certificate whose root is not trusted: with `recoverableTrustFailure`, and the error `errSecNotTrusted`.

public let errSecNotTrusted: OSStatus = -67843
public let errSecInvalidTrustSetting: OSStatus = -25242

/// The result of an evaluation (Apple: SecTrustResultType). Only `invalid` and `recoverableTrustFailure` occur on Linux.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  @available(*, deprecated) case confirm
  case deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// The state of a trust object.
private final class TrustContents: Sendable {
  struct State: Sendable {
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?
    var usesOnlyAnchors = false
    var allowsNetworkFetch = true
    var verifyDate: Date?
    var result = SecTrustResultType.invalid
  }
  let state: Mutex<State>
  init(_ state: State) { self.state = Mutex(state) }
}

extension SecTrust {
  fileprivate func with<Result>(_ body: (inout sending TrustContents.State) -> sending Result) -> Result {
    guard let contents = _vitrineContents as? TrustContents else {
      var empty = TrustContents.State(certificates: [], policies: [])
      return body(&empty)
    }
    return contents.state.withLock(body)
  }
}

/// Returns the objects of a value that is one object or an array of them; nil if there is another object.
private func list<Object>(_ value: Any?, of type: Object.Type) -> [Object]? {
  switch value {
  case nil: return []
  case let one as Object: return [one]
  case let many as [Any]:
    let found = many.compactMap { $0 as? Object }
    return found.count == many.count ? found : nil
  case let many as NSArray: return list(many.map { $0 }, of: type)
  default: return nil
  }
}

/// Creates a trust object.
/// - Parameters:
///   - certificates: the certificate to check, or an array that begins with it. (Apple's type CFTypeRef stands for both.)
///   - policies: a policy or an array of policies; nil for the basic one.
public func SecTrustCreateWithCertificates(_ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
  guard let certificates = list(certificates, of: SecCertificate.self), !certificates.isEmpty,
    let policies = list(policies, of: SecPolicy.self)
  else { return errSecParam }
  let used = policies.isEmpty ? [SecPolicyCreateBasicX509()] : policies
  trust.pointee = SecTrust(_vitrineContents: TrustContents(.init(certificates: certificates, policies: used)))
  return errSecSuccess
}

/// Sets the policies: one, or an array.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let policies = list(policies, of: SecPolicy.self), !policies.isEmpty else { return errSecParam }
  trust.with {
    $0.policies = policies
    $0.result = .invalid
  }
  return errSecSuccess
}
@discardableResult public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
  policies.pointee = trust.with { $0.policies }
  return errSecSuccess
}

/// Stored; has no effect on Linux.
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  guard let anchors = list(anchorCertificates, of: SecCertificate.self) else { return errSecParam }
  let isReset = anchorCertificates == nil
  trust.with {
    $0.anchors = isReset ? nil : anchors
    $0.usesOnlyAnchors = !isReset
    $0.result = .invalid
  }
  return errSecSuccess
}
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  trust.with {
    $0.usesOnlyAnchors = anchorCertificatesOnly
    $0.result = .invalid
  }
  return errSecSuccess
}
@discardableResult public func SecTrustCopyCustomAnchorCertificates(_ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>)
  -> OSStatus
{
  anchors.pointee = trust.with { $0.anchors }
  return errSecSuccess
}
@discardableResult public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  trust.with { $0.allowsNetworkFetch = allowFetch }
  return errSecSuccess
}
@discardableResult public func SecTrustGetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<Bool>) -> OSStatus {
  allowFetch.pointee = trust.with { $0.allowsNetworkFetch }
  return errSecSuccess
}
@discardableResult public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus {
  trust.with {
    $0.verifyDate = verifyDate
    $0.result = .invalid
  }
  return errSecSuccess
}
/// Returns the date that was set, or the current one.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
  (trust.with { $0.verifyDate } ?? Date()).timeIntervalSinceReferenceDate
}

// MARK: Evaluation

/// Always ends with `recoverableTrustFailure`.
@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = trust.with {
    $0.result = .recoverableTrustFailure
    return $0.result
  }
  return errSecSuccess
}

/// Always returns false, with the error `errSecNotTrusted`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let name = trust.with {
    $0.result = .recoverableTrustFailure
    return $0.certificates.first.flatMap(SecCertificateCopySubjectSummary)
  }
  let text = "“\(name ?? "")” certificate is not trusted"
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted), userInfo: [NSLocalizedDescriptionKey: text])
  return false
}

/// Calls the closure on the queue, with `recoverableTrustFailure`.
@discardableResult public func SecTrustEvaluateAsync(_ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback)
  -> OSStatus
{
  nonisolated(unsafe) let result = result
  (queue ?? .global()).async {
    var type = SecTrustResultType.invalid
    SecTrustEvaluate(trust, &type)
    result(trust, type)
  }
  return errSecSuccess
}
/// Calls the closure on the queue, with the error `errSecNotTrusted`.
@discardableResult public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
  nonisolated(unsafe) let result = result
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    result(trust, isTrusted, error)
  }
  return errSecSuccess
}
/// Returns the result of the last evaluation; `invalid` if there was none since the last change.
@discardableResult public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = trust.with { $0.result }
  return errSecSuccess
}

// MARK: Certificates

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.with { $0.certificates.count } }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.with { $0.certificates.indices.contains(ix) ? $0.certificates[ix] : nil }
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.with { $0.certificates } }

/// Returns the public key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.with { $0.certificates.first?.key } }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Always nil: there are no exceptions on Linux.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
/// Always false.
@discardableResult public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
