import Foundation
import FoundationNetworking

extension URLError.Code {
  /// Returns `URLError.Code(rawValue:)`, which never is nil on Apple's systems. A number without a code, which Foundation on Linux cannot store,
  /// becomes `unknown`. Called by code that the compiler shim generates.
  public static func _vitrineCode(rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
}
