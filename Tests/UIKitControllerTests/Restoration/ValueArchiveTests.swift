import Foundation
import Testing
import UIKit

/// Values of UIKit that Apple documents as `NSSecureCoding`, written to an archive and read again.
@Suite @MainActor struct ValueArchiveTests {
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test func colorsKeepTheirComponentsAndSpaces() throws {
    for color in [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.5, alpha: 1), .clear,
      UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1),
      UIColor(displayP3Red: 1, green: 0.1, blue: 0, alpha: 1),
    ] {
      #expect(try copy(color) == color)
    }
  }

  @Test func systemColorsStayDynamic() throws {
    for color in [UIColor.systemBlue, .label, .systemGroupedBackground] {
      let copied = try copy(color)
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(copied.resolvedColor(with: traits) == color.resolvedColor(with: traits))
      }
    }
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(try copy(own) == UIColor(cgColor: own.cgColor))
  }

  @Test func imagesKeepPixelsAndProperties() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3))
    let drawn = renderer.image { context in
      UIColor.red.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    let image = UIImage(cgImage: try #require(drawn.cgImage), scale: drawn.scale, orientation: .left)
      .withRenderingMode(.alwaysTemplate).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0), resizingMode: .stretch)
    let copied = try copy(image)
    #expect(copied.pngData() == image.pngData() && copied.size == image.size && copied.scale == image.scale)
    #expect(copied.imageOrientation == .left && copied.renderingMode == .alwaysTemplate)
    #expect(copied.capInsets == image.capInsets && copied.resizingMode == .stretch)

    let symbol = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
    let same = try copy(symbol)
    #expect(same.isSymbolImage && same.size == symbol.size && same.pngData() == symbol.pngData())
  }

  @Test func fontsKeepDesignWeightAndTextStyle() throws {
    for font in [
      UIFont.systemFont(ofSize: 17, weight: .heavy), .italicSystemFont(ofSize: 11), .monospacedSystemFont(ofSize: 13, weight: .light),
      .monospacedDigitSystemFont(ofSize: 20, weight: .regular), .preferredFont(forTextStyle: .headline),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 30)), try #require(UIFont(name: "DejaVu Serif", size: 14)),
    ] {
      #expect(try copy(font) == font)
      let descriptor = try copy(font.fontDescriptor)
      #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(descriptor: font.fontDescriptor, size: 0))
    }
  }

  @Test func pathsKeepElementsAndStyle() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: .zero)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.usesEvenOddFillRule) = (3, .round, .bevel, true)
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copied = try copy(path)
    #expect(copied.cgPath == path.cgPath && copied.lineWidth == 3 && copied.lineCapStyle == .round && copied.lineJoinStyle == .bevel)
    #expect(copied.usesEvenOddFillRule)
    var lengths = [CGFloat](repeating: 0, count: 2), phase: CGFloat = 0
    copied.getLineDash(&lengths, count: nil, phase: &phase)
    #expect(lengths == [4, 2] && phase == 1)
    #expect(try copy(UIBezierPath()).isEmpty)
  }

  @Test func paragraphStylesShadowsAndAttachmentsAreEqual() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment, style.lineBreakMode, style.hyphenationFactor) = (4, .right, .byTruncatingMiddle, 0.5)
    style.tabStops = [NSTextTab(textAlignment: .center, location: 40), NSTextTab(textAlignment: .right, location: 90)]
    style.textLists = [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 3)]
    let copied = try copy(style)
    copied.textLists = style.textLists
    #expect(copied == style)
    #expect(try copy(style).textLists.map(\.markerFormat) == [.decimal] && copy(style).textLists[0].startingItemNumber == 3)

    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: -2), 3, UIColor.red)
    #expect(try copy(shadow) == shadow)

    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 10)
    let attached = try copy(attachment)
    #expect(attached.contents == Data([1, 2, 3]) && attached.fileType == "public.data" && attached.bounds == attachment.bounds)
  }

  @Test func archivesWithoutTheirValuesGiveNil() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(
      UIColor(coder: coder) == nil && UIFont(coder: coder) == nil && UIBezierPath(coder: coder) == nil && NSTextTab(coder: coder) == nil)
    #expect(UIImage(coder: coder)?.size == .zero)
  }

  @Test func subclassesAreReadByTheirInitializer() throws {
    #expect(try copy(ArchivedBadge(name: "new")).name == "decoded")
  }
}

/// A subclass as it is written for iOS, where the initializer is required. Foundation on Linux archives classes at the top level alone.
final class ArchivedBadge: NSTextAttachment, @unchecked Sendable {
  let name: String

  init(name: String) {
    self.name = name
    super.init(data: nil, ofType: nil)
  }

  required init?(coder: NSCoder) {
    name = "decoded"
    super.init(coder: coder)
  }
}
