import FoundationCompatibility

/// The content of a barcode (Apple: CIBarcodeDescriptor).
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
}

/// Apple: CIQRCodeDescriptor.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ErrorCorrectionLevel: Int, Sendable {
    // The raw values are the ASCII codes of the letters.
    case levelL = 76, levelM = 77, levelQ = 81, levelH = 72
  }

  public let errorCorrectedPayload: Data
  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a descriptor; nil if the version is not in 1...40 or the mask is not in 0...7.
  public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
    guard 1...40 ~= symbolVersion, maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}

/// Apple: CIDataMatrixCodeDescriptor.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ECCVersion: Int, Sendable { case v000 = 0, v050 = 50, v080 = 80, v100 = 100, v140 = 140, v200 = 200 }

  public let errorCorrectedPayload: Data
  public let rowCount: Int
  public let columnCount: Int
  public let eccVersion: ECCVersion

  public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
    self.errorCorrectedPayload = errorCorrectedPayload
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.eccVersion = eccVersion
  }
}

public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }
