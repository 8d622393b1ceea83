@_exported import FoundationCompatibility

/// The values of a live activity (Apple: ActivityAttributes).
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Codable, Hashable
}
/// Apple: ActivityContent.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
  public var description: String { "\(state)" }
}
extension ActivityContent: Sendable where State: Sendable {}

/// Whether the user allows live activities, which a device without them does not (Apple: ActivityAuthorizationInfo).
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
/// Apple: ActivityAuthorizationError.
public enum ActivityAuthorizationError: Error, LocalizedError, Equatable, Sendable {
  case unsupported, denied, attributesTooLarge, unsupportedTarget, globalMaximumExceeded, targetMaximumExceeded, visibility
  case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
  public var errorDescription: String? { self == .unsupported ? "Live activities are not supported on this device" : "\(self)" }
}
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}
public struct PushType: Equatable, Sendable {
  private let name: String
  public static let token = PushType(name: "token")
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}
/// Apple: AlertConfiguration, whose texts are localized resources; here they are strings.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  public init(title: String, body: String, sound: AlertSound) {}
}

/// A live activity. Requests throw `unsupported`, hence there are no instances (Apple: Activity).
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // Unchecked: the attributes of programs need not be sendable.
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Throws `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Throws `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .dismissed }
  public var pushToken: Data? { nil }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public func update(_ content: ActivityContent<ContentState>) async {}
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
