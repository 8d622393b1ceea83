import SwiftSyntax

extension FileRewriter {
  /// Attributes that need Objective-C go; what they say is in the registrations.
  func rewriteAttribute(_ node: AttributeSyntax) {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return }
    switch name {
    case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "NSCopying",
      "GKInspectable", "NSManaged":
      count("@\(name)")
      edits.remove(node)
    case "UIApplicationMain", "NSApplicationMain":
      count("@\(name)")
      edits.replace(node, with: "@main")
    case "convention":
      if node.arguments?.trimmedDescription == "block" { edits.remove(node) }
    default: break
    }
  }

  /// `import os.log` is `import os`, `import Foundation` is `import FoundationCompatibility`. The file's first import also brings what other files of
  /// the module and Apple's own modules show.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    if notedImports.remove(first) != nil, let sentence = options.placeholders[first] {
      note("\(first) is a placeholder on Linux: \(sentence)", at: node)
    }
    let isKnown = options.frameworks.contains(first) || first == "CoreFoundation"
    if options.removesMissingImports, !isKnown, !options.platform.canImportModule(first) {
      missingImports.append(first)
      edits.remove(node)
    } else if node.path.count > 1 || node.importKindSpecifier != nil, isKnown {
      count("import of a submodule")
      let start = EditList.range(of: node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path)).lowerBound
      edits.replace(start..<EditList.range(of: node.path).upperBound, with: first)
    }
    // What `FoundationCompatibility` has in place of Foundation's own is found where Foundation comes with it, and by no other way.
    let isFoundation = ["Foundation", "CoreFoundation"].contains(first) && node.path.count == 1 && node.importKindSpecifier == nil
    if isFoundation, let name = node.path.first?.name { edits.replace(name, with: "FoundationCompatibility") }
    guard !hasImport else { return }
    hasImport = true
    let implied = impliedImports.filter { !isFoundation || $0 != "FoundationCompatibility" }
    edits.insert(implied.map { "; import \($0)" }.joined(), after: node)
  }

  /// On Apple's systems the umbrella header of a framework or the bridging header of a program shows UIKit to files that do not import it, XCTest
  /// shows UIKit, UIKit and AVFoundation show Core Image, Foundation shows Combine and the C library (`Darwin.round(x)`).
  private var impliedImports: [String] {
    var names = ["FoundationCompatibility"]
    if module.usesUIKit, !imports.contains("UIKit") { names.append("UIKit") }
    let words = [
      "@Published", "Published<", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
      ".publisher(",
    ]
    if !imports.contains("Combine"), mentions(words) { names.append("Combine") }
    if imports.contains("XCTest") { names.append("XCTestCompatibility") }
    if imports.contains("XCTest"),
      module.expectsFailures
        || mentions(["XCUI", "XCTAttachment", "XCTIssue", "XCTSourceCode", "XCTContext", "XCTActivity", "Metric", "XCTMeasureOptions"])
    {
      names.append("XCUIAutomation")
    }
    if imports.contains("UIKit") || imports.contains("AVFoundation"), !imports.contains("CoreImage"),
      mentions(["CIImage", "CIFilter", "CIContext", "CIColor"])
    {
      names.append("CoreImage")
    }
    if !imports.contains("Darwin"), mentions(["Darwin.", "OSSpinLock", "OS_SPINLOCK", "OSAtomic"]) { names.append("Darwin") }
    if !imports.contains("FoundationXML"), mentions(["XMLParser", "XMLDocument"]) { names.append("FoundationXML") }
    return names.filter { $0.hasPrefix("Foundation") || options.frameworks.contains($0) }
  }
}
