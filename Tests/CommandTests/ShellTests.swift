import Foundation
import Glibc
import Testing

/// Tests shells as processes.
@Suite(.serialized) struct ShellTests {
  /// A shell that is killed cannot end its host, which notices that nobody looks at it.
  @Test func theHostOfAKilledShellEnds() throws {
    let folder = try Folder()
    let shell = try Tool.start(["preview", "Labels", "--web"], in: folder, output: "std-out", errors: "std-err")
    #expect(waits(for: 30) { (try? folder.text("std-out").contains("http://")) == true }, "\((try? folder.text("std-err")) ?? "")")
    let hosts = children(of: shell.pid)
    try #require(!hosts.isEmpty)
    kill(shell.pid, SIGKILL)
    #expect(shell.status(within: 10) == 128 + SIGKILL)
    // Another shell may connect within five seconds.
    #expect(waits(for: 20) { hosts.allSatisfy { !isRunning($0) } })
  }

  private func waits(for seconds: TimeInterval, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      if Date() > end { return false }
      usleep(50_000)
    }
    return true
  }

  /// The fields of /proc/PID/stat after the name: the state, the parent, and others.
  private func status(_ process: pid_t) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else {
      return nil
    }
    return text[text.index(after: name)...].split(separator: " ")
  }

  private func isRunning(_ process: pid_t) -> Bool { status(process).map { $0[0] != "Z" } ?? false }

  private func children(of parent: pid_t) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
    return all.filter { status($0).map { $0[1] } == "\(parent)" }
  }
}
