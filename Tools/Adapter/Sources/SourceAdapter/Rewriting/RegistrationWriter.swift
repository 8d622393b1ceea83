import SwiftSyntax

/// Writes the code that registers a file's classes, methods and properties by name. It follows the file's last line and runs before `main`,
/// on the main thread, through `.init_array` of the image. A local class of a function is registered by a statement after its declaration,
/// since it cannot be named outside of the function.
struct RegistrationWriter {
  private struct Entry {
    var path: String
    /// Another name of the class, where a member of the class hides its own.
    var alias: String?
    var isExtension: Bool
    var conforms: Bool
    /// The name by which the class can be found; nil if this entry does not register a name.
    var name: String?
    var isPaused = false
    var isGeneric = false
    /// Whether the class is declared in a function, in which case `path` begins there.
    var isLocal = false
    var statements: [String] = []
    var implemented: [String] = []

    var body: String {
      let implements = implemented.isEmpty ? [] : ["c.implements(\"\(implemented.joined(separator: " "))\")"]
      return (statements + implements).joined(separator: "; ")
    }
  }

  private var stack: [Entry] = []
  private var finished: [Entry] = []
  /// The previews: their lines, and the expressions that create them.
  private var previews: [(line: Int, making: String)] = []

  private var lastCalls: [String] = []

  /// Whether methods of the current type can be registered.
  var isActive: Bool { stack.last.map { !$0.isPaused } ?? false }
  /// The path of the current type in the registration.
  var path: String { stack.last.map { $0.alias ?? $0.path } ?? "" }
  /// Whether the current class is declared in a function.
  var isLocal: Bool { stack.last?.isLocal ?? false }
  /// Whether the current class or extension has an inheritance clause.
  var conforms: Bool { stack.last?.conforms ?? false }

  /// - Parameters:
  ///   - alias: another name of the class (see `FileRewriter.alias(of:)`); nil if its own can be used.
  ///   - isStatement: whether the declaration is one of a function's statements.
  mutating func begin(
    _ scopes: ScopeStack, alias: String?, isExtension: Bool, conforms: Bool, objectiveCName: String?, isStatement: Bool = false
  ) {
    let path = scopes.current?.path ?? ""
    if scopes.isInFunction {
      guard isStatement || isLocal, scopes.current?.isGeneric == false else { return pause() }
      let outer = isStatement ? "" : "\(self.path)."
      return stack.append(Entry(path: outer + path.lastComponent, isExtension: false, conforms: conforms, isLocal: true))
    }
    stack.append(
      Entry(
        path: path, alias: alias, isExtension: isExtension, conforms: conforms,
        name: isExtension ? nil : objectiveCName ?? path.lastComponent, isGeneric: scopes.isGeneric))
  }

  /// Pauses the registration until the matching `end()`.
  mutating func pause() { stack.append(Entry(path: "", isExtension: false, conforms: false, isPaused: true)) }

  /// - Returns: the statement that registers a local class.
  mutating func end() -> String? {
    let entry = stack.removeLast()
    guard !entry.isPaused, !entry.statements.isEmpty || !entry.implemented.isEmpty || (entry.name != nil && entry.conforms) else {
      return nil
    }
    guard entry.isLocal else {
      finished.append(entry)
      return nil
    }
    return "_vitrineRegisterClass(\(entry.path).self, name: nil) { c in \(entry.body) }"
  }

  mutating func add(_ statement: String) {
    guard isActive, !stack[stack.count - 1].isGeneric else { return }
    stack[stack.count - 1].statements.append(statement)
  }

  /// Registers a method that implements an optional requirement.
  mutating func addImplemented(_ selector: String) {
    guard isActive, stack.last?.implemented.contains(selector) == false else { return }
    stack[stack.count - 1].implemented.append(selector)
  }

  /// Adds a call that follows the registrations, if there are any.
  mutating func addCall(_ call: String) { lastCalls.append(call) }

  /// Registers a preview.
  /// - Returns: the number in the name of the function that creates it.
  mutating func addPreview(atLine line: Int) -> Int {
    previews.append((line, "_vitrinePreview\(previews.count)()"))
    return previews.count - 1
  }

  /// Registers a preview.
  /// - Parameter making: the expression that creates it.
  mutating func addPreview(atLine line: Int, making: String) { previews.append((line, making)) }

  /// The statement of a script that registers its classes. Top-level code runs in order, so a script's variables do not exist before
  /// `main`.
  static let scriptStatement = "MainActor.assumeIsolated { _vitrineRegisterFile() }; "

  /// Returns the code; empty if there is nothing to register.
  /// - Parameter isScript: whether a statement of the file calls the code.
  func text(module: String, isScript: Bool) -> String {
    var code = ""
    var calls: [String] = []
    for alias in Set(finished.compactMap { entry in entry.alias.map { "fileprivate typealias \($0) = \(entry.path)\n" } }).sorted() {
      code += alias
    }
    for (index, entry) in finished.enumerated() {
      if entry.isGeneric {
        guard !entry.implemented.isEmpty else { continue }
        calls.append(
          "_vitrineRegisterGenericClass(\"\(module).\(entry.path)\", implements: \"\(entry.implemented.joined(separator: " "))\")")
        continue
      }
      let name = entry.name.map { "\"\($0)\"" } ?? "nil"
      guard !entry.body.isEmpty else {
        calls.append("_vitrineRegisterClass(\(entry.path).self, name: \(name)) { _ in }")
        continue
      }
      let method = "_vitrineRegister\(index)"
      code +=
        "extension \(entry.path) { @MainActor fileprivate static func \(method)() { "
      code += "_vitrineRegisterClass(\(entry.alias ?? entry.path).self, name: \(name)) "
      code += "{ c in \(entry.body) } } }\n"
      calls.append("\(entry.path).\(method)()")
    }
    calls += previews.map { "UIKit._vitrineRegisterPreview(module: \"\(module)\", line: \($0.line)) { \($0.making) }" }
    guard !calls.isEmpty else { return "" }
    calls += lastCalls
    code += "@MainActor private func _vitrineRegisterFile() { \(calls.joined(separator: "; ")) }"
    if isScript { return "\n\(code)\n" }
    return """

      \(code)
      @section(".init_array") @used private let _vitrineRegistration: @convention(c) () -> Void = { MainActor.assumeIsolated { _vitrineRegisterFile() } }

      """
  }
}

/// A text to insert into the body of a class of this module.
struct ClassInsertion: Codable, Equatable {
  var path: String
  /// The name of a member that is inserted only once, even if several classes need it.
  var member: String?
  var text: String
}
