import FoundationCompatibility

/// What a machine-readable code holds (Apple: CIBarcodeDescriptor).
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
}

/// Apple: CIQRCodeDescriptor.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ErrorCorrectionLevel: Int, Sendable {
    // The letters of the levels in ASCII.
    case levelL = 76, levelM = 77, levelQ = 81, levelH = 72
  }

  public let errorCorrectedPayload: Data
  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// nil for a version outside 1...40, or a mask outside 0...7.
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
