import Testing

@testable import SourceAdapter

@Suite struct ImportTests {
  @Test func aFileOfAModuleWithUIKitSeesIt() {
    let files = adapted("import UIKit", "import Foundation\nlet a = 1", "let b = 1")
    #expect(files[0] == "import UIKit; import FoundationCompatibility")
    #expect(files[1] == "import FoundationCompatibility; import UIKit\nlet a = 1")
    #expect(files[2] == "let b = 1")
    // A file without an import sees what the umbrella header of its framework imports.
    let view = "final class V: UIView {}"
    #expect(adapted("import UIKit", view)[1].hasPrefix(view) && adapted("import UIKit", view)[1].contains("\nimport UIKit\n"))
    #expect(!adapted("import Foundation", view)[1].contains("import UIKit"))
  }

  /// No file of the pod GenericCellControllers imports UIKit: its umbrella header does.
  @Test func aHeaderCanImportUIKitForAModule() {
    let source = "import Foundation\npublic typealias Table = UITableView"
    #expect(adapted(source, importsUIKit: true)[0].hasPrefix("import FoundationCompatibility; import UIKit\n"))
    #expect(adapted("public typealias Table = UITableView", importsUIKit: true)[0].contains("\nimport UIKit\n"))
  }

  /// Anyeler/ALIconFont registers a font by an `NSURL`, which Apple's compilers pass as a `CFURL`.
  @Test func argumentsOfCFunctionsAreOfCoreFoundation() {
    let register = "import UIKit\nlet a = CTFontManagerRegisterFontsForURL"
    #expect(adaptedLines(register + "(url as NSURL, .process, nil)").hasSuffix("FontsForURL(url as CFURL, .process, nil)"))
    let decode = "import UIKit\nlet a = CGImageSourceCreateWithData"
    #expect(adaptedLines(decode + "(d() as NSData, o as NSDictionary)").hasSuffix("Data(d() as CFData, o as CFDictionary)"))
    for kept in ["use(url as NSURL)", "CTLineCreate(x as? NSURL)", "box.CTLine(url as NSURL)"] {
      #expect(adaptedLines("import UIKit\nlet a = \(kept)").hasSuffix(kept))
    }
  }

  /// Alamofire as a pod, which describes a reachability (omerfarukercivan/Podcast-App).
  @Test func unmanagedStringsAreObjects() {
    let line = "import UIKit\nlet a = Unmanaged."
    #expect(adaptedLines(line + "passRetained(text as CFString)").hasSuffix("Unmanaged.passRetained(text as NSString)"))
    let closure = "let a = { (b: UnsafeRawPointer) -> Unmanaged<CFString>? in nil }, c: Unmanaged<A>"
    #expect(adaptedLines("import UIKit\n" + closure).hasSuffix(closure.replacing("CFString", with: "NSString")))
    #expect(adaptedLines(line + "passRetained(self)").hasSuffix("Unmanaged.passRetained(self)"))
  }

  /// Apple's Foundation has localized resources, here a part of App Intents (duckduckgo/iOS).
  @Test func localizedResourcesComeWithFoundation() {
    let use = "import WidgetKit\nlet a: LocalizedStringResource = \"a\""
    #expect(adaptedLines(use).hasPrefix("import WidgetKit; import FoundationCompatibility; import AppIntents\n"))
  }

  @Test func xmlOfFoundationIsInAnotherModule() {
    #expect(
      adaptedLines("import Foundation\nlet p = Foundation.XMLParser(data: d); func f(_: Foundation.XMLParser) {}")
        == "import FoundationCompatibility; import FoundationXML\n"
        + "let p = FoundationXML.XMLParser(data: d); func f(_: FoundationXML.XMLParser) {}")
  }

  /// XCTest exports Foundation, so that its own declarations and those that replace them would be ambiguous in tests.
  @Test func testsQualifyTheNamesThatAreReplaced() {
    let source = "let a = NSStringFromClass(A.self), b: NSExpression? = a.NSExpression, c = Foundation.NSClassFromString(a)"
    #expect(
      adaptedLines("import XCTest\n" + source).hasSuffix(
        "\nlet a = FoundationCompatibility.NSStringFromClass(A.self), b: FoundationCompatibility.NSExpression? = a.NSExpression, "
          + "c = FoundationCompatibility.NSClassFromString(a)"))
    #expect(adaptedLines("import UIKit\nlet a = NSStringFromClass(A.self)").hasSuffix("\nlet a = NSStringFromClass(A.self)"))
    #expect(adaptedLines("import XCTest\nclass NSExpression {}\nlet a = NSExpression()").hasSuffix("let a = NSExpression()"))
  }

  /// phimage/Prephirences names the class with its module.
  @Test func valueTransformersAreInAnotherModule() {
    let adapted = adaptedLines("import Foundation\nclass A: Foundation.ValueTransformer {}")
    #expect(adapted.contains("class A: FoundationCompatibility.ValueTransformer"))
  }

  /// DeclarativeHub/ReactiveKit has classes with the names of Combine's.
  @Test func combineIsNotImportedForClassesOfTheSameNames() {
    let use = "import Foundation\nlet a = AnyCancellable()"
    #expect(adapted(use)[0].contains("import Combine"))
    #expect(!adapted("public class AnyCancellable {}", use)[1].contains("import Combine"))
  }

  @Test func aModuleWithoutUIKitDoesNotGetIt() {
    #expect(adapted("import Foundation") == ["import FoundationCompatibility"])
  }

  @Test func foundationComesWithItsCompatibility() {
    #expect(
      adaptedLines("import Combine\n@_exported import Foundation")
        == "import Combine; import FoundationCompatibility\n@_exported import FoundationCompatibility")
    #expect(adaptedLines("import struct Foundation.URL") == "import struct Foundation.URL; import FoundationCompatibility")
  }

  @Test func testsSeeUIKit() {
    #expect(adapted("import XCTest")[0].hasSuffix("; import UIKit; import XCTestCompatibility"))
    #expect(adapted("import Testing")[0].hasSuffix("; import UIKit"))
  }

  @Test func theCLibraryIsSeenByItsName() {
    let use = "\nlet a = Darwin.round(1.5)"
    #expect(adapted("import UIKit" + use) == ["import UIKit; import FoundationCompatibility; import Darwin" + use])
    #expect(adapted("import Darwin" + use) == ["import Darwin; import FoundationCompatibility" + use])
    #expect(!adapted("import UIKit\nlet a = round(1.5)")[0].contains("Darwin"))
  }

  /// UIKit's headers import the classes of notifications (mohsinaliayub/uikit-apprentice).
  @Test func notificationsComeWithUIKit() {
    let use = "\nlet a = UNUserNotificationCenter.current()"
    #expect(adapted("import UIKit" + use) == ["import UIKit; import FoundationCompatibility; import UserNotifications" + use])
    #expect(!adapted("import Foundation" + use)[0].contains("import UserNotifications"))
    #expect(adapted("import UIKit\nlet a: UNTimeIntervalNotificationTrigger?")[0].contains("import UserNotifications"))
    #expect(!adapted("import UIKit\nlet a = 1")[0].contains("import UserNotifications"))
  }

  /// UIKit's headers import Core Image, whose objects images and colors have (hyperoslo/Sugar).
  @Test func coreImageComesWithUIKit() {
    let use = "\nlet a = image.ciImage"
    #expect(adapted("import UIKit" + use) == ["import UIKit; import FoundationCompatibility; import CoreImage" + use])
    #expect(adapted("import UIKit\nlet a = color.ciColor")[0].contains("import CoreImage"))
    #expect(!adapted("import UIKit\nlet a = image.cgImage")[0].contains("CoreImage"))
  }

  /// UIKit comes from a header of the framework (mssun/passforios), from another file (DP-3T/dp3t-app-ios-ch), or with SwiftUI
  /// (skytoup/Authenticator).
  @Test func whatUIKitImportsIsSeenWithoutItsImport() {
    let center = "\nlet a = UNUserNotificationCenter.current()"
    #expect(adapted(center, importsUIKit: true)[0].hasSuffix("import FoundationCompatibility\nimport UIKit\nimport UserNotifications\n"))
    #expect(adapted("let a = CharacterSet.alphanumerics", importsUIKit: true)[0].contains("\nimport FoundationCompatibility\n"))
    #expect(adapted("import UIKit", "import Foundation" + center)[1].contains("; import UserNotifications"))
    #expect(adapted("import SwiftUI\nlet a = CIImage()")[0].contains("; import CoreImage"))
  }

  /// Combine's names are seen with Foundation, unless the program has a type of that name (mullvad/mullvadvpn-app).
  @Test func ownTypesAreNotTakenForThoseOfCombine() {
    let use = "import Foundation\nvar a: AnyCancellable?"
    let text = adapted(use, "final class AnyCancellable: Cancellable {}\nprotocol Cancellable {}")
    #expect(text[0].hasPrefix("import FoundationCompatibility\n"))
  }

  /// Apple declares user activities in Foundation (LoopKit/LoopKit).
  @Test func classesOfFoundationThatUIKitHasAreFound() {
    let activity = "import Foundation\nextension NSUserActivity {}"
    #expect(adapted(activity)[0].hasPrefix("import FoundationCompatibility; import UIKit\n"))
    #expect(!adapted("extension NSUserActivity {}")[0].contains("import UIKit"))
  }

  @Test func submodulesAreTheirModules() {
    #expect(adaptedLines("import os.log").hasPrefix("import os;"))
    #expect(adaptedLines("import class UIKit.UIView").hasPrefix("import UIKit;"))
  }

  @Test func manifestsThatWantIOSWantLinux() {
    #expect(ManifestAdapter.adapted(".when(platforms: [.macOS, .iOS])") == ".when(platforms: [.linux, .macOS, .iOS])")
    #expect(ManifestAdapter.adapted(".when(platforms: [.macOS])") == nil)
    #expect(ManifestAdapter.adapted(".when(platforms: [.macOS, .iOS])", isForLinux: true) == nil)
    let manifest = "// swift-tools-version:5.3\nlet package = Package()\n"
    let taking = ManifestAdapter.adapted(manifest, resourcesIn: "/some \"package\"") ?? ""
    #expect(taking.hasPrefix(manifest) && taking.contains(#""/some \"package\"/\($0)""#) && taking.contains("target.resources = "))
    #expect(ManifestAdapter.adapted(manifest.replacing("5.3", with: "5.1"), resourcesIn: "/package") == nil)
    #expect(ManifestAdapter.adapted("// swift-tools-version:5.9\nlet own = Package()\n", resourcesIn: "/package") == nil)
    #expect(ManifestAdapter.adapted(".when(platforms: [.iOS]) .when(platforms: [.linux])") == nil)
  }

  @Test func overridesStandForDependencies() throws {
    let manifest = "// swift-tools-version:5.9\nlet package = Package()\n"
    let code = try #require(ManifestAdapter.adapted(manifest, overrides: ["Leaf": "/some \"place\"/Leaf"]))
    #expect(code.hasPrefix(manifest) && code.contains(#"in [("leaf", "/some \"place\"/Leaf")]"#) && code.contains("dependency.kind"))
    #expect(code.contains(##"address.prefix { $0 != "?" && $0 != "#" }"##), "an address may have a query and a fragment")
    // Tools versions before 5.6 store addresses, and those before 5.2 have no names.
    for (tools, name) in [("5.5", "dependency.name"), ("5.1", "(nil, ")] {
      let old = ManifestAdapter.adapted(manifest.replacing("5.9", with: tools), overrides: ["Leaf": "/Leaf"]) ?? ""
      #expect(old.contains("dependency.url") && old.contains(name) && !old.contains("dependency.kind"))
    }
    #expect(ManifestAdapter.adapted(manifest) == nil)
    #expect(ManifestAdapter.adapted("let own = Package()\n", overrides: ["Leaf": "/Leaf"]) == nil)
  }

  /// Xcode finds the packages of a project by name, whatever the path in a manifest is (drogel/Marvel).
  @Test func packagesOfTheProjectAreFoundByName() throws {
    let manifest = "// swift-tools-version:5.9\nlet package = Package(dependencies: [.package(name: \"Leaf\", path: \"Root/Leaf\")])\n"
    let project = ProjectPackages(package: "/project/Own", folders: ["/project/Own", "/project/Root/Leaf"])
    let code = try #require(ManifestAdapter.adapted(manifest, project: project))
    #expect(code.hasPrefix(manifest) && code.contains(#"[("leaf", "/project/Root/Leaf")]"#) && code.contains(#""/project/Own/" + address"#))
    let old = ManifestAdapter.adapted(manifest.replacing("5.9", with: "5.1"), project: project) ?? ""
    #expect(old.contains("dependency.url") && !old.contains("package(name: $0"))
    #expect(ManifestAdapter.adapted(manifest.replacing("path:", with: "url:"), project: project) == nil)
    #expect(ManifestAdapter.adapted(manifest, project: ProjectPackages(package: "/own", folders: ["/own"])) == nil)
  }

  /// evgenyneu/moa names `Moa`, and its folder is `moa`: volumes of macOS do not distinguish capital letters.
  @Test func foldersOfTargetsAreFoundDespiteCapitalLetters() throws {
    let folders = ["": ["moa", "Sources", "Package.swift"], "moa": ["A.swift"], "Sources": ["core"]]
    func adapted(_ target: String) -> String? {
      let manifest = "// swift-tools-version:5.0\nlet package = Package(targets: [.target(\(target))])\n"
      return ManifestAdapter.adapted(manifest, path: "/some \"place\"") { folders[$0] }
    }
    let code = try #require(adapted(#"name: "M", path: "Moa""#))
    #expect(code.contains("target.path = path") && code.contains(#"atPath: "/some \"place\"/" + before"#))
    #expect(adapted(#"name: "Core""#) != nil && adapted(#"name: "M", path: "./Sources/Core""#) != nil)
    for kept in [#"name: "core""#, #"name: "M", path: "moa""#, #"name: "M", path: "Elsewhere""#, #"name: "M", path: "Moa/Nowhere""#] {
      #expect(adapted(kept) == nil, "\(kept)")
    }
  }

  @Test func packagesOfTestsAreLeftOut() {
    let manifest = "// swift-tools-version:5.9\nlet package = Package()\n"
    let code = ManifestAdapter.adapted(manifest, includesTests: false) ?? ""
    #expect(code.hasPrefix(manifest) && code.contains("package.dependencies.removeAll") && code.contains("target.plugins"))
    let old = ManifestAdapter.adapted(manifest.replacing("5.9", with: "5.1"), includesTests: false) ?? ""
    #expect(old.contains("dependency.url") && !old.contains("target.plugins"))
    #expect(ManifestAdapter.adapted("let own = Package()\n", includesTests: false) == nil)
  }

  @Test func modulesForLinuxGetTheirConditionsOnly() {
    var platform = Platform { $0 == "Glibc" }
    platform.system = .linux
    let source = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\nclass A: B { @objc func c() {} }"
    let output = SourceAdapter(module: "M", options: AdapterOptions(platform: platform, frameworks: ["Darwin"]))
      .adapt([.init(path: "/a.swift", source: Array(source.utf8))])
    let lines = String(decoding: output[0].source ?? [], as: UTF8.self).split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
    #expect(lines == ["import Glibc", "class A: B { @objc func c() {} }"])
  }

  @Test func optionalRequirementsOfOtherModulesAreKnown() {
    let library = SourceAdapter(module: "Library", options: AdapterOptions()).adaptModule([
      .init(path: "/l.swift", source: Array("@objc public protocol P { @objc optional func done(_ a: Int) }".utf8))
    ]).interface
    var options = AdapterOptions()
    options.imported = [library]
    let output = SourceAdapter(module: "App", options: options).adapt([
      .init(path: "/a.swift", source: Array("class A: NSObject, P { func done(_ a: Int) {} }".utf8))
    ])
    #expect(String(decoding: output[0].source ?? [], as: UTF8.self).contains(#"c.implements("done:")"#))
  }

  @Test func constraintsOfGenericTypesOfOtherModulesAreKnown() {
    let library = SourceAdapter(module: "Library", options: AdapterOptions()).adaptModule([
      .init(path: "/l.swift", source: Array("import UIKit\npublic class Layer<T, V: UIView> {}".utf8))
    ]).interface
    var options = AdapterOptions()
    options.imported = [library]
    let output = SourceAdapter(module: "App", options: options).adapt([
      .init(path: "/a.swift", source: Array("import UIKit\nextension Layer { func make() -> V { V(frame: .zero) } }".utf8))
    ])
    #expect(String(decoding: output[0].source ?? [], as: UTF8.self).contains("_vitrineNew(V.self, frame: .zero)"))
  }

  @Test func namesThatLinuxHasElsewhereAreImported() {
    #expect(adapted("import Foundation\nlet a = XMLParser(data: d)")[0].contains("import FoundationXML"))
    #expect(!adapted("import Foundation\nlet a = JSONDecoder()")[0].contains("FoundationXML"))
    #expect(adapted("import CoreFoundation\nlet a: CGFloat = 1")[0].hasPrefix("import FoundationCompatibility"))
  }

  @Test func declarationsOfFoundationAreImportedWithIt() {
    #expect(adaptedLines("import Foundation.NSDate").hasPrefix("import Foundation;"))
    #expect(adaptedLines("import class Foundation.Timer").hasPrefix("import class Foundation.Timer;"))
  }
}
