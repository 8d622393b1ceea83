import FoundationCompatibility

public let SKErrorDomain = "SKErrorDomain"

/// Apple: SKError.
public struct SKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData
    case invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration
    case overlayTimeout, ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? SKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
}
