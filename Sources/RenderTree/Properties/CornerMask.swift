/// The corners that `cornerRadius` rounds. The bits are those of `CACornerMask`.
package struct CornerMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minXMinY = CornerMask(rawValue: 1)
  package static let maxXMinY = CornerMask(rawValue: 2)
  package static let minXMaxY = CornerMask(rawValue: 4)
  package static let maxXMaxY = CornerMask(rawValue: 8)
  package static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
