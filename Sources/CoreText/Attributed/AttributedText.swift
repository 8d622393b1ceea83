import Foundation

/// An attributed string that frees its runs (`AttributeRuns` says why); what UIKit makes for itself is of this class.
package final class AttributedText: NSAttributedString {
  deinit { releaseRuns() }

  package override var classForCoder: AnyClass { NSAttributedString.self }
}
