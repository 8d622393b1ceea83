import Foundation

/// An attributed string that frees its runs, for the reason given at `AttributeRuns`. UIKit uses this class for its own strings.
package final class AttributedText: NSAttributedString {
  deinit { releaseRuns() }

  package override var classForCoder: AnyClass { NSAttributedString.self }
}
