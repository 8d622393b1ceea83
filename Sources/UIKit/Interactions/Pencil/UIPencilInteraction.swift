import CoreGraphics
import Foundation

/// Double taps and squeezes of Apple Pencil (Apple: UIPencilInteraction). Without a pencil, as on Linux, the delegate is not called.
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
    /// Where the pencil is above the view; nil if it is not known.
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

  // The settings of the system, which has none for pencils: the defaults of iOS.

  /// What a double tap does. Linux has no such setting: the eraser, the default of iOS.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What a squeeze does. Linux has no such setting: the palette of tools, the default of iOS.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether only a pencil draws, not fingers. Without a pencil: false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether the tool is shown under a pencil that hovers. Without a pencil: false.
  open class var prefersHoverToolPreview: Bool { false }
}
