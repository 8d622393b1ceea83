/// A data set of an asset catalog: one file, or one for each kind of device.
struct DataSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case typeIdentifier = "universal-type-identifier"
    }
  }

  var data: [Entry]

  /// The entry to use. An entry for phones precedes one for all devices.
  var entry: Entry? {
    let usable = data.filter { $0.filename != nil }
    return usable.first { $0.idiom == "iphone" } ?? usable.first { ["universal", nil].contains($0.idiom) }
  }

  /// Returns the uniform type identifier for the extension of a file name; "public.data" if it is unknown.
  static func typeIdentifier(ofName name: String) -> String {
    let types = [
      "json": "public.json", "xml": "public.xml", "txt": "public.plain-text", "html": "public.html",
      "csv": "public.comma-separated-values-text",
      "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf",
      "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "mp4": "public.mpeg-4", "plist": "com.apple.property-list",
      "zip": "public.zip-archive",
    ]
    return types[(name as NSString).pathExtension.lowercased()] ?? "public.data"
  }
}
