import UIKit

/// A session in which a user would sign in on a web page. It ends at once, as if the user had closed the page (Apple:
/// ASWebAuthenticationSession).
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// How the page returns to the program (Apple: ASWebAuthenticationSession.Callback).
  open class Callback: NSObject, @unchecked Sendable {
    // Sendable, since the test is constant.
    private let isMatch: @Sendable (URL) -> Bool

    private init(_ isMatch: @escaping @Sendable (URL) -> Bool) { self.isMatch = isMatch }

    open class func customScheme(_ customScheme: String) -> Callback { Callback { $0.scheme?.lowercased() == customScheme.lowercased() } }
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path.hasPrefix(path) }
    }
    open func matchesURL(_ url: URL) -> Bool { isMatch(url) }
  }

  private let handler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { presentationContextProvider != nil }

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

  @discardableResult
  open func start() -> Bool {
    guard canStart else {
      handler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    handler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }

  open func cancel() {}
}

@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
