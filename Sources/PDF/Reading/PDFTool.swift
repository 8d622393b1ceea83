import Foundation

/// Runs a program of poppler-utils with limits for time, memory and output.
enum PDFTool {
  /// Returns whether the program ended without an error.
  /// - Parameters:
  ///   - output: the file for the standard output; nil for none.
  ///   - errors: the file for error messages; nil for none.
  static func run(_ program: String, _ arguments: [String], output: String? = nil, errors: String? = nil) -> Bool {
    let words = ["prlimit", "--cpu=20", "--as=1073741824", "--fsize=536870912", "--core=0", "--", program] + arguments
    // The format of numbers must not depend on the language.
    let variables = ProcessInfo.processInfo.environment.filter { $0.key != "LC_ALL" }.map { "\($0.key)=\($0.value)" } + ["LC_ALL=C"]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var argv = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in argv + environment { free(text) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, "prlimit", &actions, nil, &argv, &environment) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
