import Foundation

/// A mutable attributed string that frees its runs (`AttributeRuns` says why).
package final class MutableAttributedText: NSMutableAttributedString {
  deinit { releaseRuns() }

  package override var classForCoder: AnyClass { NSMutableAttributedString.self }
}
