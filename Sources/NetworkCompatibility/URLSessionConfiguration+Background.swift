import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// The replacement that the shim writes for `background(withIdentifier:)`. Transfers of the session end with the program.
  public class func _vitrineBackground(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

  /// Always false: the system does not launch the program for transfers.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Always false: requests do not wait for a connection. Foundation on Linux declares a property that cannot be set.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
