import Foundation
import FoundationNetworking

// BSD's lengths of addresses. Linux passes the length beside the address instead: setting it has no effect.

extension sockaddr {
  /// The size of the structure in bytes.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
extension sockaddr_in {
  /// The size of the structure in bytes.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
extension sockaddr_in6 {
  /// The size of the structure in bytes.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
extension sockaddr_un {
  /// The size of the structure in bytes.
  public var sun_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_un>.size) }
    set {}
  }
}
extension sockaddr_storage {
  /// The size of the structure in bytes.
  public var ss_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_storage>.size) }
    set {}
  }
}
