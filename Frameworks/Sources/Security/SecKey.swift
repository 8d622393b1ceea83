public import Foundation
public import FoundationCompatibility

/// A public key of a certificate (Apple: SecKey). Keys can be compared and written; on Linux they neither encrypt nor verify.
public final class SecKey: NSObject, Sendable {
  /// RSA keys as in PKCS #1, keys on elliptic curves as in ANSI X9.63.
  let data: Data
  let algorithm: Data
  let isRSA: Bool

  init?(subjectPublicKey: DERElement) {
    let rsa: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
    let curve: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    guard let parts = subjectPublicKey.children, parts.count == 2, let bits = parts[1].bits,
      let identifier = parts[0].children?.first?.content
    else { return nil }
    isRSA = identifier.elementsEqual(rsa)
    guard isRSA || identifier.elementsEqual(curve) else { return nil }
    data = Data(bits)
    algorithm = Data(parts[0].encoded)
  }

  /// The size in bytes of the modulus or of a coordinate.
  var blockSize: Int {
    guard isRSA else { return max(0, data.count - 1) / 2 }
    let modulus = DERElement(Array(data)[...])?.children?.first?.content ?? []
    return modulus.first == 0 ? modulus.count - 1 : modulus.count
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey else { return false }
    return other.data == data && other.algorithm == algorithm
  }
  public override var hash: Int { data.hashValue }
}

/// Returns an RSA key as in PKCS #1, and a key on an elliptic curve as in ANSI X9.63.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { key.data }
/// Returns the number of bytes of a block.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }
