import CoreGraphics
import Foundation

/// A built-in filter.
class BuiltInFilter: CIFilter {
  init(_ name: String) {
    super.init()
    setUp(builtIn: name)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  required override init() { super.init() }
}
