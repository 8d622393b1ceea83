import Foundation

extension UIPasteboard {
  /// A kind of content that can be detected without giving the content to the program (Apple: UIPasteboard.DetectionPattern).
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is a web address.
    public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// The text is suitable for a web search.
    public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// The text is a number.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

    static let all: Set<DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
  }

  /// The values that were detected in an item (Apple: UIPasteboard.DetectedValues). Only those of Apple's properties exist here whose types
  /// belong to UIKit.
  public struct DetectedValues {
    /// The web address; empty if the text is none.
    public internal(set) var probableWebURL = ""
    /// The text for a web search; empty if the text is not suitable.
    public internal(set) var probableWebSearch = ""
    public internal(set) var number: Double?
    /// The properties with values.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
  }

  // MARK: Patterns

  /// Looks for patterns in the first item. The handler is called at the end of the turn.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(Detector(current.first).values.keys).intersection(patterns)
    UIApplication.shared.afterCommit { completionHandler(.success(found)) }
  }

  /// Looks for patterns in each item of a set; nil stands for all items.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = chosen(itemSet).map { Set(Detector($0).values.keys).intersection(patterns) }
    UIApplication.shared.afterCommit { completionHandler(.success(found)) }
  }

  /// Returns the patterns of the first item, as properties of the values.
  public func detectedPatterns(
    for patterns: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { Detector(current.first).detected(patterns).patterns }

  public func detectedPatterns(
    for patterns: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { chosen(itemSet).map { Detector($0).detected(patterns).patterns } }

  // MARK: Values

  /// Returns the values of the first item by pattern: texts, and a number as `Double`. The handler is called at the end of the turn.
  public func detectValues(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = Detector(current.first).values.filter { patterns.contains($0.key) }
    UIApplication.shared.afterCommit { completionHandler(.success(found)) }
  }

  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = chosen(itemSet).map { Detector($0).values.filter { patterns.contains($0.key) } }
    UIApplication.shared.afterCommit { completionHandler(.success(found)) }
  }

  public func detectedValues(for patterns: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    Detector(current.first).detected(patterns)
  }

  public func detectedValues(
    for patterns: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { chosen(itemSet).map { Detector($0).detected(patterns) } }

  // MARK: Writing

  /// Whether the content remains when the application ends. True for the general pasteboard, which the desktop stores.
  public var isPersistent: Bool { self === UIPasteboard.general }

  /// Puts objects onto the pasteboard, each as an item.
  public func setObjects<Value: NSItemProviderWriting>(_ objects: [Value], localOnly: Bool = false, expirationDate: Date? = nil) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }
}

/// Detects the kind of a text. The rules are Vitrine's own, since Apple does not publish those of iOS.
private struct Detector {
  let values: [UIPasteboard.DetectionPattern: Any]

  @MainActor init(_ item: [String: Any]?) {
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    // Data of other types is not loaded.
    let texts = (item ?? [:]).sorted { $0.key < $1.key }.compactMap { type, stored in
      let value: Any? = type == UIPasteboard.textType ? UIPasteboard.loaded(stored) : stored
      return value as? String ?? (value as? URL)?.absoluteString
    }
    if let text = texts.first?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty {
      if let number = Self.number(text) { found[.number] = number }
      if Self.isAddress(text) { found[.probableWebURL] = text } else { found[.probableWebSearch] = text }
    }
    values = found
  }

  private static func number(_ text: String) -> Double? {
    if let value = Double(text), value.isFinite { return value }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter.number(from: text)?.doubleValue
  }

  /// Whether a text is a web address: one word with the scheme http or https, or with a host whose last component consists of letters.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    let lower = text.lowercased()
    let rest = ["http://", "https://"].first(where: lower.hasPrefix).map { lower.dropFirst($0.count) }
    let host = (rest ?? Substring(lower)).prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }) else { return false }
    if rest != nil { return !labels.isEmpty }
    return labels.count > 1 && labels[labels.count - 1].count > 1 && labels[labels.count - 1].allSatisfy(\.isLetter)
  }

  func detected(_ wanted: Set<PartialKeyPath<UIPasteboard.DetectedValues>>) -> UIPasteboard.DetectedValues {
    var found = UIPasteboard.DetectedValues()
    if wanted.contains(\.probableWebURL), let text = values[.probableWebURL] as? String {
      found.probableWebURL = text
      found.patterns.insert(\.probableWebURL)
    }
    if wanted.contains(\.probableWebSearch), let text = values[.probableWebSearch] as? String {
      found.probableWebSearch = text
      found.patterns.insert(\.probableWebSearch)
    }
    if wanted.contains(\.number), let number = values[.number] as? Double {
      found.number = number
      found.patterns.insert(\.number)
    }
    return found
  }
}
