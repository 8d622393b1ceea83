@_exported import FoundationCompatibility
@_exported import UniformTypeIdentifiers

public let kUTTypeImage = "public.image" as CFString
public let kUTTypeJPEG = "public.jpeg" as CFString
public let kUTTypePNG = "public.png" as CFString
public let kUTTypeGIF = "com.compuserve.gif" as CFString
public let kUTTypeTIFF = "public.tiff" as CFString
public let kUTTypeMovie = "public.movie" as CFString
public let kUTTypeVideo = "public.video" as CFString
public let kUTTypeAudio = "public.audio" as CFString
public let kUTTypeMP3 = "public.mp3" as CFString
public let kUTTypeMPEG4 = "public.mpeg-4" as CFString
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie" as CFString
public let kUTTypeText = "public.text" as CFString
public let kUTTypePlainText = "public.plain-text" as CFString
public let kUTTypeUTF8PlainText = "public.utf8-plain-text" as CFString
public let kUTTypeRTF = "public.rtf" as CFString
public let kUTTypeHTML = "public.html" as CFString
public let kUTTypePDF = "com.adobe.pdf" as CFString
public let kUTTypeURL = "public.url" as CFString
public let kUTTypeFileURL = "public.file-url" as CFString
public let kUTTypeData = "public.data" as CFString
public let kUTTypeItem = "public.item" as CFString
public let kUTTypeContent = "public.content" as CFString
public let kUTTypeJSON = "public.json" as CFString
public let kUTTypeXML = "public.xml" as CFString
public let kUTTypePropertyList = "com.apple.property-list" as CFString
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list" as CFString
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list" as CFString
public let kUTTypeJavaScript = "com.netscape.javascript-source" as CFString
public let kUTTypeSourceCode = "public.source-code" as CFString
public let kUTTypeSwiftSource = "public.swift-source" as CFString
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text" as CFString
public let kUTTypeUTF16PlainText = "public.utf16-plain-text" as CFString
public let kUTTypeRTFD = "com.apple.rtfd" as CFString
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd" as CFString
public let kUTTypeWebArchive = "com.apple.webarchive" as CFString
public let kUTTypeBMP = "com.microsoft.bmp" as CFString
public let kUTTypeICO = "com.microsoft.ico" as CFString
public let kUTTypeJPEG2000 = "public.jpeg-2000" as CFString
public let kUTTypeRawImage = "public.camera-raw-image" as CFString
public let kUTTypeScalableVectorGraphics = "public.svg-image" as CFString
public let kUTTypeAudiovisualContent = "public.audiovisual-content" as CFString
public let kUTTypeMPEG = "public.mpeg" as CFString
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio" as CFString
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio" as CFString
public let kUTTypeAVIMovie = "public.avi" as CFString
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio" as CFString
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio" as CFString
public let kUTTypeArchive = "public.archive" as CFString
public let kUTTypeZipArchive = "public.zip-archive" as CFString
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive" as CFString
public let kUTTypeDirectory = "public.directory" as CFString
public let kUTTypeBundle = "com.apple.bundle" as CFString
public let kUTTypePackage = "com.apple.package" as CFString
public let kUTTypeDatabase = "public.database" as CFString
public let kUTTypeLog = "public.log" as CFString
public let kUTTypeContact = "public.contact" as CFString
public let kUTTypeCompositeContent = "public.composite-content" as CFString
public let kUTTypePresentation = "public.presentation" as CFString
public let kUTTypeSpreadsheet = "public.spreadsheet" as CFString
public let kUTTypeElectronicPublication = "org.idpf.epub-container" as CFString
public let kUTTypeFolder = "public.folder" as CFString
public let kUTTypeLivePhoto = "com.apple.live-photo" as CFString
public let kUTTypeVCard = "public.vcard" as CFString

public let kUTTagClassFilenameExtension = "public.filename-extension" as CFString
public let kUTTagClassMIMEType = "public.mime-type" as CFString

public func UTTypeConformsTo(_ type: CFString, _ parent: CFString) -> Bool {
  UTType("\(type)").flatMap { type in UTType("\(parent)").map { type.conforms(to: $0) } } ?? false
}

/// Returns the identifier of a type by filename extension or media type (Apple: UTTypeCreatePreferredIdentifierForTag).
public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: CFString, _ tag: CFString, _ parent: CFString?) -> Unmanaged<NSString>? {
  let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<NSString>? {
  let type = UTType(importedAs: type)
  let tag = tagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as NSString) }
}
/// Takes the result of `UTTypeCreatePreferredIdentifierForTag`, which on Apple's systems has the same type as other texts.
public func UTTypeCopyPreferredTagWithClass(_ type: NSString, _ tagClass: CFString) -> Unmanaged<NSString>? {
  UTTypeCopyPreferredTagWithClass(type as String, tagClass)
}
