import Foundation
import Synchronization

/// Supplies data, objects and files by type identifier on request (Apple: NSItemProvider, which is missing in Foundation on Linux).
/// Completion handlers are called synchronously on the calling thread, unless a loader is asynchronous.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // All mutable state is in `state`, protected by its lock.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  public typealias FileLoader = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public static let errorDomain = "NSItemProviderErrorDomain"

  private enum Loader {
    case data(DataLoader)
    case file(FileLoader)
  }
  // Accessed only while the lock is held. Handlers are called without the lock.
  private struct State: @unchecked Sendable {
    var entries: [(type: String, loader: Loader, visibility: NSItemProviderRepresentationVisibility)] = []
    var objects: [String: any NSSecureCoding] = [:]
    var name: String?
    /// The file that the provider was created with.
    var file: URL?
    var teamData: Data?
  }
  private let state = Mutex(State())

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let value = Sent(item)
    state.withLock { $0.objects[typeIdentifier] = value.value }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done((value.value as? NSData).map { Data(referencing: $0) }, nil)
      return nil
    }
  }

  /// Creates a provider for a file, with the type of its file name extension; nil if the file does not exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let file = fileURL, FileManager.default.fileExists(atPath: file.path) else { return nil }
    self.init()
    suggestedName = file.deletingPathExtension().lastPathComponent
    state.withLock { $0.file = file }
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: [], visibility: .all) { done in
      done(file, true, nil)
      return nil
    }
  }

  /// The suggested file name for the item, without an extension.
  open var suggestedName: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  open var teamData: Data? {
    get { state.withLock { $0.teamData } }
    set { state.withLock { $0.teamData = newValue } }
  }

  // MARK: Registering

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
  ) {
    register(typeIdentifier, .data(loadHandler), visibility)
  }

  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
  ) {
    register(typeIdentifier, .file(loadHandler), visibility)
  }

  private func register(_ type: String, _ loader: Loader, _ visibility: NSItemProviderRepresentationVisibility) {
    let entry = Sent((type: type, loader: loader, visibility: visibility))
    state.withLock { state in
      state.entries.removeAll { $0.type == type }
      state.entries.append(entry.value)
    }
  }

  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let sent = Sent(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        sent.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  // MARK: Querying

  /// The type identifiers in the order of registration.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.entries.map(\.type) } }
  /// The type identifiers that other programs may see.
  var visibleTypeIdentifiers: [String] { state.withLock { $0.entries.filter { $0.visibility == .all }.map(\.type) } }
  /// The file that the provider was created with; nil if there is none.
  var file: URL? { state.withLock { $0.file } }
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] { registeredTypeIdentifiers }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { loader(of: typeIdentifier) != nil }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  private func loader(of wanted: String) -> (type: String, loader: Loader)? {
    let found = state.withLock { state in
      Sent(
        state.entries.first { $0.type == wanted }
          ?? state.entries.first { UTType(importedAs: $0.type).conforms(to: UTType(importedAs: wanted)) })
    }
    return found.value.map { ($0.type, $0.loader) }
  }

  static func error(_ code: ErrorCode, _ type: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "the item has no representation of the type \(type)"])
  }

  // MARK: Loading

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let finished = Progress(totalUnitCount: 1)
    switch loader(of: typeIdentifier)?.loader {
    case nil: completionHandler(nil, Self.error(.itemUnavailableError, typeIdentifier))
    case .data(let load): return load(completionHandler) ?? finished
    case .file(let load):
      return load { file, _, error in
        guard let file else { return completionHandler(nil, error) }
        do { completionHandler(try Data(contentsOf: file), nil) } catch { completionHandler(nil, error) }
      } ?? finished
    }
    return finished
  }

  /// Loads a file, which exists only until the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "file"
    let type = loader(of: typeIdentifier)?.type ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bare = folder.appendingPathComponent((name as NSString).lastPathComponent)
        let file = UTType(type)?.preferredFilenameExtension.map { bare.appendingPathExtension($0) } ?? bare
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if case .file(let load) = loader(of: typeIdentifier)?.loader { return load(completionHandler) ?? Progress(totalUnitCount: 1) }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
  ) {
    let type = loader(of: typeIdentifier)?.type ?? typeIdentifier
    let kept = state.withLock { Sent($0.objects[type]) }
    if let object = kept.value {
      completionHandler?(object, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let wanted = aClass.readableTypeIdentifiersForItemProvider.first(where: { loader(of: $0) != nil }) else {
      completionHandler(nil, Self.error(.unavailableCoercionError, "\(aClass)"))
      return Progress(totalUnitCount: 1)
    }
    let type = loader(of: wanted)?.type ?? wanted, reader = Sent(aClass)
    return loadDataRepresentation(forTypeIdentifier: wanted) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try reader.value.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let all = state.withLock { Sent($0) }
    copy.state.withLock { $0 = all.value }
    return copy
  }
}

/// A value passed into a lock or a handler. The creator guarantees that its use is safe across threads.
struct Sent<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
