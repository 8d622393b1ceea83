import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapter

/// Compares the tables of optional requirements with the protocols of the library and the frameworks.
@Suite struct FrameworkRequirementTests {
  @Test func everyRequirementWithAnImplementationIsInATable() throws {
    let collector = RequirementCollector()
    for file in try sources() { collector.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8))) }
    #expect(collector.required.count > 500)
    // Apple requires these of every session, and programs do not implement them. The actions of responders are sent by their selectors; their
    // names (`delete`, `select`) are also those of closures in programs.
    // Protocols of Swift have default implementations of their own.
    let exempt: Set = [
      "UIDragDropSession", "UIDropSession", "UIResponderStandardEditActions", "IntentTimelineProvider", "AppIntentTimelineProvider",
    ]
    let missing = collector.required.filter { requirement in
      !exempt.contains(requirement.owner) && collector.given.contains(requirement)
        && !FrameworkRequirements.contains(requirement.base, requirement.labels)
    }
    #expect(missing.map(\.text).sorted() == [])
  }

  /// Returns the sources, without SwiftUI, whose protocols have no optional requirements.
  private func sources() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    return try ["Sources/UIKit", "Sources/QuartzCore", "Sources/FoundationCompatibility", "Frameworks/Sources"].flatMap { folder in
      let folder = root.appending(path: folder)
      let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("SwiftUI/") }.map { folder.appending(path: $0) }
    }
  }
}

private struct Requirement: Hashable {
  var owner: String
  var base: String
  var labels: [String]

  var text: String { "\(owner): \(base) \(labels.joined(separator: " "))" }
}

private final class RequirementCollector: SyntaxVisitor {
  var required: Set<Requirement> = []
  /// The requirements that extensions implement.
  var given: Set<Requirement> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has(.public) { required.formUnion(methods(of: node.name.text, node.memberBlock)) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    given.formUnion(methods(of: node.extendedType.trimmedDescription, node.memberBlock))
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func methods(of owner: String, _ members: MemberBlockSyntax) -> [Requirement] {
    members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { !$0.modifiers.isStatic }
      .map { Requirement(owner: owner, base: $0.name.text, labels: $0.labels) }
  }
}
