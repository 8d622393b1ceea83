import SwiftSyntax

/// Writes the code that makes a file's classes, methods and properties known by name. It stands after the file's last line and runs before
/// `main`, on the main thread, through the image's `.init_array`.
struct RegistrationWriter {
  private struct Entry {
    var path: String
    var isExtension: Bool
    var conforms: Bool
    /// nil: the class cannot be looked up by name from here.
    var name: String?
    var isPaused = false
    var isGeneric = false
    var statements: [String] = []
    var implemented: [String] = []
  }

  private var stack: [Entry] = []
  private var finished: [Entry] = []

  /// Whether methods of the current type can be registered.
  var isActive: Bool { stack.last.map { !$0.isPaused } ?? false }
  /// Whether the current class or extension names a protocol or a superclass.
  var conforms: Bool { stack.last?.conforms ?? false }

  mutating func begin(_ scopes: ScopeStack, isExtension: Bool, conforms: Bool, objectiveCName: String?) {
    let path = scopes.current?.path ?? ""
    stack.append(
      Entry(
        path: path, isExtension: isExtension, conforms: conforms, name: isExtension ? nil : objectiveCName ?? path.lastComponent,
        isPaused: scopes.isInFunction, isGeneric: scopes.isGeneric))
  }

  /// Until the matching `end()` nothing is registered.
  mutating func pause() { stack.append(Entry(path: "", isExtension: false, conforms: false, isPaused: true)) }

  mutating func end() {
    let entry = stack.removeLast()
    guard !entry.isPaused, !entry.statements.isEmpty || !entry.implemented.isEmpty || (entry.name != nil && entry.conforms) else { return }
    finished.append(entry)
  }

  mutating func add(_ statement: String) {
    guard isActive, !stack[stack.count - 1].isGeneric else { return }
    stack[stack.count - 1].statements.append(statement)
  }

  /// A method that meets an optional requirement.
  mutating func addImplemented(_ selector: String) {
    guard isActive else { return }
    stack[stack.count - 1].implemented.append(selector)
  }

  /// The code; empty where there is nothing to register.
  func text(module: String) -> String {
    var code = ""
    var calls: [String] = []
    for (index, entry) in finished.enumerated() {
      var statements = entry.statements
      if !entry.implemented.isEmpty { statements.append("c.implements(\"\(entry.implemented.joined(separator: " "))\")") }
      if entry.isGeneric {
        guard !entry.implemented.isEmpty else { continue }
        calls.append(
          "_vitrineRegisterGenericClass(\"\(module).\(entry.path)\", implements: \"\(entry.implemented.joined(separator: " "))\")")
        continue
      }
      let name = entry.name.map { "\"\($0)\"" } ?? "nil"
      guard !statements.isEmpty else {
        calls.append("_vitrineRegisterClass(\(entry.path).self, name: \(name)) { _ in }")
        continue
      }
      let method = "_vitrineRegister\(index)"
      code +=
        "extension \(entry.path) { @MainActor fileprivate static func \(method)() { _vitrineRegisterClass(\(entry.path).self, name: \(name)) "
      code += "{ c in \(statements.joined(separator: "; ")) } } }\n"
      calls.append("\(entry.path).\(method)()")
    }
    guard !calls.isEmpty else { return "" }
    return """

      \(code)@MainActor private func _vitrineRegisterFile() { \(calls.joined(separator: "; ")) }
      @section(".init_array") @used private let _vitrineRegistration: @convention(c) () -> Void = { MainActor.assumeIsolated { _vitrineRegisterFile() } }

      """
  }
}

/// What the body of a class of this module gets.
struct ClassInsertion: Codable, Equatable {
  var path: String
  var text: String
}
