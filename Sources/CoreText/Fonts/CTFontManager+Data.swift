import CoreGraphics
import Foundation

/// Makes a font of a file's bytes known by its names, for this process (Apple: CTFontManagerRegisterGraphicsFont).
/// - Returns: false when the font was made by name, or the bytes are no font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
  guard let data = font.data else { return false }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).font")
  // Fonts are read when they are first drawn with: the file stays for as long as the process.
  guard (try? data.write(to: file, options: .atomic)) != nil else { return false }
  return CTFontManagerRegisterFontsForURL(file, .process, error)
}
