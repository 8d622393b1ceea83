import ContextProtocol
import Display
import Foundation
import Hosting
import UIKit
import Workbench

extension AgentSession {
  func answer(_ tool: String, _ arguments: ToolArguments) throws -> ToolResult {
    switch tool {
    case "previews": ToolResult(previewList)
    case "show": ToolResult(try show(arguments))
    case "reload": try reload(within: arguments.number("seconds") ?? 300)
    case "errors": ToolResult(notice ?? "There are no errors.")
    case "output": ToolResult(try output())
    case "render": try render(marks: arguments.flag("marks") ?? false, node: arguments.integer("node"))
    case "tree": ToolResult(try treeText(arguments))
    case "find": ToolResult(try found(arguments.text("text") ?? ""))
    case "explain": ToolResult(try explanation(arguments.integer("node") ?? 0, all: arguments.flag("all") ?? false))
    case "spoken": ToolResult(try spoken())
    case "tap": ToolResult(try tap(arguments))
    case "type": ToolResult(try type(arguments))
    case "scroll": ToolResult(try scroll(arguments))
    case "advance": ToolResult(try passTime(arguments.number("seconds") ?? 0))
    case "replay": ToolResult(try replay(arguments.text("file") ?? ""))
    case "restart": ToolResult(try restart())
    case "set": ToolResult(try set(arguments))
    case "diff": ToolResult(try difference())
    case "audit": ToolResult(try audit(notes: arguments.flag("notes") ?? false))
    default: throw Failure("There is no tool \(tool).")
    }
  }

  // MARK: Previews

  private var previewList: String {
    previews.enumerated().map { index, preview in
      let location = preview.file.map { " \(($0 as NSString).lastPathComponent)\(preview.line.map { ":\($0)" } ?? "")" } ?? ""
      let summary = preview.summary.isEmpty || preview.file != nil ? "" : " - \(preview.summary)"
      return "\(index == shown ? "* " : "  ")\(preview.name)\(location)\(summary)"
    }.joined(separator: "\n")
  }

  private func show(_ arguments: ToolArguments) throws -> String {
    let wanted = try changedLook(arguments)
    if let name = arguments.text("preview") {
      guard let index = previews.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
        throw Failure(SceneName.unknown(name, among: previews.map(\.name)).replacing("`vitrine list`", with: "previews"))
      }
      try send(.show(preview: index))
      try settle()
    }
    if wanted != look {
      try send(.look(wanted))
      try settle()
    }
    // If the host wants another size, this process answers it. The second wait lets the host lay out in that size.
    try settle()
    let tree = try tree()
    baseline = tree
    return "\(previews.indices.contains(shown) ? previews[shown].name : "The preview") is shown.\n" + Self.text(tree, depth: 3)
  }

  private func changedLook(_ arguments: ToolArguments) throws -> PreviewLook {
    var look = look
    do {
      if let device = arguments.text("device") { look.device = device.isEmpty ? nil : try DeviceName(device).model.name }
      if let locale = arguments.text("locale") { look.locale = locale.isEmpty ? nil : try LocaleName(locale).identifier }
    } catch { throw Failure("\(error)") }
    if let size = arguments.text("text_size") { look.textSize = size }
    if let version = arguments.text("look") { look.system = Int(version).flatMap(SystemLook.init(rawValue:)) ?? look.system }
    let flags: [(String, WritableKeyPath<PreviewLook, Bool>)] = [
      ("landscape", \.isLandscape), ("dark", \.isDark), ("right_to_left", \.isRightToLeft), ("contrast", \.hasHighContrast),
      ("bold_text", \.hasBoldText), ("reduce_motion", \.reducesMotion),
    ]
    for (name, path) in flags { if let value = arguments.flag(name) { look[keyPath: path] = value } }
    return look
  }

  private func restart() throws -> String {
    guard let shell else { throw Failure("There is no preview.") }
    let (before, wanted) = (shown, look)
    shell.restart()
    try wait(upTo: 60, for: "The preview did not begin") { !shell.isReloading && (shell.isConnected || notice != nil) }
    if let notice { throw Failure(notice) }
    // The new host has not received the preview and the look that were chosen in the old one.
    if before != shown { try send(.show(preview: before)) }
    if wanted != look { try send(.look(wanted)) }
    try settle()
    try settle()
    let tree = try tree()
    baseline = tree
    return "The preview begins anew.\n" + Self.text(tree, depth: 3)
  }

  /// The time in seconds within which a saved file is noticed.
  private static let watchDelay: TimeInterval = 0.5

  private func reload(within seconds: Double) throws -> ToolResult {
    guard let shell else { throw Failure("There is no preview.") }
    let before = baseline, start = HostClock.now
    let known = toldReloads
    try wait(upTo: Self.watchDelay + 1) { shell.isReloading || HostClock.now > start + Self.watchDelay }
    var last = start
    try wait(upTo: min(max(seconds, 1), 3600), for: "The build did not end") {
      if HostClock.now > last + 5 {
        last = HostClock.now
        report(last - start, "building")
      }
      return !shell.isReloading
    }
    toldReloads = shell.reloads
    if let notice { return ToolResult(notice, isError: true) }
    guard shell.reloads != known else { return ToolResult("Nothing was built: no source was saved since the last reload.") }
    try settle()
    let changes = TreeChanges(from: before, to: try tree()).lines
    let time = String(format: "%.1f", HostClock.now - start)
    return ToolResult("Reloaded after \(time) s. Since the last diff:\n" + Self.text(changes, most: 24))
  }

  // MARK: Pictures

  private func render(marks: Bool, node: Int?) throws -> ToolResult {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(getpid())-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    guard case .picture(let elements) = try ask(.picture(file: file.path, marks: marks, view: node)), let data = try? Data(contentsOf: file)
    else { throw Failure("The picture could not be made.") }
    var parts: [ToolResult.Part] = [.picture(data)]
    if marks { parts.append(.text(elements.isEmpty ? "No elements." : elements.map(Self.line).joined(separator: "\n"))) }
    return ToolResult(parts: parts)
  }

  /// "12 UIButton "Sign in, Button" (20 100; 100 44) signInButton of LoginView #sign-in"
  static func line(_ element: FoundElement) -> String {
    let words = element.spoken ?? element.text
    let f = element.frame.map { "\(($0 * 10).rounded() / 10)".replacing(/\.0$/, with: "") }
    return "\(element.view) \(element.type)" + (words.map { " \"\($0)\"" } ?? "")
      + (f.count == 4 ? " (\(f[0]) \(f[1]); \(f[2]) \(f[3]))" : "") + (element.name.map { " \($0)" } ?? "")
      + (element.identifier.map { " #\($0)" } ?? "") + (element.isTouchable ? "" : " not touchable")
  }

  // MARK: Views

  private static let maximumLines = 150

  private func treeText(_ arguments: ToolArguments) throws -> String {
    var views = try tree()
    if let root = arguments.integer("root") {
      guard let index = views.firstIndex(where: { $0.id == root }) else {
        throw Failure("There is no node \(root). Ask for the tree again.")
      }
      let depth = views[index].depth
      views = [views[index]] + views[(index + 1)...].prefix { $0.depth > depth }
    }
    let depth = min(max(arguments.integer("depth") ?? 4, 0), 1000)
    return Self.text(views, depth: depth, hidden: arguments.flag("hidden") ?? false)
  }

  /// - Parameter depth: how many levels below the first view.
  private static func text(_ views: [InspectedView], depth: Int, hidden: Bool = false) -> String {
    guard let top = views.first?.depth else { return "There are no views." }
    var lines: [String] = []
    for (index, view) in views.enumerated() where hidden || view.unseen == nil {
      let level = view.depth - top
      guard level <= depth else { continue }
      let inner = level == depth ? views[(index + 1)...].prefix { $0.depth > view.depth }.count : 0
      lines.append(String(repeating: "  ", count: max(0, level)) + TreeText.line(view) + (inner > 0 ? " + \(inner) views inside" : ""))
    }
    guard lines.count > maximumLines else { return lines.joined(separator: "\n") }
    return lines.prefix(maximumLines).joined(separator: "\n") + "\nand \(lines.count - maximumLines) more: name a root, or a smaller depth"
  }

  private func found(_ text: String) throws -> String {
    guard !text.isEmpty, case .elements(let elements) = try ask(.find(text: text)) else { throw Failure("Give find a text.") }
    if elements.isEmpty { return "Nothing has \"\(text)\" in its label, identifier, text, class or property." }
    let rest = elements.count - 40
    return (elements.prefix(40).map(Self.line) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }

  private func explanation(_ node: Int, all: Bool) throws -> String {
    guard case .details(let d) = try ask(.details(view: node)) else { throw Failure("There is no node \(node).") }
    return Self.text(d, all: all)
  }

  private static func text(_ d: InspectedDetails, all: Bool) -> String {
    func numbers(_ values: [Double]) -> String { values.map { "\($0)".replacing(/\.0$/, with: "") }.joined(separator: " ") }
    var lines = [TreeText.line(d.view), "class: \(d.classes.joined(separator: " < "))"]
    if let controller = d.controller { lines.append("view of \(controller)") }
    if let source = d.source { lines.append("made at \(source)") }
    if let source = d.frameSource { lines.append("frame set at \(source)") }
    lines.append("frame in its superview: \(numbers(d.frame))")
    if let path = d.indexPath { lines.append("in the cell \(path)") }
    lines += d.horizontalReasons.map { "across: \($0)" } + d.verticalReasons.map { "down: \($0)" }
    if d.isAmbiguous { lines.append("ambiguous: its constraints allow other frames") }
    for constraint in d.constraints.prefix(24) where !constraint.isSatisfied || all || constraint.isAtWork {
      lines.append("constraint: \(constraint.text)\(constraint.isSatisfied ? "" : " (does not hold)")")
    }
    for property in d.properties where all || property.isChanged || property.isEdited {
      lines.append("\(property.name) = \(property.value.count > 120 ? property.value.prefix(119) + "…" : property.value[...])")
    }
    return lines.joined(separator: "\n")
  }

  private func spoken() throws -> String {
    guard case .accessibility(let elements) = try ask(.accessibility) else { throw Failure("The preview did not answer.") }
    if elements.isEmpty { return "A screen reader finds nothing." }
    return elements.enumerated().map { index, element in
      "\(index + 1). \(element.spoken.isEmpty ? "(nothing)" : element.spoken)\(element.view.map { " [node \($0)]" } ?? "")"
    }.joined(separator: "\n")
  }

  private func set(_ arguments: ToolArguments) throws -> String {
    let node = arguments.integer("node") ?? 0, property = arguments.text("property") ?? ""
    return try changes {
      guard case .details = try ask(.set(view: node, property: property, value: arguments.text("value") ?? "")) else {
        throw Failure("\(property) of node \(node) was not set.")
      }
    }
  }

  private func difference() throws -> String {
    let tree = try tree()
    defer { baseline = tree }
    return Self.text(TreeChanges(from: baseline, to: tree).lines, most: 100)
  }

  /// Returns the output since the last call, at most the last 200 lines.
  private func output() throws -> String {
    // What was printed arrives a moment after the answers.
    let end = HostClock.now + 0.2
    try wait(upTo: 5) { HostClock.now > end }
    defer { printed = ConsoleText() }
    let lines = printed.lines
    if lines.isEmpty { return "Nothing was printed." }
    return ((lines.count > 200 ? ["… \(lines.count - 200) lines before"] : []) + lines.suffix(200)).joined(separator: "\n")
  }

  private func audit(notes: Bool) throws -> String {
    guard case .audit(let all) = try ask(.audit) else { throw Failure("The preview did not answer.") }
    let findings = all.filter { notes || $0.severity != .note }
    if findings.isEmpty { return "Nothing was found." }
    return findings.prefix(40).map { finding in
      "\(finding.severity.rawValue) \(finding.rule.rawValue): node \(finding.view.id), \(AuditReport.location(of: finding)). "
        + "\(finding.text)\(AuditReport.more(finding)) \(finding.suggestion)"
    }.joined(separator: "\n")
  }
}
