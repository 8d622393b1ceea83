import Crypto
import Foundation

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0, kCCHmacAlgMD5 = 1, kCCHmacAlgSHA256 = 2, kCCHmacAlgSHA384 = 3, kCCHmacAlgSHA512 = 4

/// Writes the authentication code of data, which is as long as the digest (Apple: CCHmac).
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let key = UnsafeRawBufferPointer(start: key, count: keyLength), data = UnsafeRawBufferPointer(start: data, count: dataLength)
  for (index, byte) in (authenticationCode(Int(algorithm), key, data) ?? []).enumerated() {
    macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
}

/// - Returns: nil for an unsupported algorithm.
private func authenticationCode(_ algorithm: Int, _ key: some ContiguousBytes, _ data: some DataProtocol) -> [UInt8]? {
  let key = SymmetricKey(data: key)
  return switch algorithm {
  case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  default: nil
  }
}

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCCryptorStatus = Int32
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1, kCCPRFHmacAlgSHA256 = 3, kCCPRFHmacAlgSHA384 = 4, kCCPRFHmacAlgSHA512 = 5
public let kCCSuccess = 0, kCCParamError = -4300

/// Derives a key from a password by PBKDF2 (RFC 8018, section 5.2; Apple: CCKeyDerivationPBKDF).
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256, kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384,
    kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard Int(algorithm) == kCCPBKDF2, let function = functions[Int(prf)], rounds > 0, let derivedKey, derivedKeyLen > 0 else {
    return Int32(kCCParamError)
  }
  let key = [UInt8](UnsafeRawBufferPointer(start: password, count: passwordLen))
  let salt = [UInt8](UnsafeRawBufferPointer(start: salt, count: saltLen))
  var written = 0, block: UInt32 = 0
  while written < derivedKeyLen {
    block += 1
    let number = (0..<4).map { UInt8(truncatingIfNeeded: block >> (24 - 8 * $0)) }
    guard var code = authenticationCode(function, key, salt + number) else { return Int32(kCCParamError) }
    var result = code
    for _ in 1..<max(rounds, 1) {
      code = authenticationCode(function, key, code) ?? code
      for index in result.indices { result[index] ^= code[index] }
    }
    for byte in result.prefix(derivedKeyLen - written) {
      derivedKey[written] = byte
      written += 1
    }
  }
  return Int32(kCCSuccess)
}
