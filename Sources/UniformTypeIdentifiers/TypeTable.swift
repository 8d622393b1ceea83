/// Facts of the common types (Apple: "System-declared uniform type identifiers").
enum TypeTable {
  struct Entry: Sendable {
    let parents: [String]
    let extensions: [String]
    let mediaType: String?
    let description: String
  }

  static let entries: [String: Entry] = Dictionary(uniqueKeysWithValues: rows.map { ($0.0, entry($0)) })

  private typealias Row = (String, parents: String, extensions: String, mediaType: String, String)

  private static func entry(_ row: Row) -> Entry {
    Entry(
      parents: row.parents.split(separator: " ").map(String.init), extensions: row.extensions.split(separator: " ").map(String.init),
      mediaType: row.mediaType.isEmpty ? nil : row.mediaType, description: row.4)
  }

  private static let rows: [Row] = [
    ("public.item", "", "", "", "item"),
    ("public.content", "", "", "", "content"),
    ("public.data", "public.item", "", "application/octet-stream", "data"),
    ("public.composite-content", "public.content", "", "", "composite content"),
    ("com.apple.package", "public.directory", "", "", "package"),
    ("public.utf16-plain-text", "public.plain-text", "", "", "text"),
    ("public.yaml", "public.text", "yaml yml", "application/x-yaml", "YAML text"),
    ("public.directory", "public.item", "", "", "folder"),
    ("public.folder", "public.directory", "", "", "folder"),
    ("public.text", "public.data public.content", "", "", "text"),
    ("public.plain-text", "public.text", "txt text", "text/plain", "text"),
    ("public.utf8-plain-text", "public.plain-text", "", "", "text"),
    ("public.rtf", "public.text", "rtf", "text/rtf", "rich text"),
    ("public.html", "public.text", "html htm", "text/html", "HTML text"),
    ("public.xml", "public.text", "xml", "application/xml", "XML text"),
    ("public.json", "public.text", "json", "application/json", "JSON text"),
    ("public.comma-separated-values-text", "public.text", "csv", "text/csv", "comma-separated values"),
    ("public.source-code", "public.plain-text", "", "", "source code"),
    ("public.swift-source", "public.source-code", "swift", "", "Swift source"),
    ("com.apple.property-list", "public.data", "plist", "", "property list"),
    ("public.image", "public.data public.content", "", "", "image"),
    ("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg", "JPEG image"),
    ("public.png", "public.image", "png", "image/png", "PNG image"),
    ("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
    ("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
    ("com.microsoft.bmp", "public.image", "bmp", "image/bmp", "BMP image"),
    ("public.heic", "public.image", "heic", "image/heic", "HEIC image"),
    ("public.heif", "public.image", "heif", "image/heif", "HEIF image"),
    ("org.webmproject.webp", "public.image", "webp", "image/webp", "WebP image"),
    ("public.svg-image", "public.image", "svg", "image/svg+xml", "SVG image"),
    ("public.camera-raw-image", "public.image", "", "", "raw image"),
    ("com.apple.live-photo", "public.data", "", "", "Live Photo"),
    ("public.audiovisual-content", "public.data public.content", "", "", "audiovisual content"),
    ("public.movie", "public.audiovisual-content", "", "", "movie"),
    ("public.video", "public.movie", "", "", "video"),
    ("public.audio", "public.audiovisual-content", "", "", "audio"),
    ("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime", "QuickTime movie"),
    ("public.mpeg-4", "public.movie", "mp4 m4v", "video/mp4", "MPEG-4 movie"),
    ("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4", "MPEG-4 audio"),
    ("public.mp3", "public.audio", "mp3", "audio/mpeg", "MP3 audio"),
    ("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave", "WAV audio"),
    ("public.aiff-audio", "public.audio", "aiff aif", "audio/aiff", "AIFF audio"),
    ("com.adobe.pdf", "public.data public.content", "pdf", "application/pdf", "PDF document"),
    ("public.archive", "public.data", "", "", "archive"),
    ("public.zip-archive", "public.archive", "zip", "application/zip", "ZIP archive"),
    ("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip", "gzip archive"),
    ("public.url", "public.data", "url", "", "URL"),
    ("public.file-url", "public.url", "", "", "file URL"),
    ("public.font", "public.data", "ttf otf", "", "font"),
    ("public.vcard", "public.text", "vcf", "text/vcard", "vCard"),
    ("org.idpf.epub-container", "public.data", "epub", "application/epub+zip", "EPUB"),
    ("com.apple.application", "public.item", "", "", "application"),
    ("public.spreadsheet", "public.content", "", "", "spreadsheet"),
    ("public.presentation", "public.content", "", "", "presentation"),
    ("public.contact", "public.item", "", "", "contact"),
    ("public.message", "public.item", "", "", "message"),
    ("public.calendar-event", "public.item", "", "", "calendar event"),
  ]
}
