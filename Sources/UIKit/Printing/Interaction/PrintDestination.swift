import Foundation

/// The destination of printed pages.
enum PrintDestination: Equatable, Sendable {
  /// The print spooler of the system, with the path of its `lp` command.
  case spooler(String)
  /// A folder that receives a PDF for each job. It is created if it does not exist.
  case folder(URL)

  /// - Parameter isHeadless: whether there is no window. In that case pages are printed only if `VITRINE_PRINT_TO` is set.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment, home: URL = FileManager.default.homeDirectoryForCurrentUser,
    isHeadless: Bool
  ) -> PrintDestination? {
    if let named = environment["VITRINE_PRINT_TO"], !named.isEmpty { return .folder(URL(fileURLWithPath: named)) }
    if isHeadless { return nil }
    if let lp = program("lp", environment), hasPrinter(environment) { return .spooler(lp) }
    return .folder(documents(environment, home))
  }

  private static func program(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns whether the spooler has a default printer, which `lp` needs.
  private static func hasPrinter(_ environment: [String: String]) -> Bool {
    if let named = environment["PRINTER"] ?? environment["LPDEST"], !named.isEmpty { return true }
    guard let lpstat = program("lpstat", environment) else { return false }
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: lpstat)
    process.arguments = ["-d"]
    process.environment = environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && text.contains(":")
  }

  /// Returns the documents folder of the desktop, or `~/Documents` if it exists, or the home folder.
  static func documents(_ environment: [String: String], _ home: URL) -> URL {
    let configuration =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? home.appendingPathComponent(".config")
    let lines = (try? String(contentsOf: configuration.appendingPathComponent("user-dirs.dirs"), encoding: .utf8)) ?? ""
    for line in lines.split(separator: "\n") where line.hasPrefix("XDG_DOCUMENTS_DIR=") {
      let value = line.dropFirst("XDG_DOCUMENTS_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      let path = value.replacingOccurrences(of: "$HOME", with: home.path)
      if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    }
    let usual = home.appendingPathComponent("Documents")
    return FileManager.default.fileExists(atPath: usual.path) ? usual : home
  }

  /// Returns a description for the user.
  @MainActor func description(of info: UIPrintInfo) -> String {
    switch self {
    case .spooler: info.printerID.map { "on \($0)" } ?? "on the default printer"
    case .folder(let folder): "as a PDF in \(folder.path)"
    }
  }
}
