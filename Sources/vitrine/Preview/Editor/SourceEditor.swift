import Foundation
import Hosting

/// The user's text editor: what VITRINE_EDITOR, VISUAL or EDITOR names.
struct SourceEditor: Equatable {
  enum Way: Equatable {
    /// A command and its arguments. "{file}" and "{line}" in them are replaced.
    case command([String])
    /// An address that the desktop opens, such as "vscode://file{file}:{line}".
    case address(String)
  }

  var way: Way
  /// The name of the editor for messages, such as "code".
  var name: String

  /// Reads an environment. VITRINE_EDITOR is read first; it may also be an address, and may contain {file} and {line}.
  /// - Returns: nil if no variable names an editor.
  init?(_ environment: [String: String]) {
    let value = ["VITRINE_EDITOR", "VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
    guard let value else { return nil }
    if let scheme = value.range(of: "://") {
      (way, name) = (.address(value), String(value[..<scheme.lowerBound]))
      return
    }
    let words = Self.words(of: value)
    guard let program = words.first else { return nil }
    (way, name) = (.command(words), (program as NSString).lastPathComponent)
  }

  /// Splits a command at spaces outside of quotation marks.
  static func words(of text: String) -> [String] {
    var words: [String] = [], word: String?, quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Editors that run in a terminal.
  private static let inTerminal: Set = ["vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "ne", "mcedit", "ed"]

  /// Whether the editor needs a terminal.
  var needsTerminal: Bool {
    guard case .command(let words) = way else { return false }
    if ["emacs", "emacsclient"].contains(name) { return !Set(words.dropFirst()).isDisjoint(with: ["-nw", "-t", "-tty", "--tty"]) }
    return Self.inTerminal.contains(name)
  }

  /// Returns the command that opens a line of a file; nil if the editor is an address. Each editor's documentation describes its arguments
  /// for a line; those of an unknown editor get only the file.
  func command(file: String, line: Int?) -> [String]? {
    guard case .command(let words) = way else { return nil }
    let filled = words.map { Self.fill($0, file, line) }
    if filled != words || words.contains(where: { $0.contains("{file}") }) { return filled }
    guard let line else { return words + [file] }
    switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf": return words + ["--goto", "\(file):\(line)"]
    case "subl", "sublime_text", "zed", "zeditor", "hx", "helix", "lapce", "micro": return words + ["\(file):\(line)"]
    case "idea", "clion", "fleet", "appcode", "pycharm", "webstorm", "kate", "kwrite": return words + ["--line", "\(line)", file]
    case "vi", "vim", "nvim", "gvim", "nano", "pico", "emacs", "emacsclient", "gedit", "kak", "joe", "ne", "mcedit", "geany", "mousepad":
      return words + ["+\(line)", file]
    default: return words + [file]
    }
  }

  /// Returns the address that opens a line of a file; nil if the editor is a command.
  func address(file: String, line: Int?) -> URL? {
    guard case .address(let template) = way else { return nil }
    let escaped = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    return URL(string: Self.fill(template, escaped, line))
  }

  private static func fill(_ text: String, _ file: String, _ line: Int?) -> String {
    text.replacing("{file}", with: file).replacing("{line}", with: "\(line ?? 1)")
  }
}
