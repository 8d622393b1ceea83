import Foundation

/// A picture that stands in text (Apple: NSTextAttachment). Put it there with `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
  private let mark = AttributeMark()

  /// The character that an attachment stands for.
  public static let character = 0xfffc

  /// In points, from the baseline up: a negative y lowers the picture. Zero, the default, takes the size of the image.
  open var bounds = CGRect.zero
  open var image: UIImage?
  open var contents: Data?
  open var fileType: String?
  /// Kept: lines are as high as they need to be.
  open var lineLayoutPadding: CGFloat = 0

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// The image. Subclasses make one for the place.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

  /// The bounds, or the size of the image where they are zero. Subclasses fit it into the line: its width is that of the container.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString {
  /// One character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }
}
