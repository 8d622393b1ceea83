import Foundation

/// A picture that stands in text (Apple: NSTextAttachment). Put it there with `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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
}

extension NSAttributedString {
  /// One character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }
}
