@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import FoundationCompatibility

// Pictures of pixel buffers. There are no encoders and decoders: sessions are not declared.

public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTParameterErr: OSStatus = -12902
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

/// Copies a buffer with 32 bits a pixel (`BGRA`, `ARGB`) or 8 bits of grey into a picture. Other formats give
/// `kVTPixelTransferNotSupportedErr` and nil.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  imageOut.pointee = nil
  let (space, info): (CGColorSpace, UInt32)
  switch CVPixelBufferGetPixelFormatType(pixelBuffer) {
  case kCVPixelFormatType_32BGRA:
    (space, info) = (
      CGColorSpaceCreateDeviceRGB(), CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    )
  case kCVPixelFormatType_32ARGB: (space, info) = (CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.premultipliedFirst.rawValue)
  case kCVPixelFormatType_OneComponent8: (space, info) = (CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none.rawValue)
  default: return kVTPixelTransferNotSupportedErr
  }
  let context = CGContext(
    data: CVPixelBufferGetBaseAddress(pixelBuffer), width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer),
    bitsPerComponent: 8, bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer), space: space, bitmapInfo: info)
  guard let image = context?.makeImage() else { return kVTPixelTransferNotSupportedErr }
  imageOut.pointee = image
  return 0
}
/// Always false.
public func VTIsHardwareDecodeSupported(_ codecType: UInt32) -> Bool { false }
