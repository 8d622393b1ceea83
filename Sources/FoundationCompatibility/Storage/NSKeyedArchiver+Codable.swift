import Foundation

// Values of `Codable` types in keyed archives (Apple: NSKeyedArchiver.encodeEncodable, NSKeyedUnarchiver.decodeDecodable). They are stored
// as property lists.
extension NSKeyedArchiver {
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // The top level of a property list must be an array or a dictionary.
    encode(try encoder.encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns nil if there is no value for the key, or if it has another type.
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? { try? decodeTopLevelDecodable(type, forKey: key) }

  /// Returns nil if there is no value for the key.
  /// - Throws: the error of the decoder if the value has another type.
  public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }
}
