internal import CFileStream
import Glibc

/// A position in a file (BSD: fpos_t). The type of this name in Linux's C library is a structure that Swift code cannot create.
public typealias fpos_t = Int64

/// Opens a stream whose operations are functions of the program (BSD: funopen).
/// - Parameters:
///   - cookie: the first argument of each function.
///   - readfn: fills a buffer; nil if the stream cannot be read. The other functions are similar.
/// - Returns: nil if there is not enough memory.
public func funopen(
  _ cookie: UnsafeRawPointer?, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  vitrine_funopen(UnsafeMutableRawPointer(mutating: cookie), readfn, writefn, seekfn, closefn)
}
