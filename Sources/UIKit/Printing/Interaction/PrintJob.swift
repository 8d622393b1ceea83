import Foundation

/// A PDF to be printed or saved.
struct PrintJob: Sendable {
  var data: Data
  var name: String
  var printer: String?
  var sides: String?
  var isGray = false
  var media: String?

  /// Sends the job to its destination. Can be called on any thread.
  /// - Throws: `UIPrintError`.
  func send(to destination: PrintDestination) throws {
    switch destination {
    case .folder(let folder): try save(in: folder)
    case .spooler(let program): try spool(program)
    }
  }

  /// Saves the PDF under the job's name, with a number appended if such a file exists. Never overwrites a file.
  private func save(in folder: URL) throws {
    let safe = String(name.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "_" : $0 }.prefix(100))
    let base = safe.isEmpty || safe.hasPrefix(".") ? "_\(safe)" : safe
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1...10_000 {
        let file = folder.appendingPathComponent(number == 1 ? "\(base).pdf" : "\(base)-\(number).pdf")
        do {
          return try data.write(to: file, options: .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
          continue
        }
      }
    } catch {
      throw UIPrintError(.printJobFailedError, "\(name) is not written in \(folder.path): \(error.localizedDescription)")
    }
    throw UIPrintError(.printJobFailedError, "\(folder.path) has 10,000 files named \(base) already")
  }

  private var options: [String] {
    var options = ["-t", name]
    if let printer { options += ["-d", printer] }
    if let media { options += ["-o", "media=\(media)"] }
    if let sides { options += ["-o", "sides=\(sides)"] }
    if isGray { options += ["-o", "print-color-mode=monochrome"] }
    return options
  }

  private func spool(_ program: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process(), words = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = options + ["--", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = words
    do {
      // Only this user may read the document. The mode is set before the file has any contents.
      guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
      }
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: data)
      try handle.close()
      try process.run()
    } catch {
      throw UIPrintError(.printJobFailedError, "\(name) is not printed: \(error.localizedDescription)")
    }
    let errorOutput = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UIPrintError(
        .printJobFailedError, "lp does not print \(name): \(errorOutput.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
  }
}
