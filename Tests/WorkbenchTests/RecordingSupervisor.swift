import CoreGraphics
import Hosting
import Raster

@testable import Workbench

/// A supervisor without a host: it notes what it is sent.
@MainActor
final class RecordingSupervisor: HostSupervisor {
  var sent: [ShellMessage] = []
  var isConnected = true
  var restarts = 0
  var scrubs: [Double] = []
  var variants: [PreviewLook] = []

  func send(_ message: ShellMessage) { sent.append(message) }
  func restart() { restarts += 1 }
  func scrub(to fraction: Double) { scrubs.append(fraction) }
  func show(variants looks: [PreviewLook]) { variants = looks }

  /// The questions that were asked, the newest last.
  var questions: [(number: Int, request: InspectionRequest)] {
    sent.compactMap { if case .inspect(let number, let request) = $0 { (number, request) } else { nil } }
  }

  /// The number of the newest question of a kind.
  func number(of request: InspectionRequest) -> Int? { questions.last { $0.request == request }?.number }
}

extension WorkbenchModel {
  /// Answers the newest question of that kind.
  func answer(_ request: InspectionRequest, _ answer: InspectionAnswer) {
    guard let number = (supervisor as? RecordingSupervisor)?.number(of: request) else { return }
    received(.answer(number: number, answer))
  }

  /// Shows a picture of one colour.
  func showPicture(width: Int, height: Int, scale: Double, color: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)) {
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    guard let buffer = PixelBuffer(bounds: bounds) else { return }
    let context = CGContext(target: buffer, baseTransform: .identity)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    surfaceChanged(HostSurface(file: "", pixelWidth: width, pixelHeight: height, scale: scale))
    frameDrawn(Region(bounds), in: buffer)
  }
}
