import SwiftIfConfig
import SwiftSyntax

/// Evaluates the conditions of `#if`, either as a build for the iOS simulator or as a build for Linux.
public struct Platform: BuildConfiguration, Sendable {
  public enum System: Sendable { case iOS, linux }

  /// The system whose conditions hold. Default: iOS.
  public var system = System.iOS
  /// The conditions that `-D` sets.
  public var conditions: Set<String>
  /// The features that `-enable-upcoming-feature` and `-enable-experimental-feature` enable.
  public var features: Set<String>
  /// Whether a module can be imported, for `canImport`.
  public var canImportModule: @Sendable (String) -> Bool
  /// The language version, for `swift(>=5.9)`.
  public var languageVersion: VersionTuple
  /// The version of the compiler, for `compiler(>=6.0)`.
  public var compilerVersion: VersionTuple

  public init(
    conditions: Set<String> = [], features: Set<String> = [], languageVersion: VersionTuple = VersionTuple(5),
    compilerVersion: VersionTuple = VersionTuple(6, 3), canImportModule: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.conditions = conditions
    self.features = features
    self.languageVersion = languageVersion
    self.compilerVersion = compilerVersion
    self.canImportModule = canImportModule
  }

  public func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  public func hasFeature(name: String) -> Bool { features.contains(name) || Self.builtInFeatures.contains(name) }
  public func hasAttribute(name: String) -> Bool { true }
  public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { canImportModule($0.1) } ?? false
  }
  public func isActiveTargetOS(name: String) -> Bool { name == (system == .iOS ? "iOS" : "Linux") }
  public func isActiveTargetEnvironment(name: String) -> Bool { system == .iOS && name == "simulator" }
  public func isActiveTargetRuntime(name: String) -> Bool { name == "_multithreaded" || system == .iOS && name == "_ObjC" }
  public func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  public func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  public func isActiveTargetArchitecture(name: String) -> Bool { name == Self.architecture }
  public var targetPointerBitWidth: Int { 64 }
  public var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  public var endianness: Endianness { .little }

  /// The features of every compiler with this language version.
  private static let builtInFeatures: Set = [
    "AsyncAwait", "Actors", "EffectfulProp", "MarkerProtocol", "RethrowsProtocol", "GlobalActors", "SpecializeAttributeWithAvailability",
    "InheritActorContext", "ImplicitSelfCapture", "BuiltinMacros", "FreestandingMacros", "AttachedMacros", "ExtensionMacros",
    "ParameterPacks",
    "PrimaryAssociatedTypes", "UnavailableFromAsync", "NoAsyncAvailability", "Macros", "FreestandingExpressionMacros", "MoveOnly",
    "NoncopyableGenerics", "SendableCompletionHandlers", "IsolatedAny", "TypedThrows", "Sendable",
  ]

  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
