import CoreGraphics
import CoreText
import Display
import Foundation
import HTMLDocuments
import Hosting
import ImageIO
import InterfaceBuilder
import InterfaceCanvas
import QuartzCore
import UIKit
import VitrineTesting

/// A kind of input, and the code that reads it.
enum FuzzKind: String, CaseIterable {
  case images, xml, html, recordings, states, fonts, values, formats, lists, messages

  /// Reads an input. Whatever it is, this returns.
  @MainActor func use(_ input: [UInt8]) {
    switch self {
    case .images: Self.image(input)
    case .xml: Self.interface(input)
    case .html: Self.html(input)
    case .recordings: Self.recording(input)
    case .states: _ = StateStore.isReadable(Data(input))
    case .fonts: Self.font(input)
    case .values: Self.values(input)
    case .formats: Self.format(input)
    case .lists: Self.list(input)
    case .messages: Self.message(input)
    }
  }

  @MainActor private static func image(_ input: [UInt8]) {
    let data = Data(input)
    _ = try? ImageFile.contents(of: data)
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return }
    _ = CGImageSourceCopyProperties(source, nil)
    for index in 0..<min(3, CGImageSourceGetCount(source)) {
      _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      _ = CGImageSourceCreateImageAtIndex(source, index, nil)
    }
    let options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16]
    _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    let part = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(part, data.prefix(input.count / 2) as CFData, false)
    _ = CGImageSourceCreateImageAtIndex(part, 0, nil)
  }

  @MainActor private static func interface(_ input: [UInt8]) {
    guard let document = try? InterfaceDocument(data: Data(input)) else { return }
    let settings = CanvasSettings(document)
    let screen = HeadlessScreen(size: settings.size, scale: 1)
    let canvas = InterfaceCanvas(document)
    canvas.layOut()
    _ = canvas.frames
    withExtendedLifetime(screen) {}
  }

  @MainActor private static func html(_ input: [UInt8]) {
    let data = Data(input)
    _ = try? HTMLDocument(data: data)
    let text = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    _ = text?.size()
  }

  @MainActor private static func recording(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    for isComplete in [true, false] {
      guard var read = try? EventReader.read(text, isComplete: isComplete) else { continue }
      read.isCutOff = false
      let again = try? EventReader.read(EventWriter.text(of: read))
      precondition(again == read, "what was read is not read again")
    }
  }

  @MainActor private static func font(_ input: [UInt8]) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-fuzz-font-\(getpid()).ttf")
    guard (try? Data(input).write(to: url)) != nil else { return }
    defer { try? FileManager.default.removeItem(at: url) }
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) else { return }
    for name in UIFont.familyNames.suffix(3).flatMap({ UIFont.fontNames(forFamilyName: $0) }).prefix(3) {
      guard let font = UIFont(name: name, size: 20) else { continue }
      _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
        ("Agfi\u{301} 1" as NSString).draw(at: .zero, withAttributes: [.font: font])
      }
    }
  }

  @MainActor private static func format(_ input: [UInt8]) {
    let view = UIView(), first = UIView(), second = UILabel()
    view.addSubview(first)
    view.addSubview(second)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: String(decoding: input, as: UTF8.self), metrics: ["m": 5], views: ["a": first, "b": second])
    NSLayoutConstraint.activate(made)
    view.layoutIfNeeded()
  }

  @MainActor private static func list(_ input: [UInt8]) {
    _ = PredicateFormatCheck.holds(String(decoding: input, as: UTF8.self))
  }

  @MainActor private static func message(_ input: [UInt8]) {
    for line in input.split(separator: 10) {
      let data = Data(line)
      if let message = try? JSONDecoder().decode(ShellMessage.self, from: data), case .event(let text) = message {
        _ = try? EventReader.entry(text)
      }
      _ = try? JSONDecoder().decode(HostMessage.self, from: data)
    }
  }
}
