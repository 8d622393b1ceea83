/// The bounds of a page: a `CGRect`, or its bytes in a `CFData`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"

// The metadata of a document: strings. Keywords may also be an array of strings.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
