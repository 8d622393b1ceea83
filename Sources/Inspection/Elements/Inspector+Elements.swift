import Foundation
import Hosting
import UIKit
import VitrineTesting

extension Inspector {
  private static let maximumElements = 100

  private var finder: ElementFinder { ElementFinder(windows, screen: screen.bounds) }

  /// Returns the elements whose label, identifier, text, class or property contains a text, ignoring case. Exact matches come first.
  func found(_ text: String) -> [FoundElement] {
    let spoken = spokenTexts()
    let all = finder.candidates().filter { $0.accessibilityElement == nil }.compactMap {
      element -> (isExact: Bool, element: FoundElement)? in
      let found = self.element(element, spoken)
      let words = [element.label, element.text, element.identifier, found.name, found.type].compactMap { $0 }
      guard words.contains(where: { $0.range(of: text, options: .caseInsensitive) != nil }) else { return nil }
      return (words.contains { $0.caseInsensitiveCompare(text) == .orderedSame }, found)
    }
    return Array((all.filter(\.isExact) + all.filter { !$0.isExact }).map(\.element).prefix(Self.maximumElements))
  }

  private func element(_ element: ScreenElement, _ spoken: [ObjectIdentifier: String]) -> FoundElement {
    let row = inspected(element.view)
    var found = FoundElement(
      view: row.id, type: row.type, frame: element.frame.numbers, isTouchable: finder.touchPoint(of: element) != nil)
    (found.name, found.text, found.identifier) = (row.name, row.text, element.identifier?.shortened(to: 200))
    found.spoken = spoken[ObjectIdentifier(element.view)]
    return found
  }

  private func spokenTexts() -> [ObjectIdentifier: String] {
    let nodes = windows.flatMap { AccessibilityTree.elements(of: $0) }
    return Dictionary(
      nodes.compactMap { node in node.view.map { ($0, node.spoken.shortened(to: 200)) } }, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: an `InspectionError` that names the view in front of the view.
  func touchPoint(of view: UIView) throws(InspectionError) -> [Double] {
    guard let element = finder.candidates().first(where: { $0.view === view && $0.accessibilityElement == nil }) else {
      throw InspectionError("\(ClassNames.name(of: view)) is hidden, so that no touch gets to it.")
    }
    if let point = finder.touchPoint(of: element) { return [Double(point.x).sendable, Double(point.y).sendable] }
    let seen = element.visibleFrame
    guard !seen.isEmpty else {
      throw InspectionError("\(ClassNames.name(of: view)) is at (\(element.frame.brief)), which is not on the screen. Scroll to it.")
    }
    let front = finder.view(touchedAt: CGPoint(x: seen.midX, y: seen.midY))
    let reason =
      front.map { "\(ClassNames.name(of: $0)), node \(numbers.number(of: $0)), is in front of it" } ?? "no view there takes touches"
    throw InspectionError("\(ClassNames.name(of: view)) cannot be touched: \(reason).")
  }

  // MARK: Pictures

  /// The margin around the picture of one view, in points.
  private static let margin: CGFloat = 16

  /// Draws the current state of the screen, even if no frame has shown it.
  /// - Returns: the marked elements.
  func writePicture(to path: String, marks: Bool, of view: UIView?) throws(InspectionError) -> [FoundElement] {
    screen.host.commit()
    guard let picture = PicturePair(screen, without: [])?.shown else { throw InspectionError("There is no memory for a picture.") }
    let scale = screen.scale
    var image = CGImage(pixels: picture)
    var marked: [FoundElement] = []
    if marks {
      let spoken = spokenTexts()
      let elements = finder.candidates().filter { element in
        element.accessibilityElement == nil && !element.visibleFrame.isEmpty
          && (spoken[ObjectIdentifier(element.view)] != nil || (element.view is UIControl && ClassNames.isPublic(type(of: element.view))))
      }.prefix(Self.maximumElements)
      marked = elements.map { self.element($0, spoken) }
      let frames = zip(elements, marked).map { MarkedPicture.Mark(number: $1.view, frame: $0.visibleFrame) }
      image = MarkedPicture(image, scale: scale, marks: frames).image() ?? image
    }
    if let view {
      let area = view.frameOnScreen.insetBy(dx: -Self.margin, dy: -Self.margin).intersection(screen.bounds)
      guard !area.isNull, area.width >= 1, area.height >= 1,
        let part = image.cropping(
          to: CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale))
      else { throw InspectionError("\(ClassNames.name(of: view)) is not on the screen.") }
      image = part
    }
    guard let data = UIImage(cgImage: image).pngData() else { throw InspectionError("There is no memory for a picture.") }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw InspectionError("\(path.shortened(to: 500)) cannot be written: \(error.localizedDescription)")
    }
    return marked
  }
}
