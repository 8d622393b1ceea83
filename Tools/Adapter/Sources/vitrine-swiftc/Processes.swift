import FoundationEssentials
import Glibc

/// Replaces this process with a program. Returns only by throwing an error.
func execute(_ program: String, _ arguments: [String]) throws {
  withCStrings([program] + arguments) { _ = execv(program, $0) }
  throw InstallationError(description: "\(program) cannot be run: \(String(cString: strerror(errno)))")
}

/// Runs a program with this process's output.
///
/// - Returns: its exit status; 1 if a signal ended it.
func spawn(_ program: String, _ arguments: [String]) throws -> Int32 {
  var process = pid_t()
  var status: Int32 = 0
  let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  let error = withCStrings([program] + arguments) { words in
    withCStrings(environment) { posix_spawn(&process, program, nil, nil, words, $0) }
  }
  guard error == 0, waitpid(process, &status, 0) == process else {
    throw InstallationError(description: "\(program) cannot be run: \(String(cString: strerror(error == 0 ? errno : error)))")
  }
  return status & 0x7F == 0 ? status >> 8 : 1
}

/// Writes bytes to a file descriptor, such as STDOUT_FILENO. Errors are ignored.
func write(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 || errno == EINTR else { return }
    rest = rest.dropFirst(max(count, 0))
  }
}

/// Calls a closure with an array of C strings that ends with a null pointer.
private func withCStrings<Result>(_ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
  var pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
