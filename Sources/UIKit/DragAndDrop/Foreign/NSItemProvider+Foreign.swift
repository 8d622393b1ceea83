import Display
import Foundation

extension NSItemProvider {
  /// Creates a provider of an item that another program offers. Its media types become type identifiers; a media type without one keeps its
  /// name. A file has the type of its name extension and its address.
  @MainActor
  convenience init(of offer: DataOffer) {
    if let file = offer.address, file.isFileURL {
      self.init(file: file)
    } else {
      self.init()
      if let address = offer.address, let object = NSURL(string: address.absoluteString) { registerObject(object, visibility: .all) }
    }
    if let name = PlainTextName.best(of: offer.types) {
      registerForeign(UTType.utf8PlainText.identifier) { completion in
        offer.load(name) { data in completion(data.map { Data(PlainTextName.text(of: $0, type: name).utf8) }) }
      }
    }
    for name in offer.types {
      guard let identifier = Self.identifier(of: name), !registeredTypeIdentifiers.contains(identifier) else { continue }
      registerForeign(identifier) { completion in offer.load(name, completion) }
    }
  }

  /// Returns the type identifier of a name of the desktop; nil for text and addresses, which are read otherwise, and for names that are none
  /// of data, such as TIMESTAMP.
  static func identifier(of name: String) -> String? {
    guard !PlainTextName.isText(name), name != AddressList.type else { return nil }
    if let known = UTType(mimeType: name) { return known.identifier }
    return name.contains("/") || name.contains(".") ? name : nil
  }

  private convenience init(file: URL) {
    self.init()
    suggestedName = file.deletingPathExtension().lastPathComponent
    let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    let type = file.pathExtension.isEmpty ? UTType.data : UTType(filenameExtension: file.pathExtension) ?? .data
    if !isFolder {
      registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
        done(file, true, nil)
        return nil
      }
    }
    registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) { done in
      done(Data(file.absoluteString.utf8), nil)
      return nil
    }
  }

  /// Registers data that is loaded on the main thread.
  private func registerForeign(_ identifier: String, _ load: @escaping @MainActor (@escaping DataOffer.Completion) -> Void) {
    registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { done in
      onMain {
        load { data in done(data, data == nil ? NSItemProvider.error(.itemUnavailableError, identifier) : nil) }
      }
      return nil
    }
  }
}

/// Calls a function on the main thread: at once if this is the main thread.
func onMain(_ body: @escaping @MainActor () -> Void) {
  if MainActor.isCurrent {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
