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
public let kUTTypeFolder = "public.folder" as CFString
public let kUTTypeLivePhoto = "com.apple.live-photo" as CFString
public let kUTTypeVCard = "public.vcard" as CFString

public let kUTTagClassFilenameExtension = "public.filename-extension" as CFString
public let kUTTagClassMIMEType = "public.mime-type" as CFString

public func UTTypeConformsTo(_ type: CFString, _ parent: CFString) -> Bool {
  UTType("\(type)").flatMap { type in UTType("\(parent)").map { type.conforms(to: $0) } } ?? false
}

/// The identifier of a type by its filename extension or media type (Apple: UTTypeCreatePreferredIdentifierForTag).
public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: CFString, _ tag: CFString, _ parent: CFString?) -> Unmanaged<NSString>? {
  let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<NSString>? {
  let type = UTType(importedAs: type)
  let tag = tagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as NSString) }
}
