import Foundation

/// An image in a text (Apple: NSTextAttachment). Insert it with `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, NSTextAttachmentLayout, @unchecked Sendable {
  // Unchecked: as on iOS, a program must not change the object on one thread while another one reads it.
  private let mark = AttributeMark()

  /// The character that stands for an attachment.
  public static let character = 0xfffc

  /// The bounds in points, with y upwards from the baseline: a negative y lowers the image. Default zero: the size of the image.
  open var bounds = CGRect.zero
  open var image: UIImage?
  /// Whether a symbol or a template image adapts to the font and color of the text: if it was given to `init(image:)`.
  private(set) var adaptsToText = false
  open var contents: Data? { didSet { file = nil } }
  open var fileType: String?
  /// Stored; has no effect on Linux. Lines are as high as their content.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether the attachment may be shown by a view of a registered class. Default true.
  open var allowsTextAttachmentView = true

  private var file: FileWrapper?
  /// The attached file (Apple: fileWrapper). One that is set replaces the contents, the type and the image. Otherwise it is made of the
  /// contents, if these and their type are known. nil removes them.
  open var fileWrapper: FileWrapper? {
    get { file ?? (fileType == nil ? nil : contents.map { FileWrapper(regularFileWithContents: $0) }) }
    set {
      contents = newValue?.regularFileContents
      let name = newValue?.preferredFilename ?? newValue?.filename ?? ""
      // An empty extension would have a dynamic type.
      let suffix = (name as NSString).pathExtension
      fileType = suffix.isEmpty ? nil : UTType(filenameExtension: suffix)?.identifier
      image = contents.flatMap { UIImage(data: $0) }
      file = newValue
    }
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public required init?(coder: NSCoder) {
    (contents, fileType) = (coder.object(NSData.self, Key.contents).map { Data(referencing: $0) }, coder.text(Key.type))
    image = coder.object(UIImage.self, Key.image) ?? contents.flatMap { UIImage(data: $0) }
    super.init()
    bounds = coder.containsValue(forKey: Key.bounds) ? coder.decodeCGRect(forKey: Key.bounds) : .zero
    lineLayoutPadding = coder.number(Key.padding)
    adaptsToText = coder.flag(Key.adapts)
  }

  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: Key.contents) } else if let image { coder.encode(image, forKey: Key.image) }
    if let fileType { coder.encode(fileType as NSString, forKey: Key.type) }
    coder.encode(bounds, forKey: Key.bounds)
    coder.encode(Double(lineLayoutPadding), forKey: Key.padding)
    coder.encode(adaptsToText, forKey: Key.adapts)
  }
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let contents = "NSContents", type = "NSFileType", image = "NSImage", bounds = "NSBounds", padding = "NSLineLayoutPadding"
    static let adapts = "VitrineAdaptsToText"
  }

  /// Makes an attachment with an image. A symbol adapts to the font of the text, unless the attachment has bounds, and a symbol or a template
  /// image to its color.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
    adaptsToText = true
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Returns the image. Subclasses can return an image for the given bounds.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

  /// Returns the bounds, or the size of the image if they are zero. Subclasses can fit the image into the line fragment, which is as wide
  /// as the container.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  // MARK: TextKit 2 (NSTextAttachmentLayout)

  /// Returns the bounds for a text layout manager: those that a layout manager gets, or those of a view that asks to be measured.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if let provider = viewProvider(for: nil, location: location, textContainer: textContainer), provider.tracksTextAttachmentViewBounds {
      return provider.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment, position: position)
    }
    let index = (location as? TextStorageLocation)?.offset ?? 0
    return attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: index)
  }

  /// Returns the image for a text layout manager.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
  }

  /// Returns the provider of a view; nil if no class is registered for the file type. Subclasses can return their own.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType, let type = Self.textAttachmentViewProviderClass(forFileType: fileType) else { return nil }
    let made = InitializerTable.of(type, as: _ViewProviderInstance.self).init(
      textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    return InitializerTable.checked(made, type)
  }

  /// Whether a view shows the attachment.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.flatMap { Self.textAttachmentViewProviderClass(forFileType: $0) } != nil
  }

  /// Registers the class that makes views for attachments of a file type.
  public class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
    guard let type = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type else { return }
    AttachmentViewClasses.set(type, for: fileType)
  }

  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> NSTextAttachmentViewProvider.Type? {
    AttachmentViewClasses.type(for: fileType)
  }
}

extension NSAttributedString {
  /// Makes a text of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString {
  /// Whether a part of the text has an attachment (Apple: containsAttachments(in:)).
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
