/// The first stored property of the objects that are used as text attributes.
///
/// Where runs of an attributed string meet, Foundation on Linux compares their attributes as Core Foundation objects. It reads ten bits at
/// the start of a Swift object as the number of its type: it traps if they are 0, and calls `isEqual(_:)` otherwise.
struct AttributeMark {
  private let bits: UInt64 = 0x100
}
