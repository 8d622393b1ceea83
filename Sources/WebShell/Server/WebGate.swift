import Foundation

/// Decides whether a request is answered. See "The address" in the folder's README.
struct WebGate: Sendable {
  /// The first component of every path.
  let token: String
  /// The names of this machine, in lower case. Numeric addresses are always accepted.
  let names: Set<String>

  enum Verdict: Equatable {
    /// The path after the token, without its slash.
    case accepted(String)
    /// The path is the token without a slash after it.
    case incomplete
    case refused(String)
  }

  init(token: String = WebGate.makeToken(), names: Set<String> = []) {
    self.token = token
    self.names = names.union(["localhost"])
  }

  /// Returns a token of 32 random hexadecimal digits.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(random.next(), radix: 16).leftPadded(to: 16) }.joined()
  }

  /// - Parameters:
  ///   - path: the path of the request, which begins with a slash.
  ///   - host: the request's `Host`.
  ///   - origin: the request's `Origin`. Only browsers send one.
  func verdict(path: String, host: String?, origin: String?) -> Verdict {
    guard let host, accepts(host: host) else { return .refused("This server does not have the name that the request has.") }
    if let origin, origin != "http://\(host)", origin != "https://\(host)" { return .refused("The request is of another site.") }
    let rest = path.dropFirst()
    let given = rest.prefix { $0 != "/" }
    guard Self.areEqual(String(given), token) else {
      return .refused("The address is not complete: use the one that vitrine printed.")
    }
    return given.count == rest.count ? .incomplete : .accepted(String(rest.dropFirst(given.count + 1)))
  }

  private func accepts(host: String) -> Bool {
    if host.hasPrefix("[") { return host.dropFirst().prefix { $0 != "]" }.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let name = host.prefix { $0 != ":" }.lowercased()
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return names.contains(name) || parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Compares in constant time, so that the time does not reveal the first difference.
  static func areEqual(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8), b = Array(b.utf8)
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String { String(repeating: "0", count: max(0, count - self.count)) + self }
}
