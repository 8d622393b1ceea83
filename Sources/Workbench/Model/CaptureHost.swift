import Foundation
import Hosting
import Raster
import UIKit

/// A capture instead of a host. It answers questions about one moment, and its views cannot be edited.
@MainActor
package final class CaptureHost: HostSupervisor {
  private let capture: CaptureFile
  private let pixels: PixelBuffer
  package weak var frontEnd: (any ShellFrontEnd)?
  package let isConnected = true

  /// - Throws: a `CaptureError`, or a `CaptureHost.Failure` if the picture in the file is damaged.
  package init(contentsOf file: URL) throws {
    capture = try CaptureFile(contentsOf: file)
    guard let image = UIImage(data: capture.picture)?.cgImage else { throw Failure(file: file.path) }
    pixels = image.pixels
  }

  package struct Failure: Error, CustomStringConvertible {
    let file: String
    package var description: String { "\(file): the picture of this capture is damaged." }
  }

  /// Shows the capture in the front end.
  package func start() {
    guard let frontEnd else { return }
    frontEnd.hostConnected()
    frontEnd.received(.previews([HostedPreview(name: capture.title, summary: "a capture")], shown: 0, look: PreviewLook()))
    frontEnd.received(.title("\(capture.title) - capture"))
    frontEnd.surfaceChanged(HostSurface(file: "", pixelWidth: pixels.width, pixelHeight: pixels.height, scale: capture.scale))
    frontEnd.frameDrawn(Region(pixels.bounds), in: pixels)
  }

  package func send(_ message: ShellMessage) {
    guard case .inspect(let number, let request) = message else { return }
    // The answer is asynchronous, like that of a host.
    let answer = answer(request)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.frontEnd?.received(.answer(number: number, answer)) }
    }
  }

  package func restart() {}
  package func scrub(to fraction: Double) {}
  package func show(variants looks: [PreviewLook]) {}

  func answer(_ request: InspectionRequest) -> InspectionAnswer {
    switch request {
    case .tree: return .tree(capture.tree)
    case .hit(let x, let y): return .view(frontmostView(x, y))
    case .details(let view):
      return capture.details.first { $0.view.id == view }.map { .details($0) } ?? .failure("The capture has no details of this view.")
    case .problems: return .problems(capture.problems)
    case .costs: return .costs(capture.costs)
    case .accessibility: return .accessibility(capture.accessibility)
    case .set, .undo, .redo: return .failure("A capture cannot be changed.")
    case .saveRecording: return .failure("A capture is one moment, and has no recording.")
    case .picture, .find, .touchPoint, .audit: return .failure("A capture cannot be asked that.")
    case .capture(let file):
      do { try capture.write(to: URL(fileURLWithPath: file)) } catch {
        return .failure("\(file) cannot be written: \(error.localizedDescription)")
      }
      return .done
    }
  }

  /// Returns the last view in drawing order that is visible and contains a point.
  private func frontmostView(_ x: Double, _ y: Double) -> Int? {
    capture.tree.views.last { $0.unseen == nil && contains($0.corners, x, y) }?.id
  }

  /// Whether a convex quadrilateral contains a point.
  private func contains(_ corners: [Double], _ x: Double, _ y: Double) -> Bool {
    guard corners.count == 8 else { return false }
    let sides = (0..<4).map { corner -> Double in
      let next = (corner + 1) % 4
      let (ax, ay, bx, by) = (corners[2 * corner], corners[2 * corner + 1], corners[2 * next], corners[2 * next + 1])
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
