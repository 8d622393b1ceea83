import Foundation
import Glibc

/// A running child process. Its output goes to files: with a pipe, a child of another test that runs in parallel could inherit the pipe and
/// keep it open.
final class Child {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let pid: pid_t
  private var ended: Int32?

  /// - Parameters:
  ///   - output: the file for the standard output; nil discards it. `errors` is the same for the standard error.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], folder: URL? = nil, output: String? = nil,
    errors: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    // The threads of tasks block signals, and a child would inherit that and never receive SIGTERM.
    var attributes = posix_spawnattr_t(), none = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // Swift's Glibc has no file action for the current folder. `env` changes the folder and is replaced by the program, which keeps the
    // process identifier.
    let command = (folder.map { ["/usr/bin/env", "-C", $0.path] } ?? []) + [program] + arguments
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let problem = posix_spawn(&pid, command[0], &actions, &attributes, words, variables)
    guard problem == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(problem)))") }
    self.pid = pid
  }

  deinit {
    if isRunning {
      kill(pid, SIGTERM)
      if status(within: 5) == nil { kill(pid, SIGKILL) }
      _ = status(within: 5)
    }
  }

  var isRunning: Bool { status(within: 0) == nil }

  /// Waits for the end. Returns the exit status, or 128 plus the signal; nil if the process is still running.
  func status(within seconds: TimeInterval) -> Int32? {
    let end = Date(timeIntervalSinceNow: seconds)
    while ended == nil {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid {
        ended = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      } else if Date() >= end {
        return nil
      } else {
        usleep(5_000)
      }
    }
    return ended
  }
}
