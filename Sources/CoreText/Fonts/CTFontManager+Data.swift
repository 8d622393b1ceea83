import CoreGraphics
import Foundation

/// Registers the names of a font that was created from the bytes of a file, for this process (Apple: CTFontManagerRegisterGraphicsFont).
/// - Returns: false if the font was created by name, or the bytes are not a font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
  guard let data = font.data else { return false }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).font")
  // A font is read when it is first used, so the file is kept until the process ends.
  guard (try? data.write(to: file, options: .atomic)) != nil else { return false }
  return CTFontManagerRegisterFontsForURL(file, .process, error)
}
