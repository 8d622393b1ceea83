import Foundation

extension UserDefaults {
  /// The user defaults of the program, whose changes are posted. Where a value of the type `UserDefaults` is expected, `.standard` means this
  /// property, not Foundation's, since Swift prefers the more special type. The compiler shim adapts `UserDefaults.standard`, which may mean
  /// either.
  public class var standard: _VitrineUserDefaults { StandardDefaults.shared.object }

  /// The same object by the type that Apple's property has. The compiler shim writes this name for `UserDefaults.standard`.
  public class var _vitrineStandard: UserDefaults { StandardDefaults.shared.object }

  /// Returns `UserDefaults(suiteName:)` with observers. Called by code that the compiler shim generates.
  public class func _vitrineDefaults(suiteName: String?) -> UserDefaults? { _VitrineUserDefaults(suiteName: suiteName) }

  /// Returns `UserDefaults()` with observers. Called by code that the compiler shim generates.
  public class func _vitrineDefaults() -> UserDefaults { _VitrineUserDefaults() }
}

/// The object of `UserDefaults.standard`. It is Sendable, since user defaults can be used on any thread (Apple: UserDefaults).
private struct StandardDefaults: @unchecked Sendable {
  static let shared = StandardDefaults()
  let object = _VitrineUserDefaults()
}
