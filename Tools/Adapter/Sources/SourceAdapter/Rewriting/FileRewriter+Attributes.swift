import SwiftSyntax

extension FileRewriter {
  /// Removes attributes that need Objective-C. Their information is in the registrations.
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

  /// Rewrites an import: `import os.log` becomes `import os`, `import Foundation` becomes `import FoundationCompatibility`. The first
  /// import of a file also gets the modules that other files of the module or Apple's modules export implicitly.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    if notedImports.remove(first) != nil, let sentence = options.placeholders[first] {
      note("\(first) is a placeholder on Linux: \(sentence)", at: node)
    }
    // On Linux, Foundation has no submodules such as `Foundation.NSDate`; its declarations can be imported alone.
    let isKnown =
      options.frameworks.contains(first) || first == "CoreFoundation" || first == "Foundation" && node.importKindSpecifier == nil
    if options.removesMissingImports, !isKnown, !options.platform.canImportModule(first) {
      missingImports.append(first)
      edits.remove(node)
    } else if node.path.count > 1 || node.importKindSpecifier != nil, isKnown {
      count("import of a submodule")
      let start = EditList.range(of: node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path)).lowerBound
      edits.replace(start..<EditList.range(of: node.path).upperBound, with: first)
    }
    // `FoundationCompatibility`, which exports Foundation, has replacements for some of its declarations. These are found only through that
    // import.
    let isFoundation = ["Foundation", "CoreFoundation"].contains(first) && node.path.count == 1 && node.importKindSpecifier == nil
    if isFoundation, let name = node.path.first?.name { edits.replace(name, with: "FoundationCompatibility") }
    guard !hasImport else { return }
    hasImport = true
    let implied = impliedImports.filter { !isFoundation || $0 != "FoundationCompatibility" }
    edits.insert(implied.map { "; import \($0)" }.joined(), after: node)
  }

  /// The modules whose declarations a file can use on Apple's systems without importing them: UIKit through the umbrella header of a
  /// framework, the bridging header of a program, or XCTest; Core Image through UIKit and AVFoundation; notifications through UIKit; Combine,
  /// Security and the C library (`Darwin.round(x)`) through Foundation.
  var impliedImports: [String] {
    var names = ["FoundationCompatibility"]
    if module.usesUIKit, !imports.contains("UIKit") { names.append("UIKit") }
    if !module.usesUIKit, imports.contains("Foundation"), mentions(Self.foundationClassesOfUIKit) { names.append("UIKit") }
    // SwiftUI exports UIKit.
    let seesUIKit = module.usesUIKit || !imports.isDisjoint(with: ["UIKit", "SwiftUI"])
    // A type of the program, or of a module that it imports, may have such a name (mullvad/mullvadvpn-app, ReactiveKit).
    let words = [
      "@Published", "Published<", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
      ".publisher(",
    ].filter { module.type(named: $0) == nil && module.importedSuperclasses[$0] == nil }
    if !imports.contains("Combine"), mentions(words) { names.append("Combine") }
    if imports.contains("XCTest") { names.append("XCTestCompatibility") }
    if imports.contains("XCTest"),
      module.expectsFailures
        || mentions([
          "XCUI", "UIInterruptionMonitor", "XCTAttachment", "XCTIssue", "XCTSourceCode", "XCTContext", "XCTActivity", "Metric",
          "XCTMeasureOptions",
        ])
    {
      names.append("XCUIAutomation")
    }
    if seesUIKit || imports.contains("AVFoundation"), !imports.contains("CoreImage"),
      mentions(["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIFeature", "CIKernel", "ciImage", "ciColor"])
    {
      names.append("CoreImage")
    }
    // UIKit's headers import the classes that its scenes get of notifications.
    if seesUIKit, !imports.contains("UserNotifications"),
      mentions(["UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent", "NotificationTrigger", "UNAuthorization"])
    {
      names.append("UserNotifications")
    }
    // A type of Foundation on Apple's systems.
    if !imports.contains("AppIntents"), mentions(["LocalizedStringResource"]) { names.append("AppIntents") }
    if !imports.contains("Security"),
      mentions(
        ["kSec", "SecItem", "SecTrust", "SecKey", "SecPolicy", "SecCertificate", "SecRandom", "SecAccess", "SharedWebCredential", "errSec"])
    {
      names.append("Security")
    }
    if !imports.contains("Darwin"), mentions(["Darwin.", "OSSpinLock", "OS_SPINLOCK", "OSAtomic"]) { names.append("Darwin") }
    if !imports.contains("FoundationXML"), mentions(["XMLParser", "XMLDocument"]) { names.append("FoundationXML") }
    return names.filter { $0.hasPrefix("Foundation") || options.frameworks.contains($0) } + replacedFunctions
  }

  /// The functions that `FoundationCompatibility` replaces, as imports of them alone, for files that see Foundation's own. The name of a
  /// module before a function does not tell it from one that the module exports; an import of the function does.
  private var replacedFunctions: [String] {
    guard seesReplacedNames else { return [] }
    let words = [("NSStringFromClass", ["NSStringFromClass", ".description()"]), ("NSClassFromString", ["NSClassFromString"])]
    return words.filter { mentions($0.1) }.map { "func FoundationCompatibility.\($0.0)" }
  }

  /// Classes that Apple's Foundation declares, and here UIKit.
  private static let foundationClassesOfUIKit = ["NSUserActivity", "NSItemProvider", "NSExtensionContext", "NSExtensionItem"]
}
