import CoreGraphics
import Foundation
import Hosting
import QuartzCore
import Raster
import UIKit

extension Inspector {
  /// The maximum number of views with details in one capture, and of bytes of pictures.
  private static let maximumDetails = 3000
  private static let maximumPictureBytes = 64 << 20

  /// Returns a capture of the current screen.
  /// - Parameter title: the title of the capture; nil for that of the display.
  package func capture(title: String? = nil) throws -> CaptureFile {
    let views = tree()
    var file = CaptureFile(
      title: (title ?? screen.display?.title ?? "").shortened(to: 500), size: [Double(screen.bounds.width), Double(screen.bounds.height)],
      scale: Double(screen.scale),
      time: CACurrentMediaTime().sendable, picture: try picture(), tree: views)
    let ambiguous = Set(ambiguousViews().map { ObjectIdentifier($0) })
    creations?.prepare(for: views.views.prefix(Self.maximumDetails).compactMap { numbers.view($0.id) })
    var bytes = 0
    for row in views.views {
      guard let view = numbers.view(row.id) else { continue }
      guard file.details.count < Self.maximumDetails, bytes < Self.maximumPictureBytes else {
        file.omitted += 1
        continue
      }
      file.details.append(details(of: view, ambiguous: ambiguous))
      if row.unseen != .hidden, let layer = LayerPicture(view, scale: screen.scale)?.layer(row.id) {
        bytes += layer.picture.count
        file.layers.append(layer)
      }
    }
    file.problems = problems()
    file.costs = measuredCosts()
    file.accessibility = accessibility()
    return file
  }

  func capture(to path: String) throws(InspectionError) {
    do { try capture().write(to: URL(fileURLWithPath: path)) } catch let error as InspectionError { throw error } catch {
      throw InspectionError("\(path.shortened(to: 500)) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Returns the screen as a PNG file.
  private func picture() throws(InspectionError) -> Data {
    screen.host.finishFrames()
    guard let pixels = screen.display?.buffer.copy(), let data = UIImage(cgImage: CGImage(pixels: pixels)).pngData() else {
      throw InspectionError("There is no memory for a picture.")
    }
    return data
  }
}

/// The picture of a view's own drawing, including sublayers that belong to no view.
@MainActor
private struct LayerPicture {
  private let view: UIView
  private let frame: CGRect
  private let scale: CGFloat

  /// The longest side of a picture in pixels. Larger views are drawn at a lower scale.
  private static let maximumSide: CGFloat = 4096

  /// - Returns: nil if the view is empty or draws nothing.
  init?(_ view: UIView, scale: CGFloat) {
    let p = view.layer.presentedProperties(at: CACurrentMediaTime())
    let hasLayers = (view.layer.sublayers ?? []).contains { !($0.delegate is UIView) }
    guard !p.bounds.isEmpty, p.bounds.width.isFinite, p.bounds.height.isFinite,
      p.drawsBackground || p.drawsBorder || p.drawsShadow || p.figure != nil || view.layer.contents != nil || hasLayers
    else { return nil }
    // A shadow lies outside of the bounds.
    let reach = p.drawsShadow ? min(p.shadowRadius * 3 + max(abs(p.shadowOffset.width), abs(p.shadowOffset.height)), 500) : 0
    frame = p.bounds.insetBy(dx: -reach, dy: -reach)
    self.view = view
    self.scale = min(scale, Self.maximumSide / max(frame.width, frame.height))
  }

  func layer(_ number: Int) -> CaptureFile.Layer? {
    let width = Int((frame.width * scale).rounded(.up)), height = Int((frame.height * scale).rounded(.up))
    guard width > 0, height > 0, let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -frame.minX * scale, ty: -frame.minY * scale)
    let context = CGContext(target: buffer, clip: Clip(buffer.bounds), baseTransform: transform)
    view.layer.renderAlone(in: context) { $0.delegate is UIView }
    return UIImage(cgImage: CGImage(pixels: buffer)).pngData().map { CaptureFile.Layer(view: number, frame: frame.numbers, picture: $0) }
  }
}
