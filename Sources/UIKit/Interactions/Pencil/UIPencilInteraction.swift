import CoreGraphics
import Foundation

/// Double taps and squeezes of Apple Pencil (Apple: UIPencilInteraction). The delegate is not called on Linux, which has no pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The step of a squeeze (Apple: UIPencilInteraction.Phase).
  public enum Phase: UInt, Sendable {
    case began, changed, ended, cancelled
  }

  /// A double tap (Apple: UIPencilInteraction.Tap). UIKit makes none on Linux.
  @preconcurrency @MainActor
  open class Tap: NSObject {
    /// The time of the event in seconds.
    public let timestamp: TimeInterval
    /// The pose of the pencil above the view; nil if it is unknown.
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.hoverPose = hoverPose
      super.init()
    }
  }

  /// A squeeze (Apple: UIPencilInteraction.Squeeze). UIKit makes none on Linux.
  @preconcurrency @MainActor
  open class Squeeze: NSObject {
    public let timestamp: TimeInterval
    public let phase: Phase
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.phase = phase
      self.hoverPose = hoverPose
      super.init()
    }
  }

  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is called. Default true.
  open var isEnabled = true
  open private(set) weak var view: UIView?

  public override init() { super.init() }
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  // Settings of the system. Linux has none for pencils, so these are the defaults of iOS.

  /// The action of a double tap: always the eraser, the default of iOS.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// The action of a squeeze: always the palette of tools, the default of iOS.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only a pencil draws, and fingers do not. Always false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether the tool is previewed under a hovering pencil. Always false.
  open class var prefersHoverToolPreview: Bool { false }
}
