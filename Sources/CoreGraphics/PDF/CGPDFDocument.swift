internal import PDF

/// A PDF file (Apple: CGPDFDocument). It is read by poppler's programs, which have to be installed (package poppler-utils).
///
/// Documents that need a password stay locked.
public final class CGPDFDocument: Hashable, Sendable {
  let file: PDFFile
  private let dictionary: PDFInformation

  /// Returns nil if the bytes are not a readable PDF file.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = PDFFile(data: data) else { return nil }
    self.init(file)
  }

  /// Returns nil if the file is not a readable PDF file.
  public convenience init?(_ url: CFURL) {
    guard url.isFileURL, let file = PDFFile(path: url.path) else { return nil }
    self.init(file)
  }

  private init(_ file: PDFFile) {
    self.file = file
    dictionary = PDFInformation(file.facts.information)
  }

  /// The number of pages; 0 in a locked document.
  public var numberOfPages: Int { file.facts.pageCount }

  /// Returns a page. The first one is 1. Returns nil if there is no such page.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    file.page(pageNumber).map { CGPDFPage(self, pageNumber, $0) }
  }

  /// Returns the version of PDF in the file, such as 1 and 7.
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
    majorVersion.pointee = Int32(clamping: file.facts.version.major)
    minorVersion.pointee = Int32(clamping: file.facts.version.minor)
  }

  public var isEncrypted: Bool { file.facts.isEncrypted }
  /// Whether the document can be read: it is not encrypted, or its password is empty.
  public var isUnlocked: Bool { !file.facts.needsPassword }

  /// Returns whether the document is unlocked. On Linux only the empty password is tried, when the document is opened: another password
  /// would be visible in the list of processes as an argument of poppler's programs.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

  public var allowsPrinting: Bool { file.facts.allowsPrinting }
  public var allowsCopying: Bool { file.facts.allowsCopying }

  /// The document information: `Title`, `Author`, `Subject`, `Keywords`, `Creator`, `Producer`, `CreationDate` and `ModDate`, if the
  /// document has them. It is valid for the lifetime of the document.
  public var info: CGPDFDictionaryRef? { dictionary.strings.isEmpty ? nil : PDFInformation.pointer(dictionary) }

  public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
