// swift-tools-version: 6.1
import PackageDescription

// The modules of Apple's systems other than UIKit. Tools/Install/install builds them against the installed UIKit and the package Libraries,
// whose modules are passed on the command line.

/// Modules with real implementations, based on well-maintained libraries.
let real: [Target] = [
  .target(name: "Combine"),
  .target(name: "os"),
  .target(name: "OSLog", dependencies: ["os"]),
  .target(name: "Darwin"),
  .target(name: "MachO", dependencies: ["Darwin"]),
  .target(name: "simd"),
  .target(name: "Accelerate"),
  .target(name: "CryptoKit"),
  .target(name: "CommonCrypto"),
  .target(name: "Compression"),
  .target(name: "MobileCoreServices"),
  .target(name: "CoreServices", dependencies: ["MobileCoreServices"]),
  .target(name: "SystemConfiguration", dependencies: ["Network"]),
  .target(name: "Security"),
  .target(name: "Network"),
  .target(name: "CoreData", exclude: ["README.md"]),
  .target(name: "CoreLocation"),
  .target(name: "Symbols"),
  .target(name: "GameplayKit", dependencies: ["SpriteKit", "simd"]),
  .target(name: "XCTestCompatibility"),
]

/// Placeholder modules: sources that use them compile, views show a labelled box, and services report what a device without the feature
/// reports.
let placeholders: [(name: String, dependencies: [Target.Dependency])] = [
  ("WebKit", []), ("MapKit", ["Contacts", "CoreLocation"]), ("CoreVideo", []), ("CoreMedia", ["CoreVideo"]), ("AudioToolbox", []),
  ("AVFoundation", ["CoreImage", "CoreMedia", "CoreVideo", "AudioToolbox"]), ("AVKit", ["AVFoundation"]), ("MediaPlayer", ["AVFoundation"]),
  ("SafariServices", []), ("AuthenticationServices", []), ("StoreKit", []), ("MessageUI", []),
  ("Photos", ["AVFoundation", "CoreLocation"]),
  ("PhotosUI", ["Photos", "SwiftUI"]), ("UserNotifications", ["CoreLocation"]), ("LocalAuthentication", []),
  ("CoreImage", ["CBarcode", "CoreVideo", "Metal"]),
  ("Metal", []),
  ("MetalKit", ["Metal"]), ("SwiftUI", ["Combine", "CoreData", "Symbols"]), ("CoreMotion", []), ("Contacts", []),
  ("ContactsUI", ["Contacts"]),
  ("CoreBluetooth", []), ("CoreSpotlight", []), ("CoreTelephony", []), ("AdSupport", []), ("AppTrackingTransparency", []),
  ("CoreHaptics", []), ("XCUIAutomation", []), ("QuickLook", []), ("PDFKit", []), ("SceneKit", ["simd"]), ("SpriteKit", []),
  ("MetalPerformanceShaders", ["Metal"]),
  ("Speech", ["AVFoundation"]), ("EventKit", ["CoreLocation"]), ("EventKitUI", ["EventKit"]), ("BackgroundTasks", []),
  ("UserNotificationsUI", ["UserNotifications"]), ("Social", []), ("QuickLookThumbnailing", []), ("NaturalLanguage", []),
  ("Vision", ["CoreImage", "CoreML"]), ("MultipeerConnectivity", []), ("WatchConnectivity", []), ("CloudKit", ["CoreLocation"]),
  ("GLKit", ["simd"]),
  ("AddressBook", []), ("AddressBookUI", ["AddressBook"]), ("Accessibility", []), ("GameKit", ["GameplayKit"]), ("AssetsLibrary", []),
  ("LinkPresentation", []), ("AVFAudio", ["AVFoundation"]), ("NotificationCenter", ["UserNotifications"]), ("JavaScriptCore", []),
  ("CallKit", []),
  ("PushKit", []), ("DeviceCheck", []), ("PassKit", []),
  ("WidgetKit", ["ActivityKit", "AppIntents", "Intents", "SwiftUI"]), ("Intents", []), ("IntentsUI", ["Intents"]),
  ("CoreML", ["CoreVideo"]), ("HealthKit", ["CoreLocation"]), ("HealthKitUI", ["HealthKit"]), ("PencilKit", []),
  ("ARKit", ["AVFoundation", "Metal", "SceneKit", "SpriteKit"]), ("RealityKit", ["ARKit", "Combine"]), ("ReplayKit", ["AVFoundation"]),
  ("VisionKit", ["Vision"]), ("TipKit", ["SwiftUI"]), ("GameController", []), ("ActivityKit", []), ("CoreNFC", []),
  ("CoreAudio", ["AudioToolbox"]), ("CoreMIDI", []), ("HomeKit", []), ("MetricKit", []), ("ExternalAccessory", []), ("FileProvider", []),
  ("ClassKit", []), ("AdServices", []), ("iAd", []), ("SoundAnalysis", ["AVFoundation", "CoreML"]), ("CoreLocationUI", ["CoreLocation"]),
  ("AppIntents", []), ("VideoToolbox", ["CoreMedia"]), ("NetworkExtension", []),
]

let package = Package(
  name: "VitrineFrameworks",
  products: [
    .library(name: "VitrineFrameworks", type: .static, targets: real.map(\.name) + placeholders.map(\.name) + ["PlaceholderBox"])
  ],
  targets: real + [.target(name: "PlaceholderBox"), .target(name: "CBarcode", linkerSettings: [.linkedLibrary("zint")])]
    + placeholders.map { .target(name: $0.name, dependencies: $0.dependencies + ["PlaceholderBox"]) },
  swiftLanguageModes: [.v6]
)
