public import Foundation

/// The photo library of iOS before 9, to which access is denied (Apple: ALAssetsLibrary).
open class ALAssetsLibrary: NSObject {
  open class func authorizationStatus() -> ALAuthorizationStatus { .denied }
}
public enum ALAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
