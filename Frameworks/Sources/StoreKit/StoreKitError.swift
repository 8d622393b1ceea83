import FoundationCompatibility

/// Apple: StoreKitError.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled, unsupported

  public var errorDescription: String? {
    switch self {
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .userCancelled: "The request was cancelled."
    case .notAvailableInStorefront: "The product is not available."
    case .notEntitled: "The application does not have the entitlement."
    case .unsupported: "The store is not available on this device."
    case .unknown: "An unknown error occurred."
    }
  }
}
