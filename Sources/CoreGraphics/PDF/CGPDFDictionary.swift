/// A dictionary of a PDF document (Apple: CGPDFDictionary). It belongs to its document.
public typealias CGPDFDictionaryRef = OpaquePointer
/// A string of a PDF document (Apple: CGPDFString). It belongs to its document.
public typealias CGPDFStringRef = OpaquePointer

/// The document information behind a `CGPDFDictionaryRef`.
final class PDFInformation: Sendable {
  /// The text behind a `CGPDFStringRef`.
  final class Text: Sendable {
    let value: String
    init(_ value: String) { self.value = value }
  }

  let strings: [String: Text]

  init(_ values: [String: String]) { strings = values.mapValues { Text($0) } }

  static func pointer(_ object: AnyObject) -> OpaquePointer { OpaquePointer(Unmanaged.passUnretained(object).toOpaque()) }

  static func of(_ pointer: CGPDFDictionaryRef) -> PDFInformation {
    Unmanaged<PDFInformation>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef) -> Int { PDFInformation.of(dict).strings.count }

/// Gets the string for a key. Returns whether there is one.
public func CGPDFDictionaryGetString(
  _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
  guard let text = PDFInformation.of(dict).strings[String(cString: key)] else { return false }
  value?.pointee = PDFInformation.pointer(text)
  return true
}

/// Returns the text of a string.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? {
  Unmanaged<PDFInformation.Text>.fromOpaque(UnsafeRawPointer(string)).takeUnretainedValue().value
}

/// Returns the date in a string such as `D:20260102030405+01'00'`; nil if the string is not a date.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> Date? {
  let text = Unmanaged<PDFInformation.Text>.fromOpaque(UnsafeRawPointer(string)).takeUnretainedValue().value
  let digits = Array(text.drop { !$0.isNumber }), zone = digits.firstIndex { !$0.isNumber }
  let parts = digits[..<(zone ?? digits.count)].compactMap(\.wholeNumberValue)
  func number(_ start: Int, _ count: Int) -> Int? {
    parts.count >= start + count ? parts[start..<(start + count)].reduce(0) { $0 * 10 + $1 } : nil
  }
  guard text.hasPrefix("D:") || digits.count == text.count, let year = number(0, 4) else { return nil }
  var date = DateComponents()
  (date.year, date.month, date.day) = (year, number(4, 2) ?? 1, number(6, 2) ?? 1)
  (date.hour, date.minute, date.second) = (number(8, 2) ?? 0, number(10, 2) ?? 0, number(12, 2) ?? 0)
  var offset = 0
  if let zone, digits[zone] == "+" || digits[zone] == "-" {
    let numbers = digits[(zone + 1)...].split { !$0.isNumber }.map { Int(String($0)) ?? 0 }
    offset = ((numbers.first ?? 0) * 60 + (numbers.count > 1 ? numbers[1] : 0)) * (digits[zone] == "+" ? 60 : -60)
  }
  date.timeZone = TimeZone(secondsFromGMT: offset)
  return Calendar(identifier: .gregorian).date(from: date)
}
