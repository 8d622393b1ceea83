@_exported import FoundationCompatibility

/// The store of a class, which is not available: saving fails (Apple: CLSDataStore).
open class CLSDataStore: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  private static let only = CLSDataStore()
  open class var shared: CLSDataStore { only }
  public let mainAppContext = CLSContext(type: .app, identifier: "app", title: "")
  open weak var delegate: (any CLSDataStoreDelegate)?
  open var activeContext: CLSContext? { nil }
  open var runningActivity: CLSActivity? { nil }
  open func save(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(CLSError(.classKitUnavailable)) }
  }
  open func remove(_ context: CLSContext) {}
  open func contexts(matching predicate: NSPredicate, completion: @escaping @Sendable ([CLSContext], (any Error)?) -> Void) {
    DispatchQueue.main.async { completion([], CLSError(.classKitUnavailable)) }
  }
  open func contexts(matchingIdentifierPath identifierPath: [String], completion: @escaping @Sendable ([CLSContext], (any Error)?) -> Void)
  {
    DispatchQueue.main.async { completion([], CLSError(.classKitUnavailable)) }
  }
  open func completeAllAssignedActivities(matching contextPath: [String]) {}
}
public protocol CLSDataStoreDelegate: NSObjectProtocol {
  func createContext(forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]) -> CLSContext?
}
public enum CLSContextType: Int, Sendable {
  case none, app, chapter, section, level, page, task, challenge, quiz, exercise, lesson, book, game, document, audio, video, course, custom
}
public struct CLSContextTopic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let math = CLSContextTopic(rawValue: "math"), science = CLSContextTopic(rawValue: "science")
  public static let literacyAndWriting = CLSContextTopic(rawValue: "literacyAndWriting")
  public static let worldLanguage = CLSContextTopic(rawValue: "worldLanguage"), socialScience = CLSContextTopic(rawValue: "socialScience")
  public static let computerScienceAndEngineering = CLSContextTopic(rawValue: "computerScienceAndEngineering")
  public static let artsAndMusic = CLSContextTopic(rawValue: "artsAndMusic")
  public static let healthAndFitness = CLSContextTopic(rawValue: "healthAndFitness")
}
/// A part of the content. The tree is kept in memory (Apple: CLSContext).
open class CLSContext: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let type: CLSContextType
  public let identifier: String
  open var title: String
  open var displayOrder = 0
  open var topic: CLSContextTopic?
  open var universalLinkURL: URL?
  open var isActive: Bool { false }
  open private(set) weak var parent: CLSContext?
  open private(set) var currentActivity: CLSActivity?
  private var children: [CLSContext] = []
  public init(type: CLSContextType, identifier: String, title: String) {
    (self.type, self.identifier, self.title) = (type, identifier, title)
  }
  open var identifierPath: [String] { (parent?.identifierPath ?? []) + [identifier] }
  open func becomeActive() {}
  open func resignActive() {}
  open func addChildContext(_ child: CLSContext) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Returns the context with a path of identifiers below this one.
  open func descendant(matchingIdentifierPath identifierPath: [String], completion: @escaping @Sendable (CLSContext?, (any Error)?) -> Void)
  {
    let found = identifierPath.reduce(CLSContext?.some(self)) { context, name in context?.children.first { $0.identifier == name } }
    DispatchQueue.main.async { completion(found, nil) }
  }
  open func createNewActivity() -> CLSActivity {
    let activity = CLSActivity()
    currentActivity = activity
    return activity
  }
}
/// Apple: CLSActivity.
open class CLSActivity: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var progress = 0.0
  open var duration: TimeInterval { 0 }
  open var isStarted: Bool { started }
  open var primaryActivityItem: CLSActivityItem?
  open private(set) var additionalActivityItems: [CLSActivityItem] = []
  private var started = false
  open func start() { started = true }
  open func stop() { started = false }
  open func addProgressRange(fromStart start: Double, toEnd end: Double) { progress = max(progress, end) }
  open func addAdditionalActivityItem(_ activityItem: CLSActivityItem) { additionalActivityItems.append(activityItem) }
}
open class CLSActivityItem: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var title: String
  public let identifier: String
  init(_ identifier: String, _ title: String) { (self.identifier, self.title) = (identifier, title) }
}
open class CLSScoreItem: CLSActivityItem, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var score: Double
  open var maxScore: Double
  public init(identifier: String, title: String, score: Double, maxScore: Double) {
    (self.score, self.maxScore) = (score, maxScore)
    super.init(identifier, title)
  }
}
open class CLSQuantityItem: CLSActivityItem, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var quantity = 0.0
  public init(identifier: String, title: String) { super.init(identifier, title) }
}
open class CLSBinaryItem: CLSActivityItem, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public enum ValueType: Int, Sendable { case trueFalse, passFail, yesNo, correctIncorrect }
  open var value = false
  public let valueType: ValueType
  public init(identifier: String, title: String, type valueType: ValueType) {
    self.valueType = valueType
    super.init(identifier, title)
  }
}
/// Apple: CLSError.
public struct CLSError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case none, classKitUnavailable, invalidArgument, invalidModification, authorizationDenied }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CLSErrorCodeDomain" }
  public var errorCode: Int { code.rawValue }
}
