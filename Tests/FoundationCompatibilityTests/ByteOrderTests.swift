import Foundation
import FoundationCompatibility
import Testing

/// Tests Core Foundation's functions for the order of bytes, and the numbers of network errors (Apple: CFByteOrder.h, CFNetworkErrors.h).
@Suite struct ByteOrderTests {
  @Test func numbersAreSwappedForTheOtherOrder() {
    let isLittle = UInt32(CFByteOrderGetCurrent()) == CFByteOrderLittleEndian.rawValue
    #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32(0x1234_5678) == 0x7856_3412 && CFSwapInt64(1) == 1 << 56)
    #expect(CFSwapInt16HostToBig(0x1234) == (isLittle ? 0x3412 : 0x1234) && CFSwapInt16BigToHost(CFSwapInt16HostToBig(7)) == 7)
    #expect(CFSwapInt32HostToLittle(0x1234_5678) == (isLittle ? 0x1234_5678 : 0x7856_3412))
    #expect(CFSwapInt64LittleToHost(CFSwapInt64HostToLittle(9)) == 9 && CFSwapInt32BigToHost(CFSwapInt32HostToBig(9)) == 9)
  }

  @Test func floatsAreStoredWithTheFirstByteFirst() {
    let stored = CFConvertFloatHostToSwapped(1)
    #expect(withUnsafeBytes(of: stored.v) { Array($0) } == [0x3f, 0x80, 0, 0])
    #expect(CFConvertFloatSwappedToHost(stored) == 1 && CFConvertDoubleSwappedToHost(CFConvertDoubleHostToSwapped(0.1)) == 0.1)
  }

  @Test func networkErrorsHaveTheCodesOfURLErrors() {
    #expect(Int(CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue) == URLError.Code.notConnectedToInternet.rawValue)
    #expect(Int(CFNetworkErrors.cfurlErrorTimedOut.rawValue) == URLError.Code.timedOut.rawValue)
    #expect(Int(CFNetworkErrors.cfurlErrorServerCertificateUntrusted.rawValue) == URLError.Code.serverCertificateUntrusted.rawValue)
  }
}
