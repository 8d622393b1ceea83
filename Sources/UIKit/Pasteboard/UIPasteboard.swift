import Foundation

/// A pasteboard (Apple: UIPasteboard). The general pasteboard is the desktop's clipboard, if there is one: with all types on X11, with text
/// elsewhere. Colors and named pasteboards stay in the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard (Apple: UIPasteboard.Name).
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// An option of `setItems(_:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `Date` at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this machine. Has no effect on Linux, where the clipboard is that of the machine.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  static let textType = "public.utf8-plain-text"
  static let urlType = "public.url"
  static let imageType = "public.png"
  static let colorType = "com.apple.uikit.color"
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  open class var general: UIPasteboard { generalBoard }
  private static let generalBoard = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  public let name: Name
  /// The number of changes, which increases with each change.
  open var changeCount: Int {
    follow()
    return changes
  }
  private var changes = 0
  /// The items. Values of other programs may still have to be loaded; `loaded(_:)` returns them.
  var stored: [[String: Any]] = []
  private var expiration: Date?
  /// The text of the display's clipboard when it was last read or written.
  private var knownText: String?
  /// The version of the display's clipboard when it was last read or written.
  var knownVersion: UInt64 = 0

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard of a name. If it does not exist, it is created if `create` is true; otherwise the result is nil.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard pasteboardName != .general else { return nil }
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    if let present = Self.named[pasteboardName] { stored = present.stored }
    Self.named[pasteboardName] = self
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString))
    named[made.name] = made
    return made
  }

  open class func remove(withName pasteboardName: Name) {
    guard let board = named.removeValue(forKey: pasteboardName) else { return }
    board.stored = []
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  // MARK: Items

  /// The items, each with a value for each of its types.
  open var items: [[String: Any]] {
    get {
      current.map { item in item.compactMapValues(Self.loaded) }
    }
    set { setItems(newValue) }
  }

  /// The items as they are now.
  var current: [[String: Any]] {
    follow()
    return stored
  }

  open var numberOfItems: Int { current.count }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    follow()
    let former = Set(stored.flatMap(\.keys))
    stored = items.filter { !$0.isEmpty }.map(Self.named)
    expiration = options[.expirationDate] as? Date
    tellDisplay()
    changed(from: former)
  }

  open func addItems(_ items: [[String: Any]]) {
    follow()
    let former = Set(stored.flatMap(\.keys))
    // What another program offers cannot be read once it is offered here.
    stored = stored.map { $0.compactMapValues(Self.loaded) } + items.filter { !$0.isEmpty }.map(Self.named)
    tellDisplay()
    changed(from: former)
  }

  /// Returns the item with its automatic type replaced by the type of its value.
  private static func named(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var item = item
    item[typeAutomatic] = nil
    switch value {
    case is String, is NSAttributedString: item[textType] = (value as? NSAttributedString)?.string ?? value
    case is URL: item[urlType] = value
    case is UIImage: item[imageType] = value
    case is UIColor: item[colorType] = value
    default: UIKitLog.refused("a pasteboard cannot store a value of the class \(type(of: value))")
    }
    return item
  }

  func changed(from former: Set<String>) {
    changes += 1
    let now = Set(stored.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: now.subtracting(former).sorted(),
        Self.changedTypesRemovedUserInfoKey: former.subtracting(now).sorted(),
      ])
  }

  // MARK: The display's clipboard

  /// Reads the text that another program has copied, and removes expired items.
  private func follow() {
    if let expiration, expiration <= Date() {
      stored = []
      self.expiration = nil
      changes += 1
    }
    guard name == .general, let display = UIScreen.main.display else { return }
    if let clipboard = display.clipboard { return follow(clipboard) }
    guard let text = display.clipboardText, text != knownText else { return }
    knownText = text
    guard text != stored.first?[Self.textType] as? String else { return }
    let former = Set(stored.flatMap(\.keys))
    stored = text.isEmpty ? [] : [[Self.textType: text]]
    changed(from: former)
  }

  private func tellDisplay() {
    guard name == .general, let display = UIScreen.main.display else { return }
    if let clipboard = display.clipboard { return offer(on: clipboard) }
    let text = strings(in: stored).joined(separator: "\n")
    display.clipboardText = text
    knownText = display.clipboardText
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { current.first.map { $0.keys.sorted() } ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { current.first?[$0] != nil } }

  open func value(forPasteboardType pasteboardType: String) -> Any? { Self.loaded(current.first?[pasteboardType]) }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  open func data(forPasteboardType pasteboardType: String) -> Data? { Self.data(of: current.first?[pasteboardType]) }

  static func data(of value: Any?) -> Data? {
    switch loaded(value) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    let text = pasteboardType == Self.textType ? String(data: data, encoding: .utf8) : nil
    setItems([[pasteboardType: text ?? data]])
  }

  // MARK: Common kinds

  private func strings(in items: [[String: Any]]) -> [String] {
    items.compactMap { Self.loaded($0[Self.textType] ?? $0["public.text"] ?? $0["public.plain-text"]) as? String }
  }

  open var strings: [String]? {
    get {
      let all = strings(in: current)
      return all.isEmpty ? nil : all
    }
    set { setItems((newValue ?? []).map { [Self.textType: $0] }) }
  }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get {
      let all = current.compactMap { ($0[Self.urlType] ?? $0[UTType.fileURL.identifier]) as? URL }
      return all.isEmpty ? nil : all
    }
    set { setItems((newValue ?? []).map { [Self.urlType: $0, Self.textType: $0.absoluteString] }) }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get {
      let all = current.compactMap { item -> UIImage? in
        guard let type = Self.imageType(of: item), let value = Self.loaded(item[type]) else { return nil }
        return value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
      }
      return all.isEmpty ? nil : all
    }
    set { setItems((newValue ?? []).map { [Self.imageType: $0] }) }
  }

  /// Returns the type of an item's image: PNG if it has that.
  private static func imageType(of item: [String: Any]) -> String? {
    if item[imageType] != nil { return imageType }
    return item.keys.sorted().first { UTType(importedAs: $0).conforms(to: .image) }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get {
      let all = current.compactMap { $0[Self.colorType] as? UIColor }
      return all.isEmpty ? nil : all
    }
    set { setItems((newValue ?? []).map { [Self.colorType: $0] }) }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { current.contains { Self.imageType(of: $0) != nil } }
  open var hasColors: Bool { colors != nil }
}
