import Foundation
import FoundationCompatibility
import Testing

@Suite struct MutableDictionaryTests {
  @Test func keysOfTheTypeNSCopyingAreTaken() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = NSString(string: "a")
    dictionary.setObject(1, forKey: key)
    dictionary.setObject(2, forKey: NSString(string: "b"))
    dictionary.setObject(3, forKey: "c")
    #expect(dictionary["a"] as? Int == 1 && dictionary["b"] as? Int == 2 && dictionary["c"] as? Int == 3)
  }

  @Test func subscriptsTakeKeysOfTheTypeNSCopying() {
    let dictionary = Thread.current.threadDictionary
    let key: any NSCopying = NSString(string: "MutableDictionaryTests")
    dictionary[key] = NSNumber(value: 1)
    #expect(dictionary["MutableDictionaryTests"] as? Int == 1 && dictionary[key] as? Int == 1)
    dictionary[NSString(string: "MutableDictionaryTests") as NSCopying] = "text"
    #expect(dictionary[NSString(string: "MutableDictionaryTests")] as? String == "text")
    dictionary[key] = nil
    #expect(dictionary["MutableDictionaryTests"] == nil)
  }
}
