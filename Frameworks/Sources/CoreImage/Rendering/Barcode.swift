internal import CBarcode
import CoreGraphics
import Foundation

/// The modules of a barcode, encoded by libzint.
struct Barcode: Sendable {
  /// The number of modules in a row.
  let width: Int
  let rows: Int
  /// Whether each module is dark, row by row from the top.
  private let modules: [UInt8]

  /// Encodes a message.
  /// - Parameter level: the error correction of a QR code, 1 (L) to 4 (H).
  /// - Returns: nil if the message is empty or too long, or contains what the symbology cannot encode.
  init?(_ symbology: BarcodeSymbology, _ message: Data, level: Int = 0) {
    // No symbol holds more than the 7,089 digits of the largest QR code.
    guard !message.isEmpty, message.count <= 7089 else { return nil }
    var modules = [UInt8](repeating: 0, count: BarcodeMaximumModules)
    var rows: Int32 = 0
    let width = barcode_modules(
      symbology, [UInt8](message), Int32(message.count), Int32(level), &modules, Int32(modules.count), &rows)
    guard width > 0 else { return nil }
    self.width = Int(width)
    self.rows = Int(rows)
    self.modules = Array(modules.prefix(self.width * self.rows))
  }

  /// Returns an image of black modules on white, one pixel wide each.
  /// - Parameters:
  ///   - rowHeight: the height of a row of modules in pixels.
  ///   - margin: the empty pixels on the left and on the right.
  ///   - verticalMargin: the empty pixels above and below.
  func image(rowHeight: Int = 1, margin: Int = 0, verticalMargin: Int = 0) -> CIImage {
    let extent = CGRect(x: 0, y: 0, width: width + 2 * margin, height: rows * rowHeight + 2 * verticalMargin)
    return CIImage(
      source: GeneratedSource(extent: extent) { x, y, space in
        let (column, fromBottom) = (Int(x.rounded(.down)) - margin, Int(y.rounded(.down)) - verticalMargin)
        guard column >= 0, column < width, fromBottom >= 0, fromBottom < rows * rowHeight else { return space.working(SIMD4(1, 1, 1, 1)) }
        let row = rows - 1 - fromBottom / rowHeight
        return space.working(modules[row * width + column] != 0 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1))
      })
  }
}

extension BuiltIn {
  /// Returns the image of a barcode generator; nil for other filters and for messages that cannot be encoded.
  ///
  /// A QR code has an empty border of one module (Apple's generator: 23 pixels for version 1, which has 21 modules). Aztec and PDF417 codes
  /// have the size, layers and columns that libzint chooses for the message; the parameters for these have no effect.
  static func barcode(_ name: String, _ filter: CIFilter) -> CIImage? {
    let message = filter.data("inputMessage")
    switch name {
    case "CIQRCodeGenerator":
      let level = (["L", "M", "Q", "H"].firstIndex(of: filter.string("inputCorrectionLevel")) ?? 1) + 1
      return Barcode(BarcodeQR, message, level: level)?.image(margin: 1, verticalMargin: 1)
    case "CICode128BarcodeGenerator":
      let height = min(max(filter.int("inputBarcodeHeight"), 1), 500), space = min(max(filter.int("inputQuietSpace"), 0), 100)
      return Barcode(BarcodeCode128, message)?.image(rowHeight: height, margin: space)
    case "CIAztecCodeGenerator": return Barcode(BarcodeAztec, message)?.image()
    // A row of PDF417 is at least three times as high as a module is wide (ISO/IEC 15438).
    case "CIPDF417BarcodeGenerator": return Barcode(BarcodePDF417, message)?.image(rowHeight: 3, margin: 2, verticalMargin: 2)
    default: return nil
    }
  }
}
