import Foundation

/// Values of archives that may lack them. Foundation on Linux terminates the program if a key is missing.
extension NSCoder {
  func number(_ key: String) -> CGFloat { containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : 0 }
  func integer(_ key: String) -> Int { containsValue(forKey: key) ? decodeInteger(forKey: key) : 0 }
  func flag(_ key: String) -> Bool { containsValue(forKey: key) && decodeBool(forKey: key) }
  func text(_ key: String) -> String? { object(NSString.self, key).map { $0 as String } }
  func object<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }
  func objects<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> [Value]? {
    containsValue(forKey: key) ? decodeObject(of: [NSArray.self, type], forKey: key) as? [Value] : nil
  }
}
