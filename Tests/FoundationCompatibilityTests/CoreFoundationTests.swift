import Foundation
import FoundationCompatibility
import Testing

private let kOuter: CFString = "{GIF}"
private let kDelay: CFString = "DelayTime"
private let kName: CFString = "Name"

@Suite struct CoreFoundationTests {
  /// Reads values as older code reads the properties of images.
  @Test func encodingsHaveNamesAndNumbers() {
    let encoding = CFStringConvertIANACharSetNameToEncoding("utf-8" as CFString)
    #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertIANACharSetNameToEncoding("no such name" as CFString) == kCFStringEncodingInvalidId)
    let latin = CFStringConvertNSStringEncodingToEncoding(String.Encoding.isoLatin1.rawValue)
    #expect((CFStringConvertEncodingToIANACharSetName(latin) as String?)?.lowercased() == "iso-8859-1")
    let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    #expect(String(data: Data([0xD6, 0xD0]), encoding: String.Encoding(rawValue: chinese)) == "中")
  }

  @Test func dictionariesGiveValuesByAddress() {
    let inner: CFDictionary = [kDelay: NSNumber(value: 0.25), kName: "a name", "Plain": 7]
    let properties: CFDictionary = [kOuter: inner, "Swift": ["x": 1] as [String: Any], "List": [1, 2] as [Any]]
    #expect(CFDictionaryGetCount(properties) == 3)
    let found = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    defer { found.deallocate() }
    let key = Unmanaged.passUnretained(kOuter).toOpaque()
    #expect(CFDictionaryGetValueIfPresent(properties, key, found))
    let group: CFDictionary = unsafeBitCast(found.pointee, to: CFDictionary.self)
    let delay: AnyObject = unsafeBitCast(CFDictionaryGetValue(group, Unmanaged.passUnretained(kDelay).toOpaque()), to: AnyObject.self)
    #expect(delay as? Double == 0.25)
    let name: AnyObject = unsafeBitCast(CFDictionaryGetValue(group, Unmanaged.passUnretained(kName).toOpaque()), to: AnyObject.self)
    #expect(name as? String == "a name")
    let plain = unsafeBitCast(CFDictionaryGetValue(group, Unmanaged.passUnretained("Plain").toOpaque()), to: AnyObject.self)
    #expect(plain as? Int == 7)
    let swift = unsafeBitCast(CFDictionaryGetValue(properties, Unmanaged.passUnretained("Swift").toOpaque()), to: CFDictionary.self)
    #expect(swift["x"] as? Int == 1)
    let list = unsafeBitCast(CFDictionaryGetValue(properties, Unmanaged.passUnretained("List").toOpaque()), to: CFArray.self)
    #expect(CFArrayGetCount(list) == 2 && list[1] as? Int == 2)
    let missing = Unmanaged.passUnretained("Missing").toOpaque()
    #expect(CFDictionaryGetValue(properties, missing) == nil && !CFDictionaryGetValueIfPresent(properties, missing, found))
    #expect(CFDictionaryContainsKey(properties, key) && !CFDictionaryContainsKey(properties, missing))
    #expect(inner.count == 3 && properties.count == 3, "the storage is not taken away")
  }

  @Test func dataHasAnAddress() {
    for bytes: [UInt8] in [[1, 2, 3], [UInt8](repeating: 9, count: 1000)] {
      let data = Data(bytes) as CFData
      let address: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
      #expect(CFDataGetLength(data) == bytes.count && Array(UnsafeBufferPointer(start: address, count: bytes.count)) == bytes)
      var part = [UInt8](repeating: 0, count: 2)
      CFDataGetBytes(data, CFRangeMake(1, 2), &part)
      #expect(part == Array(bytes[1...2]))
      let slice = Data([0] + bytes).dropFirst()
      CFDataGetBytes(slice, CFRange(location: 1, length: 2), &part)
      #expect(part == Array(bytes[1...2]))
    }
    #expect(CFDataGetBytePtr(Data()) == nil && CFDataGetLength(nil as CFData?) == 0)
    let mutable: CFMutableData = CFDataCreateMutable(nil, 0)
    CFDataAppendBytes(mutable, [4, 5], 2)
    #expect(mutable as Data == Data([4, 5]) && CFDataGetMutableBytePtr(mutable)[1] == 5 && CFDataGetLength(mutable) == 2)
  }

  @Test func constantsAreObjectsWhereObjectsAreRequired() {
    let constant: CFString = "genp"
    var objects: [String: AnyObject] = [:]
    objects["class"] = _vitrineCF(constant)
    var values: [String: Any] = [:]
    values["class"] = _vitrineCF(constant)
    #expect(objects["class"] as? NSString == "genp" && values["class"] as? String == "genp")
  }

  /// Alamofire distinguishes true from 1 in this way.
  @Test func booleansHaveATypeOfTheirOwn() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(kCFBooleanFalse) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID() && CFNumberGetTypeID() != CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSString(string: "1")) != CFNumberGetTypeID())
  }
}

/// Objects of Foundation where Apple's compilers convert them to types of Core Foundation.
@Suite struct ObjectArgumentTests {
  @Test func objectsAreArguments() {
    let table: NSDictionary = ["a": 1, "b": "text"]
    let list = NSMutableArray(array: [1, 2, 3])
    #expect(CFDictionaryGetCount(table) == 2 && CFArrayGetCount(list) == 3 && CFDataGetLength(NSData(data: Data([1, 2]))) == 2)
    #expect(CFDictionaryContainsKey(table, Unmanaged.passUnretained("a").toOpaque()))
    #expect(CFDataGetBytePtr(NSData(data: Data([7])))?.pointee == 7)
  }

  @Test func objectsAreConverted() {
    let table: CFDictionary = _vitrineCFDictionary(NSMutableDictionary(dictionary: ["a": 1]))
    #expect(table["a"] as? Int == 1 && _vitrineCFDictionary(["b": 2])["b"] as? Int == 2)
    #expect(_vitrineCFArray(NSArray(array: ["a"])) as? [String] == ["a"] && _vitrineCFArray([1, 2]) as? [Int] == [1, 2])
  }
}
