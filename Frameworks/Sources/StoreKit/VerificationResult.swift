import FoundationCompatibility

/// A value that the store signed, and whether its signature is valid (Apple: VerificationResult). The store of this device signs nothing.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value of a valid signature.
  /// - Throws: the fault of the signature.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whether its signature is valid or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
  public var jwsRepresentation: String { "" }
}
