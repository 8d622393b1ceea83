import Foundation

/// The types of transitions.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Flips the layer over, as `UIView.transition` does.
  package static let flip = CATransitionType(rawValue: "flip")
  /// Turns the earlier appearance away like a page. Apple does not document the type; programs use it by its raw value.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  /// Turns the new appearance back like a page. Apple does not document the type; programs use it by its raw value.
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The direction that a transition comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the layer's appearance at the last commit to its current one (Apple: CATransition).
open class CATransition: CAAnimation {
  /// The type of the transition. The default is fade.
  open var type = CATransitionType.fade
  /// The direction that the transition comes from. The default is nil.
  open var subtype: CATransitionSubtype?
  /// The part of the transition that is shown, 0...1. After the end the layer has its final appearance.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(type.rawValue, "type")
    archive.write(subtype?.rawValue, "subtype")
    archive.write(startProgress, "startProgress")
    archive.write(endProgress, "endProgress")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    if let name: String = archive.read("type") { type = CATransitionType(rawValue: name) }
    subtype = archive.read("subtype", as: String.self).map { CATransitionSubtype(rawValue: $0) }
    archive.read("startProgress", into: &startProgress)
    archive.read("endProgress", into: &endProgress)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
