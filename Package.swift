// swift-tools-version: 6.1
import Foundation
import PackageDescription

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
let collections: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let server: [Target.Dependency] = [.product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox")]

/// A C library of the system, found through pkg-config.
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .library(name: "VitrineAttachments", targets: ["VitrineAttachments"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    // C libraries
    system("CFreeType", "freetype2", apt: "libfreetype-dev"),
    system("CPango", "pangoft2", apt: "libpango1.0-dev"),
    system("CPNG", "libpng", apt: "libpng-dev"),
    system("CJPEG", "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CWebP", "libwebpmux", apt: "libwebp-dev"),
    .systemLibrary(name: "CGIF", path: "Sources/System/CGIF", providers: [.apt(["libgif-dev"])]),
    system("CXML2", "libxml-2.0", apt: "libxml2-dev"),
    system("CGObject", "gobject-2.0", apt: "libglib2.0-dev"),

    // What Apple's systems have below UIKit
    .target(name: "ObjectiveC"),
    .target(name: "CFileStream"),
    .target(name: "CQueueLabel"),
    .target(name: "CDataCompression"),
    .target(name: "NetworkCompatibility"),
    .target(
      name: "FoundationCompatibility",
      dependencies: ["ObjectiveC", "NetworkCompatibility", "CDataCompression", "CFileStream", "CQueueLabel"]),
    .target(name: "UniformTypeIdentifiers"),

    // C libraries that are loaded when they are used
    .target(name: "CSDL2"),
    .target(name: "CCairo", dependencies: ["CFreeType"]),
    .target(name: "CImageLibraries"),

    // Pixels
    .target(name: "CPixelKernels"),
    .target(name: "Raster", dependencies: ["CPixelKernels"]),
    .target(name: "PDF", dependencies: ["Raster", "CCairo", "CFreeType"]),
    .target(name: "CoreGraphics", dependencies: ["PDF", "Raster", "FoundationCompatibility", "_Testing_CoreGraphics"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "Raster", "CPNG", "CJPEG", "CWebP", "CGIF", "CImageLibraries"]),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "FoundationCompatibility", "PDF", "Raster", "CPango", "CFreeType", log]),

    // Layers
    .target(name: "RenderTree", dependencies: ["CoreGraphics", "Raster"]),
    .target(name: "Compositor", dependencies: ["RenderTree", "CoreGraphics", "Raster"]),
    .target(name: "QuartzCore", dependencies: ["ObjectiveC", "Compositor", "RenderTree", "CoreText", "CoreGraphics", "Raster", log]),

    // Windows
    .target(name: "CRunLoop"),
    .target(name: "CWaylandSurface"),
    .target(name: "CX11Transfer"),
    .target(name: "Display", dependencies: ["Raster", "CRunLoop", log]),
    .target(name: "SDLDisplay", dependencies: ["Display", "Raster", "CSDL2", "CRunLoop", "CWaylandSurface", "CX11Transfer"]),
    .target(name: "CSocket"),
    .target(name: "CAccessibilityBus", dependencies: ["CGObject"], cSettings: [.headerSearchPath("system")]),
    .target(name: "AccessibilityBus", dependencies: ["CAccessibilityBus"]),
    .target(name: "CHostLocale"),
    .target(name: "CProcessClock"),
    .target(name: "ProcessClock", dependencies: ["CProcessClock"]),
    .target(name: "Hosting", dependencies: ["Display", "ProcessClock", "Raster", "CSocket"]),

    // Views
    .target(name: "LayoutSolver"),
    .target(name: "DynamicsSolver"),
    .target(name: "ScrollPhysics", dependencies: ["CoreGraphics"]),
    .target(name: "GestureMachines", dependencies: ["ScrollPhysics", "CoreGraphics"]),
    .target(name: "TextEditing", dependencies: ["CoreGraphics"]),
    .target(name: "ListModel", dependencies: ["CoreGraphics", "FoundationCompatibility"]),
    .target(name: "InterfaceBuilder"),
    .target(name: "HTMLDocuments", dependencies: ["CXML2"]),
    .target(name: "XcodeProject", dependencies: ["Yams"]),
    .target(
      name: "UIKit",
      dependencies: [
        "AccessibilityBus", "InterfaceBuilder", "HTMLDocuments", "QuartzCore", "CoreText", "CoreGraphics", "ImageIO", "Display",
        "SDLDisplay", "LayoutSolver",
        "DynamicsSolver", "ListModel", "ScrollPhysics", "GestureMachines", "TextEditing", "ObjectiveC",
        "FoundationCompatibility", "UniformTypeIdentifiers", "Compositor", "RenderTree", "Raster", "_Testing_UIKit", log, collections,
      ]),
    .target(
      name: "VitrineTesting",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "Compositor", "Display", "ProcessClock", "Raster"]),
    .target(name: "VitrineAttachments", dependencies: ["VitrineTesting", "CoreGraphics"]),
    .target(
      name: "Workbench", dependencies: ["Hosting", "UIKit", "QuartzCore", "CoreGraphics", "RenderTree", "Display", "Raster"]),
    .target(
      name: "Inspection",
      dependencies: ["Hosting", "VitrineTesting", "UIKit", "QuartzCore", "CoreGraphics", "Compositor", "RenderTree", "Raster", "Display"]),
    .target(name: "SnapshotReport", dependencies: ["Raster"], resources: [.embedInCode("Page")]),
    .target(name: "InterfaceCanvas", dependencies: ["InterfaceBuilder", "UIKit", "CoreText", "CoreGraphics", "Display"]),
    // The package Samples/Scenes, without the compiler shim.
    .target(name: "SampleScenes", dependencies: ["UIKit", "QuartzCore", "CoreGraphics"], path: "Samples/Scenes/Sources/SampleScenes"),
    .target(name: "CLinkedSamples"),
    .target(name: "WebShell", dependencies: ["Hosting", "Display", "Raster"] + server, resources: [.embedInCode("Page")]),
    .target(name: "ContextProtocol"),
    // Nothing of the command imports SampleScenes: the installed one is linked without it, and loads it (Sources/CLinkedSamples).
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "UIKit", "VitrineTesting", "SampleScenes", "ImageIO", "Compositor", "QuartzCore", "CoreText", "CoreGraphics", "Raster", "Display",
        "SDLDisplay", "ProcessClock", "Hosting", "Inspection", "InterfaceBuilder", "InterfaceCanvas", "LayoutSolver", "XcodeProject",
        "Workbench",
        "WebShell", "SnapshotReport", "ContextProtocol", "FoundationCompatibility", "CHostLocale", "CLinkedSamples", arguments,
      ]),

    // `import Testing` looks for an overlay of every module it knows from Apple's systems; these are empty.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .executableTarget(
      name: "Notebook", dependencies: ["UIKit"], path: "Samples/Notebook",
      resources: [.copy("Resources")]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "UIKit", "VitrineTesting", "SampleScenes", "ImageIO", "QuartzCore", "CoreText", "CoreGraphics", "Display", "Hosting",
        "HTMLDocuments", "Raster", "InterfaceBuilder", "InterfaceCanvas", "FoundationCompatibility", "CAllocationCount", "TestSupport",
      ], path: "Tools/Fuzz/Sources"),
    .executableTarget(name: "WindowProgram", dependencies: ["UIKit"], path: "Tests/WindowProgram"),
    .executableTarget(name: "AccessibleProgram", dependencies: ["AccessibilityBus"], path: "Tests/AccessibleProgram"),
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "FoundationCompatibilityTests", dependencies: ["FoundationCompatibility", "ObjectiveC"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "CPixelKernels", "TestSupport"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Raster", "TestSupport"]),
    .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics", "Raster", "TestSupport"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics", "FoundationCompatibility", "Raster"]),
    .testTarget(name: "CompositorTests", dependencies: ["Compositor", "RenderTree", "CoreGraphics", "Raster", "TestSupport"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "Compositor", "RenderTree", "CoreGraphics", "Raster", "TestSupport"]),
    .testTarget(name: "ProcessClockTests", dependencies: ["ProcessClock", "CProcessClock"]),
    .testTarget(name: "DisplayTests", dependencies: ["Display", "SDLDisplay", "CSDL2", "Raster", "TestSupport"]),
    .testTarget(name: "AccessibilityBusTests", dependencies: ["AccessibilityBus", "AccessibleProgram"], exclude: ["reader.py"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport"], exclude: ["kiwi.py"]),
    .testTarget(name: "DynamicsSolverTests", dependencies: ["DynamicsSolver"]),
    .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "CoreGraphics"]),
    .testTarget(name: "GestureMachinesTests", dependencies: ["GestureMachines", "CoreGraphics", "TestSupport"]),
    .testTarget(name: "TextEditingTests", dependencies: ["TextEditing", "TestSupport"]),
    .testTarget(name: "ListModelTests", dependencies: ["ListModel", "CoreGraphics", "FoundationCompatibility", "TestSupport"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
    .testTarget(name: "HTMLDocumentsTests", dependencies: ["HTMLDocuments", "TestSupport"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "TestSupport"]),
    .testTarget(name: "SnapshotReportTests", dependencies: ["SnapshotReport", "Raster"]),
    .testTarget(name: "VitrineAttachmentsTests", dependencies: ["VitrineAttachments", "VitrineTesting", "CoreGraphics"]),
    .testTarget(name: "ContextProtocolTests", dependencies: ["ContextProtocol"]),
    .testTarget(name: "WebShellTests", dependencies: ["WebShell", "Hosting", "Display", "Raster"] + server),
    .target(
      name: "UIKitTestSupport", dependencies: ["InterfaceBuilder", "UIKit", "VitrineTesting", "CoreGraphics", "Raster"],
      path: "Tests/UIKitTestSupport"),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["Inspection", "Hosting", "UIKit", "VitrineTesting", "QuartzCore", "CoreGraphics", "Compositor", "Raster", "Display"]),
    .testTarget(
      name: "InterfaceCanvasTests",
      dependencies: ["InterfaceCanvas", "InterfaceBuilder", "UIKit", "VitrineTesting", "CoreText", "CoreGraphics", "TestSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["VitrineTesting", "SampleScenes", "UIKit", "CoreGraphics", "Raster", "Display", "CAllocationCount", "TestSupport"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "vitrine", "WindowProgram", "Notebook", "fuzz", "UIKit", "InterfaceCanvas", "VitrineTesting", "Compositor", "CAllocationCount",
        "SampleScenes",
        "ImageIO",
        "CoreGraphics",
        "Raster",
        "Display", "Hosting", "CSocket", "CHostLocale", "QuartzCore", "RenderTree", "SnapshotReport",
      ]),
    .testTarget(
      name: "WorkbenchTests", dependencies: ["Workbench", "Hosting", "UIKit", "VitrineTesting", "Display", "Raster", "CoreGraphics"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

// The tests of UIKit are several targets, since the compiler's time grows with the square of the macros of a module.
for name in ["UIKitTests", "UIKitTextTests", "UIKitListTests", "UIKitControllerTests", "UIKitControlTests"] {
  package.targets.append(
    .testTarget(
      name: name,
      dependencies: [
        "UIKit", "UIKitTestSupport", "VitrineTesting", "QuartzCore", "CoreGraphics", "Raster", "Compositor", "Display", "InterfaceBuilder",
        "DynamicsSolver", "TextEditing", "TestSupport", "CAllocationCount", "AccessibilityBus",
      ]))
}

// Optimising tests takes minutes. Most spend their time in the library, which is optimised. These loop over pixels, or count allocations.
let optimisedTests: Set = [
  "RasterTests", "CoreGraphicsTests", "ImageIOTests", "CompositorTests", "QuartzCoreTests", "DisplayTests", "GoldenTests", "CommandTests",
]
for target in package.targets where target.isTest && !optimisedTests.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// A README stands in every folder; the compiler need not know.
for target in package.targets where target.type != .system {
  let folder = target.path ?? (target.isTest ? "Tests/" : "Sources/") + target.name
  let files = FileManager.default.enumerator(atPath: Context.packageDirectory + "/" + folder)
  target.exclude += files?.compactMap { $0 as? String }.filter { $0.hasSuffix("README.md") }.sorted() ?? []
}

// `make docs` uses this plugin. Users of the library do not fetch it.
if Context.environment["VITRINE_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// `make test-sanitized` builds only these tests, and what they stand on.
if let wanted = Context.environment["VITRINE_TEST_TARGETS"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var names = wanted.split(separator: " ").map(String.init)
  while let name = names.popLast() {
    guard let target = targets[name], needed.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in target.dependencies { names.append(dependency) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
