import Foundation

/// A document stored in a file (Apple: UIDocument). Override `contents(forType:)` and `load(fromContents:ofType:)`.
///
/// Contents are `Data`, or a `FileWrapper` for folders. Files are read and written synchronously on the main thread. Completion handlers are called at the end of the turn
/// of the run loop.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  open private(set) var fileURL: URL
  open private(set) var documentState: State = .closed {
    didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
  }
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  open var userActivity: NSUserActivity?
  open private(set) var progress: Progress?
  private var changes = 0

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type identifier for the file name extension.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  open var savingFileType: String? { fileType }
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  // MARK: For subclasses

  /// Returns the contents to write. The default throws.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "\(type(of: self)) overrides no contents(forType:)"])
  }
  /// Loads the contents that were read. The default throws.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(
      .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "\(type(of: self)) overrides no load(fromContents:ofType:)"])
  }
  open func disableEditing() {}
  open func enableEditing() {}
  /// Handles an error. The default logs it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    UIKitLog.refused("\(fileURL.lastPathComponent): \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  /// Called with an activity that continues the work on the document. The default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != 0 }
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Returns a token of the present changes, for `updateChangeCount(withToken:for:)` after they were saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { ChangeCountToken(changes) }

  /// Subtracts the changes that a token stands for.
  /// - Parameter changeCountToken: from `changeCountToken(for:)`; others are ignored.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let token = changeCountToken as? ChangeCountToken else { return }
    changes -= token.changes
  }

  /// Calls a closure that reads or writes the file. On Linux files are accessed on the main thread, so it is called at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: Opening and saving

  private func finish(_ isDone: Bool, _ completion: ((Bool) -> Void)?) {
    if let completion { UIApplication.shared.afterCommit { completion(isDone) } }
  }

  open func read(from url: URL) throws {
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    try load(fromContents: isFolder ? FileWrapper(url: url) : Data(contentsOf: url), ofType: fileType)
    fileModificationDate = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState.remove(.closed)
      changes = 0
      finish(true, completionHandler)
    } catch {
      handleError(error, userInteractionPermitted: true)
      finish(false, completionHandler)
    }
  }

  /// Closes the document. Unsaved changes are saved first.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
    if isSaved { documentState.insert(.closed) }
    finish(isSaved, completionHandler)
  }

  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    finish(write(to: url, for: saveOperation), completionHandler)
  }

  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    finish(!hasUnsavedChanges || write(to: fileURL, for: .forOverwriting), completionHandler)
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    defer { enableEditing() }
    do {
      try read(from: url)
      changes = 0
      finish(true, completionHandler)
    } catch {
      handleError(error, userInteractionPermitted: true)
      finish(false, completionHandler)
    }
  }

  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }

  /// - Parameter contents: the contents, which must be `Data` or a `FileWrapper`.
  open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let file as FileWrapper: try file.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default:
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSLocalizedDescriptionKey: "contents are neither Data nor a FileWrapper, but \(type(of: contents))"])
    }
  }

  private func write(to url: URL, for operation: SaveOperation) -> Bool {
    do {
      let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
      try writeContents(contents, safelyTo: url, for: operation)
      fileURL = url
      fileModificationDate = Date()
      changes = 0
      documentState.subtract([.savingError, operation == .forCreating ? .closed : []])
      return true
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }
}

extension UIDocument {
  @discardableResult
  public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
  @discardableResult
  public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }
  @discardableResult
  public func autosave() async -> Bool { await withCheckedContinuation { done in autosave { done.resume(returning: $0) } } }
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }
}
