import Foundation

/// Programs in C that tests of drags and the clipboard run, compiled once. Their paths are nil if clang or Xlib's headers are missing.
enum TransferPeer {
  /// `Tests/TransferPeer/peer.c`.
  static let path = compiled("TransferPeer", ["Tests/TransferPeer/peer.c"])

  /// `Tests/ClipboardReader/reader.c`, with the sources of `CX11Transfer`.
  static let readerPath: String? = {
    let folder = "Sources/CX11Transfer"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    let sources = names.filter { $0.hasSuffix(".c") }.map { "\(folder)/\($0)" }
    return compiled("ClipboardReader", ["Tests/ClipboardReader/reader.c"] + sources, includes: [folder, "\(folder)/include"])
  }()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  private static func compiled(_ name: String, _ sources: [String], includes: [String] = []) -> String? {
    guard let clang = VirtualScreen.path(of: "clang"), FileManager.default.fileExists(atPath: "/usr/include/X11/Xlib.h") else { return nil }
    let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent(name).path
    let options = includes.flatMap { ["-I", root.appendingPathComponent($0).path] }
    let files = sources.map { root.appendingPathComponent($0).path }
    let child = try? Child(
      clang, ["-O1"] + options + files + ["-o", program, "-lX11", "-ldl"], environment: ProcessInfo.processInfo.environment)
    return child?.status(within: 60) == 0 ? program : nil
  }
}
