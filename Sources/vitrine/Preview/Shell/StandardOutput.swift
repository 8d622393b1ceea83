// The variable `stdout` of the C library is set before any code runs.
@preconcurrency import Glibc

/// The standard output of this process.
enum StandardOutput {
  /// Sends each line as soon as it is printed, as on a terminal, also into a pipe.
  static func sendEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}
