internal import CoreGraphics

/// Writes an image file (Apple: CGImageDestination). GIF, PNG and WebP can contain several images, JPEG one.
public final class CGImageDestination: Hashable {
  enum Target {
    case data(NSMutableData)
    case url(URL)
    case consumer(CGDataConsumer)
  }

  let target: Target
  let format: ImageFormat
  /// The announced number of images.
  let count: Int
  var images: [(image: CGImage, properties: CFDictionary)] = []
  /// The properties of the file, which are the defaults for its images.
  var properties: CFDictionary = [:]
  /// Whether an image that was to be added could not be read.
  var lacksImage = false
  private var isFinished = false

  init?(target: Target, type: CFString, count: Int) {
    guard let format = ImageFormat(rawValue: type), ImageFormat.writable.contains(format), count > 0 else { return nil }
    self.target = target
    self.format = format
    self.count = count
  }

  var name: String {
    if case .url(let url) = target { url.path } else { "image data" }
  }

  func finish() throws(ImageFileError) {
    guard !isFinished else { throw .notWritten(file: name, reason: "the file is finished") }
    guard !images.isEmpty, !lacksImage else { throw .notWritten(file: name, reason: "no image was added") }
    guard images.count == count else {
      throw .notWritten(file: name, reason: "\(images.count) images were added, \(count) announced")
    }
    let data = try encode()
    isFinished = true
    switch target {
    case .data(let target): target.append(data)
    case .url(let url): try ImageFile.write(data, to: url)
    case .consumer(let consumer):
      guard data.withUnsafeBytes({ consumer.put($0) }) else { throw .notWritten(file: name, reason: "the consumer takes no more") }
    }
  }

  public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
