internal import CoreGraphics

extension ImageOutline {
  /// Reads a HEIC or AVIF file. Only its primary image is used; the decoder applies the orientation.
  init(heif bytes: [UInt8], _ name: String) throws(ImageFileError) {
    let boxes = try HEIFBoxes(bytes, name)
    guard boxes.isComplete else { throw .truncated(file: name) }
    let file = try HEIFFile(bytes, name)
    self.init(HEIFBoxes.format(of: bytes) ?? .heic, Int(file.facts.width), Int(file.facts.height))
    (hasAlpha, depth, isComplete, frames) = (file.facts.has_alpha != 0, Int(file.facts.bits), true, [Frame(isComplete: true)])
    exif = TIFFDirectory(file.exif[...])
    exif?.removeOrientation()
  }

  /// Reads the directories of a TIFF file.
  init(tiff bytes: [UInt8], _ name: String) throws(ImageFileError) {
    let pages = try TIFFPages(bytes, name).list
    self.init(.tiff, pages[0].width, pages[0].height)
    (hasAlpha, depth) = (pages[0].hasAlpha, pages[0].bits)
    colorModel = pages[0].isGrey ? kCGImagePropertyColorModelGray : pages[0].kind == 5 ? kCGImagePropertyColorModelCMYK : colorModel
    frames = pages.map { Frame(isComplete: $0.isComplete, size: ($0.width, $0.height)) }
    isComplete = pages.allSatisfy(\.isComplete)
    exif = TIFFDirectory(bytes[...])
  }

  /// Reads the header of a BMP file.
  init(bmp bytes: [UInt8], _ name: String) throws(ImageFileError) {
    let header = try BMPHeader(bytes, at: 14, isIcon: false, name: name)
    self.init(.bmp, header.width, header.height)
    hasAlpha = header.masks[3] != 0
    let isPlain = header.coding == .plain || header.coding == .masks
    isComplete = max(bytes.littleWord(at: 10), header.end) + (isPlain ? header.rowBytes * header.height : 2) <= bytes.count
    frames = [Frame(isComplete: isComplete)]
    guard bytes.littleWord(at: 14) >= 40 else { return }
    let (x, y) = (bytes.littleWord(at: 38), bytes.littleWord(at: 42))
    if x > 0, y > 0, max(x, y) < Int32.max { resolution = (Double(x) * 0.0254, Double(y) * 0.0254) }
  }

  /// Reads the list of an ICO file. It is complete if all its pictures are in the file.
  init(ico bytes: [UInt8], _ name: String) throws(ImageFileError) {
    let entries = try ICODirectory(bytes, name: name).entries
    self.init(.ico, entries[0].width, entries[0].height)
    (hasAlpha, isComplete) = (true, true)
    frames = entries.map { Frame(isComplete: true, size: ($0.width, $0.height)) }
  }
}
