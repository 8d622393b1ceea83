import Foundation

/// Makes the view of a text attachment at a location (Apple: NSTextAttachmentViewProvider). A subclass overrides `loadView()`.
///
/// A text view with TextKit 2 shows the view in its text. Elsewhere the program places it, at
/// `NSTextLayoutFragment.frameForTextAttachment(at:)`.
open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  /// Whether the layout asks this object for the bounds of the attachment. Default false.
  open var tracksTextAttachmentViewBounds = false
  private var ownView: UIView?
  private var isLoaded = false

  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The view, which the getter loads.
  open var view: UIView? {
    get {
      if !isLoaded {
        isLoaded = true
        loadView()
      }
      return ownView
    }
    set { (ownView, isLoaded) = (newValue, true) }
  }

  /// Makes the view and sets `view`. By default there is none.
  open func loadView() {}

  /// Returns the bounds in the line: those of the attachment, unless a subclass overrides the method.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    textAttachment?.attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0) ?? .zero
  }
}
