import Foundation

/// The programs that the compiler's driver would start for its arguments (`swiftc -###`).
struct CompilerJobs {
  /// The command lines, each of which begins with its program.
  let commands: [[String]]

  /// - Throws: a `CommandError` with the driver's message.
  init(_ compiler: String, _ arguments: [String], folder: String? = nil) throws {
    let output = try ChildProcess(program: compiler, arguments: arguments + ["-###"], folder: folder).output()
    commands = String(decoding: output, as: UTF8.self).split(separator: "\n").map { Self.words(String($0)) }.filter { !$0.isEmpty }
  }

  /// Splits a line into words like a shell that supports only quotes and backslashes.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = "", isInWord = false, isEscaped = false
    var quote: Character?
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        (isEscaped, isInWord) = (true, true)
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, isInWord) = (character, true)
      } else if quote == nil, character.isWhitespace {
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
      } else {
        word.append(character)
        isInWord = true
      }
    }
    return isInWord ? words + [word] : words
  }
}
