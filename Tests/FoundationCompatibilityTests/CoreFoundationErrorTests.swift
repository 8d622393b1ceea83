import Foundation
import FoundationCompatibility
import Testing

@Suite struct CoreFoundationErrorTests {
  @Test func errorsHaveTheirParts() {
    let info: CFDictionary = [kCFErrorLocalizedFailureReasonKey: "no reason", "Number": 7]
    let error: CFError = CFErrorCreate(kCFAllocatorDefault, kCFErrorDomainOSStatus, -4, info)
    #expect(CFErrorGetCode(error) == -4 && CFErrorGetDomain(error) == NSOSStatusErrorDomain as CFString)
    #expect(CFErrorCopyUserInfo(error)["Number"] as? Int == 7 && CFErrorCopyFailureReason(error) == "no reason")
    #expect(CFErrorCopyRecoverySuggestion(error) == nil && CFErrorCopyUserInfo(CFErrorCreate(nil, kCFErrorDomainCocoa, 1, nil)).isEmpty)
  }

  @Test func theSystemIsNewerThanAllListedReleases() {
    #expect(floor(NSFoundationVersionNumber) > floor(NSFoundationVersionNumber_iOS_8_0))
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
  }
}
