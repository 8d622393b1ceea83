import CoreGraphics
import Foundation

/// The scope of a font registration (Apple: CTFontManagerScope). It is always this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers the names of the fonts in a file, for this process.
/// - Parameter error: receives the error, unless it is nil.
/// - Returns: false if the file contains no font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  let engine = TextEngine.shared
  if fontURL.isFileURL, engine.withLock({ engine.fonts.register(file: fontURL.path) }) { return true }
  textLog.warning("no fonts are registered from \(fontURL.path): it is not a font file")
  let problem = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
    userInfo: [NSLocalizedDescriptionKey: "\(fontURL.lastPathComponent) is not a font file"])
  error?.pointee = Unmanaged.passRetained(problem)
  return false
}
