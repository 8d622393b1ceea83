import Foundation

/// A mutable attributed string that frees its runs, for the reason given at `AttributeRuns`.
package final class MutableAttributedText: NSMutableAttributedString {
  deinit { releaseRuns() }

  package override var classForCoder: AnyClass { NSMutableAttributedString.self }
}
