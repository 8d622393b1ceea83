/// The name of a program's entry point. SwiftPM calls it `Module_main`, and tells the linker by `--defsym main=Module_main`. The linker reads
/// that as an expression, in which it accepts only ASCII characters.
public enum EntryPointName {
  private static let definition = "main="

  /// Returns the arguments of a compilation or of a link with an entry point in ASCII.
  public static func inASCII(_ arguments: [String]) -> [String] {
    arguments.indices.map { index in
      let argument = arguments[index]
      guard !argument.utf8.allSatisfy({ $0 < 0x80 }) else { return argument }
      if argument.hasPrefix(definition), index > 2, arguments[index - 2] == "--defsym" {
        return definition + ascii(String(argument.dropFirst(definition.count)))
      }
      return index > 2 && arguments[index - 2] == "-entry-point-function-name" ? ascii(argument) : argument
    }
  }

  /// Writes each character outside of ASCII as its number: `u434_` for `д`.
  private static func ascii(_ name: String) -> String {
    name.unicodeScalars.map { $0.isASCII ? String($0) : "u\(String($0.value, radix: 16))_" }.joined()
  }
}
