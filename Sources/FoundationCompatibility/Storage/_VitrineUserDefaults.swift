import Foundation

/// The class of a program's user defaults. Foundation's class on Linux posts no changes and answers numbers as `Int` and `Double`. This one
/// posts each change to the observers of its key and as `didChangeNotification`, and answers numbers as `NSNumber`, which can be cast to
/// every type of numbers (Apple: UserDefaults).
public final class _VitrineUserDefaults: UserDefaults {
  public override init?(suiteName: String?) {
    super.init(suiteName: suiteName)
    DefaultsDomains.shared.add(self, DefaultsDomains.Domain(suiteName))
  }

  deinit { DefaultsDomains.shared.remove(self) }

  // MARK: Changes

  public override func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    if let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) { return set(url, forKey: key) }
    post([key]) { super.set(value, forKey: key) }
  }

  /// Stores a URL: the path of a file, as Foundation does, and any other as an archive, of which Foundation on Linux stores the path alone
  /// (Apple: set(_:forKey:)).
  public override func set(_ url: URL?, forKey key: String) {
    guard let url else { return removeObject(forKey: key) }
    if url.isFileURL {
      set(url.path as Any, forKey: key)
    } else {
      set((try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)) as Any?, forKey: key)
    }
  }

  public override func url(forKey key: String) -> URL? {
    guard let archive = data(forKey: key) else { return super.url(forKey: key) }
    return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)).map { $0 as URL }
  }

  public override func removeObject(forKey key: String) {
    post([key]) { super.removeObject(forKey: key) }
  }

  public override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    let keys = Set(persistentDomain(forName: name).map { Array($0.keys) } ?? []).union(domain.keys)
    post(keys.sorted(), in: DefaultsDomains.Domain(name)) { super.setPersistentDomain(domain, forName: name) }
  }

  public override func removePersistentDomain(forName name: String) {
    let keys = persistentDomain(forName: name).map { $0.keys.sorted() } ?? []
    post(keys, in: DefaultsDomains.Domain(name)) { super.removePersistentDomain(forName: name) }
  }

  /// Changes values, and posts the changes: to the observers of all objects of the domain, by default this object's, and as a notification.
  private func post(_ keys: [String], in domain: DefaultsDomains.Domain? = nil, _ change: () -> Void) {
    var begun: [ObserverList.Entry] = []
    if !ObserverList.shared.isEmpty {
      let domains = DefaultsDomains.shared
      for object in domains.objects(of: domain ?? domains.domain(of: self)) {
        for key in keys { begun += ObserverList.shared.beginChange(object, key) }
      }
    }
    change()
    for entry in begun { entry.end() }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  // MARK: Values

  public override func object(forKey key: String) -> Any? { super.object(forKey: key).map(Self.boxed) }

  public override func dictionaryRepresentation() -> [String: Any] { super.dictionaryRepresentation().mapValues(Self.boxed) }

  /// The string of a value that is a string or a number (Apple: string(forKey:)).
  public override func string(forKey key: String) -> String? { number(key)?.stringValue ?? super.string(forKey: key) }
  public override func integer(forKey key: String) -> Int { number(key)?.intValue ?? super.integer(forKey: key) }
  public override func float(forKey key: String) -> Float { number(key)?.floatValue ?? super.float(forKey: key) }
  public override func double(forKey key: String) -> Double { number(key)?.doubleValue ?? super.double(forKey: key) }
  public override func bool(forKey key: String) -> Bool { number(key)?.boolValue ?? super.bool(forKey: key) }

  private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }

  /// Returns a value with its numbers as objects. Foundation also leaves entries of lists in optionals.
  private static func boxed(_ value: Any) -> Any {
    if let number = value as? NSNumber { return number }
    if value is String || value is Data || value is [String] { return value }
    if let list = value as? [Any] { return list.map(boxed) }
    if let dictionary = value as? [String: Any] { return dictionary.mapValues(boxed) }
    return KeyValueCoding.unwrapped(value) ?? value
  }
}
