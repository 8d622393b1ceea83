import Foundation
import Glibc

/// An X server with a virtual screen whose pixels are in a file. It has no window manager and no cursor.
final class VirtualScreen {
  let name: String
  let width: Int
  let height: Int
  private let server: Child
  private let folder: Folder

  static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Both programs are in Debian packages with the same names: xvfb, xdotool.
  static var isInstalled: Bool { path(of: "Xvfb") != nil && path(of: "xdotool") != nil }

  struct Failure: Error, CustomStringConvertible { let description: String }

  init(width: Int, height: Int) throws {
    guard let program = Self.path(of: "Xvfb") else { throw Failure(description: "Xvfb is not installed") }
    self.width = width
    self.height = height
    folder = try Folder()
    server = try Child(
      program,
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.url.path, "-nocursor", "-nolisten", "tcp",
        "-noreset",
      ],
      environment: ProcessInfo.processInfo.environment, output: folder.path("number"))
    // The server writes its display number when it is ready.
    var number: Int?
    let end = Date(timeIntervalSinceNow: 30)
    while number == nil, Date() < end, server.isRunning {
      usleep(10_000)
      if let text = try? folder.text("number"), text.hasSuffix("\n") {
        number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    guard let number else { throw Failure(description: "Xvfb did not start") }
    name = ":\(number)"
  }

  /// Sends mouse and key events: a command line for xdotool. Returns its output.
  @discardableResult
  func type(_ command: String) throws -> String {
    guard let program = Self.path(of: "xdotool") else { throw Failure(description: "xdotool is not installed") }
    let file = "xdotool-\(UUID())"
    let child = try Child(
      program, command.split(separator: " ").map(String.init),
      environment: ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }, output: folder.path(file))
    let status = child.status(within: 30)
    guard status == 0 else {
      throw Failure(description: "xdotool \(command): \(status.map { "status \($0)" } ?? "no end within 30 s")")
    }
    return try folder.text(file)
  }

  /// Returns the pixels of the screen row by row, as 0xRRGGBB.
  func pixels() throws -> [UInt32] {
    // An XWD file: a header of big-endian numbers, a colour map, and rows of pixels in the server's byte order.
    let data = [UInt8](try folder.data("Xvfb_screen0"))
    func field(_ index: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(data[index * 4 + $1]) } }
    let start = field(0) + field(19) * 12, stride = field(12)
    guard field(4) == width, field(5) == height, field(11) == 32, data.count >= start + stride * height else {
      throw Failure(description: "the screen of Xvfb is not what was asked for")
    }
    let isLittle = field(7) == 0
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        let i = start + y * stride + x * 4
        let bytes = isLittle ? (data[i + 2], data[i + 1], data[i]) : (data[i + 1], data[i + 2], data[i + 3])
        return UInt32(bytes.0) << 16 | UInt32(bytes.1) << 8 | UInt32(bytes.2)
      }
    }
  }
}
