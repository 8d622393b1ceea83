import Foundation

/// The git repository that contains a folder.
struct Repository {
  /// The top folder of the work tree.
  let top: String
  /// The path from there to the folder; empty for the top folder itself.
  let prefix: String
  private let git: String

  struct Commit {
    var hash: String
    /// The short hash and the first line of the message.
    var title: String
  }

  /// - Throws: a `CommandError` if there is no git, or the folder is in no repository.
  init(containing folder: String) throws {
    guard let git = ChildProcess.find("git") else { throw CommandError("git is not installed, or not on PATH.") }
    self.git = git
    let output = try ChildProcess(program: git, arguments: ["-C", folder, "rev-parse", "--show-toplevel", "--show-prefix"])
      .output { text in
        // Git explains why it does not trust a repository of another user.
        text.contains("dubious ownership")
          ? text.trimmingCharacters(in: .newlines) : "\(folder) is in no git repository, so there are no commits to compare."
      }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    top = lines[0]
    prefix = lines.count > 1 && lines[1].hasSuffix("/") ? String(lines[1].dropLast()) : ""
  }

  private func run(_ arguments: [String], in folder: String? = nil, explain: ((String) -> String)? = nil) throws -> String {
    let data = try ChildProcess(
      program: git, arguments: ["-C", folder ?? top] + arguments, environment: ["GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]
    ).output(explain: explain)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Returns the commit that a revision names.
  func commit(_ revision: String) throws -> Commit {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw CommandError("'\(revision)' is not a revision.") }
    let hash = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) { _ in
      "There is no commit '\(revision)' in \(top). In a shallow clone, fetch it first: git fetch origin \(revision)"
    }
    return Commit(hash: hash, title: try run(["log", "-1", "--format=%h %s", hash]))
  }

  /// Returns the files with uncommitted changes in the project's folder, without build products.
  func changedFiles() throws -> [String] {
    let text = try run(["status", "--porcelain", "--", prefix.isEmpty ? "." : prefix, ":(exclude,glob)**/.build/**"])
    return text.split(separator: "\n").map { String($0.dropFirst(3)) }
  }

  /// Checks out a commit in a work tree, which is created if it is missing. Only the files that differ from the previous commit there get
  /// new dates, so that only these are rebuilt.
  func checkOut(_ commit: Commit, at path: String) throws {
    if FileManager.default.fileExists(atPath: path + "/.git") {
      _ = try run(["checkout", "--quiet", "--detach", "--force", commit.hash], in: path)
    } else {
      _ = try run(["worktree", "add", "--quiet", "--detach", "--force", path, commit.hash])
    }
    guard FileManager.default.fileExists(atPath: path + "/.gitmodules") else { return }
    _ = try run(["submodule", "--quiet", "update", "--init", "--recursive"], in: path) { text in
      "The submodules of \(commit.title) cannot be checked out:\n\(text.trimmingCharacters(in: .newlines))"
    }
  }

  /// Removes a work tree with its build products.
  func removeWorkTree(at path: String) {
    _ = try? run(["worktree", "remove", "--force", "--force", path]) { _ in "" }
    try? FileManager.default.removeItem(atPath: path)
    _ = try? run(["worktree", "prune"]) { _ in "" }
  }
}
