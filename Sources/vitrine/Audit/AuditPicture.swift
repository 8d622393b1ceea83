import CoreGraphics
import Foundation
import Hosting
import ImageIO
import UIKit
import VitrineTesting

/// A picture of a screen, from which the pictures of findings are cropped.
@MainActor
final class AuditPicture {
  private let image: CGImage
  private let scale: CGFloat

  /// - Parameter scale: pixels per point.
  init(_ image: CGImage, scale: CGFloat) { (self.image, self.scale) = (image, scale) }

  /// The minimum margin around the marked area, in points.
  private static let margin: CGFloat = 40
  private static let minimumSize = CGSize(width: 240, height: 120)

  /// Returns the area around a finding, with a frame drawn around the finding.
  func crop(_ finding: AuditFinding, number: Int) -> CGImage? {
    guard finding.frame.count == 4 else { return nil }
    let frame = CGRect(x: finding.frame[0], y: finding.frame[1], width: finding.frame[2], height: finding.frame[3])
    let screen = CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let seen = frame.intersection(screen)
    let center = seen.isNull || seen.isEmpty ? CGPoint(x: screen.midX, y: screen.midY) : CGPoint(x: seen.midX, y: seen.midY)
    let size = CGSize(
      width: min(screen.width, max(Self.minimumSize.width, seen.isNull ? 0 : seen.width + 2 * Self.margin)),
      height: min(screen.height, max(Self.minimumSize.height, seen.isNull ? 0 : seen.height + 2 * Self.margin)))
    let x = min(max(center.x - size.width / 2, 0), screen.width - size.width)
    let y = min(max(center.y - size.height / 2, 0), screen.height - size.height)
    let area = CGRect(x: x.rounded(.down), y: y.rounded(.down), width: size.width.rounded(.up), height: size.height.rounded(.up))
    let mark = MarkedPicture.Mark(number: number, frame: frame.insetBy(dx: -2, dy: -2), color: finding.severity == .note ? 1 : 0)
    let marked = MarkedPicture(image, scale: scale, marks: [mark], isFilled: false).image() ?? image
    return marked.cropping(
      to: CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale))
  }
}
