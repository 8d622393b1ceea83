extension UIApplication {
  /// The kinds of applications of which one is the default (Apple: UIApplication.Category).
  public enum Category: Int, Sendable {
    case webBrowser = 1
  }

  /// An error of `isDefault(_:)` (Apple: UIApplication.CategoryDefaultError).
  public struct CategoryDefaultError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors (Apple: UIApplication.CategoryDefaultError.Code).
    public enum Code: Int, Sendable {
      /// The question was asked too often.
      case rateLimited = 1
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var rateLimited: Code { .rateLimited }
    public static var errorDomain: String { "UIApplicationCategoryDefaultErrorDomain" }
    /// The key of the date when the question was last answered.
    public static var statusLastProvidedDateErrorKey: String { "UIApplicationCategoryDefaultStatusLastProvidedDateErrorKey" }
    /// The key of the date from which the question can be asked again.
    public static var retryAvailableDateErrorKey: String { "UIApplicationCategoryDefaultRetryAvailableDateErrorKey" }
    public var errorCode: Int { code.rawValue }
  }

  /// Whether the application is the user's default for a kind. Always false on Linux, where no application of UIKit can be chosen.
  public func isDefault(_ category: Category) throws -> Bool { false }

  /// The URL of the page of default applications in the settings. Linux has no such page; nothing opens it.
  public nonisolated static var openDefaultApplicationsSettingsURLString: String { "app-settings:default-applications" }
}
