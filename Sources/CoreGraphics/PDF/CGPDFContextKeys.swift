/// The bounds of one page: a `CGRect`, or its bytes in a `CFData`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"

// What readers show of a document: strings, keywords also as an array of them.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
