internal import CoreGraphics

/// Limits for the cost of reading one image file. An addition of Vitrine: a program that reads untrusted files may lower the values, or
/// raise them for a picture that it trusts.
public struct ImageDecodingLimits: Equatable, Sendable {
  /// The maximum memory for one picture in bytes, including padding and the decoder's own buffers. Default 400 MiB.
  public var pictureBytes = 400 << 20
  /// The maximum memory for the decoded frames of an animation that are kept at the same time, in bytes. Default 64 MiB. The last decoded
  /// frame is always kept.
  public var animationBytes = 64 << 20
  /// The number of pixels that may be decoded for any file, in addition to `pixelsPerByte`. Default 512 Mi.
  public var freePixels = 512 << 20
  /// The number of pixels that may be decoded for each byte of a file. Default 4,096.
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
    // Protected by `lock`.
    var limits = ImageDecodingLimits()
  }
}

extension ImageDecodingLimits {
  /// Checks the memory for frames that are all kept at the same time.
  func check(frames: Int, width: Int, height: Int, name: String) throws(ImageFileError) {
    let bytes = ImageFile.allocated(width, height)
    // A single frame is a picture, to which the limit for animations does not apply.
    guard frames > 1, frames > animationBytes / bytes else { return }
    throw .tooCostly(
      file: name, reason: "\(frames) frames take \(bytes >> 10) KiB each; at most \(animationBytes >> 20) MiB are used for an animation")
  }
}
