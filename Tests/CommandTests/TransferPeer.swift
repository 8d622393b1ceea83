import Foundation

/// The program `Tests/TransferPeer/peer.c`, compiled once.
enum TransferPeer {
  /// The path of the program; nil if clang or Xlib's headers are missing.
  static let path: String? = {
    guard let clang = VirtualScreen.path(of: "clang"), FileManager.default.fileExists(atPath: "/usr/include/X11/Xlib.h") else { return nil }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../TransferPeer/peer.c").path
    let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("TransferPeer").path
    let child = try? Child(clang, ["-O1", source, "-o", program, "-lX11"], environment: ProcessInfo.processInfo.environment)
    return child?.status(within: 60) == 0 ? program : nil
  }()
}
