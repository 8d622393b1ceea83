/// What objects that are attributes of text begin with.
///
/// Where runs of an attributed string meet, Foundation on Linux compares their attributes as Core Foundation's objects, and takes ten bits of
/// what a Swift object begins with for the number of its type: it traps where they are 0, and asks `isEqual(_:)` otherwise.
struct AttributeMark {
  private let bits: UInt64 = 0x100
}
