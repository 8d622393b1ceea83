import Synchronization

/// The classes of view providers by file type.
enum AttachmentViewClasses {
  private static let table = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  static func set(_ type: NSTextAttachmentViewProvider.Type, for fileType: String) { table.withLock { $0[fileType] = type } }
  static func type(for fileType: String) -> NSTextAttachmentViewProvider.Type? { table.withLock { $0[fileType] } }
}
