import CoreFoundation

// Encodings of Core Foundation, under the names and types that they have in Swift on Apple's systems.
public typealias CFStringEncoding = UInt32
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings besides those of `String.Encoding` (Apple: CFStringEncodings). The raw values are Apple's.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case isoLatin2 = 0x0202
  case isoLatin5 = 0x0209
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case windowsHebrew = 0x0505
  case windowsArabic = 0x0506
  case shiftJIS = 0x0A01
  case big5 = 0x0A03
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case KOI8_R = 0x0A02
  case HZ_GB_2312 = 0x0A05
}

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  CoreFoundation.CFStringConvertNSStringEncodingToEncoding(encoding)
}
/// - Returns: the encoding with an IANA name such as `utf-8`; `kCFStringEncodingInvalidId` if there is none.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  guard let text = theString as String?, !text.isEmpty else { return kCFStringEncodingInvalidId }
  return withCoreFoundationString(text) { CoreFoundation.CFStringConvertIANACharSetNameToEncoding($0) } ?? kCFStringEncodingInvalidId
}
/// - Returns: the IANA name of an encoding; nil for an unknown encoding.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  guard let name = CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding) else { return nil }
  var buffer = [CChar](repeating: 0, count: 64)
  let isRead = CoreFoundation.CFStringGetCString(name, &buffer, buffer.count, 0x0800_0100)
  return isRead ? String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) : nil
}

/// Calls a closure with a Core Foundation string, which is released afterwards.
private func withCoreFoundationString<Result>(_ text: String, _ body: (CoreFoundation.CFString) -> Result) -> Result? {
  CoreFoundation.CFStringCreateWithCString(nil, text, 0x0800_0100).map(body)
}
