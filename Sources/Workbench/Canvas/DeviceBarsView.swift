import Display
import UIKit

/// The parts that iOS draws over every application, over the picture of a device: the status bar with the time of Apple's pictures, the
/// home indicator, and the outline of the sensors. The picture of the host does not contain them. Positions and sizes are approximations
/// from pictures of the devices, since Apple publishes none.
final class DeviceBarsView: DrawnOverlay {
  /// The device; nil draws nothing.
  var model: DeviceModel? { didSet { if model != oldValue { setNeedsDisplay() } } }
  var isLandscape = false { didSet { if isLandscape != oldValue { setNeedsDisplay() } } }
  /// The number of points here for each point of the device.
  var zoom: CGFloat = 1 { didSet { if zoom != oldValue { setNeedsDisplay() } } }
  /// Whether the picture is dark behind the status bar, and behind the home indicator.
  var isDark = (top: false, bottom: false) { didSet { if isDark != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let model, let context = UIGraphicsGetCurrentContext(), zoom > 0 else { return }
    let size = model.size(isLandscape: isLandscape)
    context.scaleBy(x: zoom, y: zoom)
    let bar = model.statusBarHeight(isLandscape: isLandscape)
    let top = model.safeArea(isLandscape: false).top
    if !model.hasHomeButton {
      drawIndicator(size, isPad: model.isPad)
      if !model.isPad { drawSensors(size, top: top) }
    }
    guard bar > 0 else { return }
    let ink = isDark.top ? UIColor.white : .black
    if model.isPad {
      StatusBarDrawing(ink: ink, fontSize: 12).draw(y: bar / 2, timeFrom: 16, symbolsTo: size.width - 16)
    } else if model.hasHomeButton {
      StatusBarDrawing(ink: ink, fontSize: 12).drawAroundTime(y: bar / 2, width: size.width)
    } else {
      // The time and the symbols are beside the sensors.
      let middle = Self.hasIsland(top) ? Self.islandY(top) + Self.island.height / 2 : 15 + max(top - 44, 0) / 2
      let side = (size.width - (Self.hasIsland(top) ? Self.island.width : Self.notch.width)) / 2
      StatusBarDrawing(ink: ink, fontSize: 16).draw(y: middle, timeAt: side / 2 + 4, symbolsAt: size.width - side / 2 - 4)
    }
  }

  // MARK: Parts

  private static let island = CGSize(width: 125, height: 37)
  private static let notch = CGSize(width: 164, height: 32)
  private static func hasIsland(_ top: CGFloat) -> Bool { top > 50 }
  /// The Dynamic Island ends 11 points above the safe area.
  private static func islandY(_ top: CGFloat) -> CGFloat { top - 11 - island.height }

  private func drawIndicator(_ size: CGSize, isPad: Bool) {
    (isDark.bottom ? UIColor.white : .black).setFill()
    let width = isPad ? min(size.width * 0.3, 315) : isLandscape ? 240 : (size.width * 0.357).rounded()
    let frame = CGRect(x: (size.width - width) / 2, y: size.height - 8 - 5, width: width, height: 5)
    UIBezierPath(roundedRect: frame, cornerRadius: 2.5).fill()
  }

  /// Draws the sensors of an iPhone, which are at the left in landscape.
  private func drawSensors(_ size: CGSize, top: CGFloat) {
    UIColor.black.setFill()
    let isIsland = Self.hasIsland(top), part = isIsland ? Self.island : Self.notch, inset = isIsland ? Self.islandY(top) : -12
    let length = isIsland ? part.height : part.height + 12
    let frame =
      isLandscape
      ? CGRect(x: inset, y: (size.height - part.width) / 2, width: length, height: part.width)
      : CGRect(x: (size.width - part.width) / 2, y: inset, width: part.width, height: length)
    UIBezierPath(roundedRect: frame, cornerRadius: isIsland ? part.height / 2 : 20).fill()
  }
}

/// Draws the time and the symbols of a status bar.
@MainActor
private struct StatusBarDrawing {
  let ink: UIColor
  let fontSize: CGFloat
  private static let time = "9:41"

  private var scale: CGFloat { fontSize / 16 }
  private var font: UIFont { .systemFont(ofSize: fontSize, weight: .semibold) }
  private var timeSize: CGSize { NSString(string: Self.time).size(withAttributes: [.font: font]) }
  /// The widths of the symbols at a font size of 16 points, and the gap between them.
  private static let signal: CGFloat = 18, wifi: CGFloat = 16, battery: CGFloat = 26, gap: CGFloat = 6
  private var symbolsWidth: CGFloat { (Self.signal + Self.wifi + Self.battery + 2 * Self.gap) * scale }

  /// Draws the time and the symbols, centred at these x coordinates.
  func draw(y: CGFloat, timeAt time: CGFloat, symbolsAt symbols: CGFloat) {
    draw(y: y, timeFrom: time - timeSize.width / 2, symbolsTo: symbols + symbolsWidth / 2)
  }

  func draw(y: CGFloat, timeFrom start: CGFloat, symbolsTo end: CGFloat) {
    drawTime(y, start)
    var x = end - symbolsWidth
    drawSignal(CGPoint(x: x, y: y))
    x += (Self.signal + Self.gap) * scale
    drawWifi(CGPoint(x: x, y: y))
    x += (Self.wifi + Self.gap) * scale
    drawBattery(CGPoint(x: x, y: y))
  }

  /// Draws the bar of a device with a home button, with the time in the middle.
  func drawAroundTime(y: CGFloat, width: CGFloat) {
    drawTime(y, (width - timeSize.width) / 2)
    drawSignal(CGPoint(x: 6, y: y))
    drawWifi(CGPoint(x: 6 + (Self.signal + Self.gap) * scale, y: y))
    drawBattery(CGPoint(x: width - 6 - Self.battery * scale, y: y))
  }

  private func drawTime(_ y: CGFloat, _ x: CGFloat) {
    NSString(string: Self.time).draw(
      at: CGPoint(x: x, y: y - timeSize.height / 2), withAttributes: [.font: font, .foregroundColor: ink])
  }

  private func drawSignal(_ left: CGPoint) {
    ink.setFill()
    for (index, height) in [4.0, 6.3, 9, 11.5].enumerated() {
      let bar = CGRect(
        x: left.x + CGFloat(index) * 4.8 * scale, y: left.y + (5.75 - height) * scale, width: 3.2 * scale, height: height * scale)
      UIBezierPath(roundedRect: bar, cornerRadius: 0.8 * scale).fill()
    }
  }

  private func drawWifi(_ left: CGPoint) {
    ink.setFill()
    let center = CGPoint(x: left.x + Self.wifi / 2 * scale, y: left.y + 5.75 * scale)
    let start = -CGFloat.pi * 0.75, end = -CGFloat.pi * 0.25
    for (inner, outer) in [(9.0, 11.5), (5, 7.4), (0, 3.4)] {
      let path = UIBezierPath()
      path.addArc(withCenter: center, radius: outer * scale, startAngle: start, endAngle: end, clockwise: true)
      if inner > 0 {
        path.addArc(withCenter: center, radius: inner * scale, startAngle: end, endAngle: start, clockwise: false)
      } else {
        path.addLine(to: center)
      }
      path.close()
      path.fill()
    }
  }

  private func drawBattery(_ left: CGPoint) {
    let body = CGRect(x: left.x + 0.5 * scale, y: left.y - 6 * scale, width: 23 * scale, height: 12 * scale)
    ink.withAlphaComponent(0.4).setStroke()
    let outline = UIBezierPath(roundedRect: body, cornerRadius: 3.8 * scale)
    outline.lineWidth = scale
    outline.stroke()
    ink.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: body.maxX + 1.3 * scale, y: left.y - 2 * scale, width: 1.4 * scale, height: 4 * scale),
      cornerRadius: 0.7 * scale
    ).fill()
    ink.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2 * scale, dy: 2 * scale), cornerRadius: 2.2 * scale).fill()
  }
}
