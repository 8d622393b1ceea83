public import Foundation

/// An action of the application for Siri (Apple: INShortcut).
open class INShortcut: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let intent: INIntent?
  public let userActivity: NSUserActivity?
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

/// A shortcut with the phrase that the user chose. There are none on Linux (Apple: INVoiceShortcut).
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier = UUID()
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(invocationPhrase: String, shortcut: INShortcut) { (self.invocationPhrase, self.shortcut) = (invocationPhrase, shortcut) }
}

/// Apple: INVoiceShortcutCenter. There are no shortcuts.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
  open func getVoiceShortcut(with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void) { completion(nil, nil) }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Apple: INPreferences. Siri is not available.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
  open class func siriLanguageCode() -> String { "en-US" }
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

extension NSUserActivity {
  /// Stored; there is no Siri on Linux.
  public var suggestedInvocationPhrase: String? {
    get { userInfo?["INSuggestedInvocationPhrase"] as? String }
    set { addUserInfoEntries(from: ["INSuggestedInvocationPhrase": newValue ?? ""]) }
  }
  public var interaction: INInteraction? { nil }
}
