import Foundation
import Glibc

/// Faults of the environment that a command would not notice by itself.
enum ProgramFaults {
  /// Refuses arguments that are not UTF-8, and ends the program with status 1 if its output could not be written.
  static func watch() {
    checkArguments()
    // Exceeding a file size limit then gives an error instead of ending the program.
    signal(SIGXFSZ, SIG_IGN)
    atexit {
      guard fflush(nil) != 0, errno != EPIPE else { return }
      ProgramFaults.tell("the output could not be written: \(String(cString: strerror(errno)))")
      _exit(1)
    }
  }

  private static func checkArguments() {
    // In `CommandLine.arguments`, invalid UTF-8 is already replaced.
    let words = (FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()).split(separator: 0, omittingEmptySubsequences: false)
    for (index, word) in words.enumerated().dropFirst() where String(data: word, encoding: .utf8) == nil {
      // With the replacement characters, another file would be read or written.
      let shown = String(decoding: word, as: UTF8.self)
      tell("argument \(index), '\(shown)', is not UTF-8. Rename the file, or go to its folder and use a relative path.")
      exit(64)
    }
  }

  private static func tell(_ text: String) { FileHandle.standardError.write(Data("Error: \(text)\n".utf8)) }
}
