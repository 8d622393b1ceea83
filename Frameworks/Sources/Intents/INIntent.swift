@_exported import UIKit

/// A request to the application (Apple: INIntent). Nothing on Linux makes requests.
open class INIntent: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var identifier: String?
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]
  public override init() {}
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  open func keyImage() -> INImage? { nil }
}

open class INIntentDonationMetadata: NSObject {}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}

/// The answer to an intent (Apple: INIntentResponse).
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
  public override init() {}
}

/// Finds the objects that handle intents. Nothing on Linux creates one (Apple: INExtension).
open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent and its answer. Donating it fails (Apple: INInteraction).
open class INInteraction: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var dateInterval: DateInterval?
  open var direction = INInteractionDirection.unspecified
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(INIntentError.unavailable) }
  open func donate() async throws { throw INIntentError.unavailable }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Intents are not available on Linux.
enum INIntentError: Error, CustomStringConvertible {
  case unavailable
  var description: String { "Intents are not available on Linux." }
}
