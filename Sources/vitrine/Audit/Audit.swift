import ArgumentParser
import Display
import Foundation
import Hosting
import UIKit

struct Audit: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what keeps people from reading and using previews.",
    help: """
      Contrast of texts, measured on the pixels behind them (WCAG 2.2); targets that are too small; elements without a label; what a finger or a
      screen reader does not get to; texts and controls on top of each other; texts that are cut off at any of the twelve text sizes; motion that
      Reduce Motion does not stop. Each finding names the view, the property that holds it, the line that made it, and what would be right.

      EXAMPLES
        vitrine audit Login
        vitrine audit -o audit               all previews, with pictures: open audit/index.html
        vitrine audit --json --fail-on error
        vitrine audit Login --dark --rules contrast

      EXIT STATUS
        0 if nothing was found that matters as much as --fail-on, 2 if something was, 1 if the audit could not be done, 64 if the
        arguments are not valid.
      """)

  @Argument(
    help: "The preview's name, as `vitrine list` shows them, or a .xib or .storyboard file; all previews if left out.",
    transform: SceneName.init)
  var scene: SceneName?

  @Option(
    help: ArgumentHelp("The moment to look at, in seconds of the previews' clocks; 0.75 if left out.", valueName: "seconds"),
    transform: Seconds.init)
  var at: Seconds?

  @Option(name: .shortAndLong, help: ArgumentHelp("A folder for a page with pictures: index.html.", valueName: "folder"))
  var output: String?

  @Flag(help: "Prints the findings as JSON.")
  var json = false

  @Flag(help: "Prints notes, too: findings that may be intended, or that UIKit's own views cause.")
  var notes = false

  @Option(help: ArgumentHelp("What makes the exit status 2: error, warning, note or never; warning if left out.", valueName: "severity"))
  var failOn = FailureLevel.warning

  @Option(
    help: ArgumentHelp(
      "The rules with commas between them; all if left out: \(AuditFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "names"),
    transform: RuleNames.init)
  var rules: RuleNames?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var interface: InterfaceOptions

  var previewName: SceneName? { scene }

  private static let scale: CGFloat = 2

  @MainActor private func entries() throws -> [PreviewEntry] {
    try scene.map { [try $0.entry(interface.view(look))] } ?? Catalog.entries
  }

  private var screenLook: LookOptions { scene?.isFile == true ? look.ofFile : look }

  func check() throws {
    try MainActor.assumeIsolated {
      if let scene {
        _ = try ScreenOptions.metrics(size: nil, look: screenLook, of: scene.entry(interface.view(look)), defaultScale: Self.scale)
      }
    }
  }

  func show() throws {
    try MainActor.assumeIsolated {
      let entries = try entries()
      guard !entries.isEmpty else { throw CommandError(Catalog.nothing) }
      // Fails early if the parent folder is missing or not writable.
      if let output { try OutputFile(path: output + ".partial").checkWritable() }
      var report = AuditReport()
      var line = ProgressLine("preview", of: entries.count)
      for (index, entry) in entries.enumerated() {
        let metrics = try ScreenOptions.metrics(size: nil, scale: Self.scale, look: screenLook, of: entry, defaultScale: Self.scale)
        let run = AuditRun(
          entry, look: screenLook.look, metrics: metrics, time: at?.value ?? 0.75, rules: rules?.rules ?? Set(AuditFinding.Rule.allCases))
        report.sections.append(.init(preview: entry.name, results: run.results()))
        line.report(index + 1)
      }
      line.finish()
      print(json ? try report.json() : report.text(from: notes ? .note : .warning))
      if let output {
        try report.write(to: output)
        FileHandle.standardError.write(Data("The report is \(output)/index.html\n".utf8))
      }
      if let minimum = failOn.severity, AuditFinding.Severity.allCases.contains(where: { $0 >= minimum && report.count($0) > 0 }) {
        throw ExitCode(2)
      }
    }
  }
}

/// The lowest severity that makes the audit fail.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
  case error, warning, note, never

  /// The severity; nil for `never`.
  var severity: AuditFinding.Severity? { AuditFinding.Severity(rawValue: rawValue) }
}

/// The rules of an audit that were named on the command line.
struct RuleNames: Sendable {
  let rules: Set<AuditFinding.Rule>

  /// - Throws: a `ValidationError` that lists the rules.
  init(_ typed: String) throws {
    rules = Set(
      try typed.split(separator: ",").map { name in
        let name = name.trimmingCharacters(in: .whitespaces)
        guard let rule = AuditFinding.Rule.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
          throw ValidationError(
            "--rules \(name): a rule is one of \(AuditFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return rule
      })
    guard !rules.isEmpty else { throw ValidationError("--rules needs the names of rules.") }
  }
}
