internal import CoreGraphics

/// What reading one image file may cost. It is not Apple's API: a program that reads files of strangers may lower the values, or raise them
/// for a picture that it knows.
public struct ImageDecodingLimits: Equatable, Sendable {
  /// The memory for one picture in bytes, with padded rows and with what the decoder keeps beside it; 400 MiB.
  public var pictureBytes = 400 << 20
  /// The memory for the decoded frames of an animation that are held at a time, in bytes; 64 MiB. The frame that was decoded last is always
  /// held.
  public var animationBytes = 64 << 20
  /// The pixels that any file may take to decode; 512 Mi. `pixelsPerByte` adds to them.
  public var freePixels = 512 << 20
  /// The pixels that a file may take to decode for each of its bytes; 4,096.
  public var pixelsPerByte = 4096

  public init() {}

  /// The limits of this process. They apply to files that are opened afterwards.
  public static var current: ImageDecodingLimits {
    get { shared.lock.withLock { shared.limits } }
    set { shared.lock.withLock { shared.limits = newValue } }
  }

  private static let shared = Shared()

  private final class Shared: @unchecked Sendable {
    let lock = NSLock()
    // `lock` protects it.
    var limits = ImageDecodingLimits()
  }
}

extension ImageDecodingLimits {
  /// Checks the memory for frames that are all held at a time.
  func check(frames: Int, width: Int, height: Int, name: String) throws(ImageFileError) {
    let bytes = ImageFile.allocated(width, height)
    // The first frame is a picture, whatever the limit of animations.
    guard frames > 1, frames > animationBytes / bytes else { return }
    throw .tooCostly(
      file: name, reason: "\(frames) frames take \(bytes >> 10) KiB each; at most \(animationBytes >> 20) MiB are used for an animation")
  }
}
