import CoreGraphics
import Foundation

/// Shows a tool tip when the pointer rests over a view (Apple: UIToolTipInteraction).
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The time in seconds for which the pointer must be over the view. Apple does not publish it.
  static let delay: TimeInterval = 1

  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text that is shown unless the delegate provides another one.
  open var defaultToolTip: String? { didSet { if defaultToolTip == nil { hide() } } }
  /// Whether the tool tip is shown. Default true.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }
  open private(set) weak var view: UIView?

  private var hover: UIHoverGestureRecognizer?
  private var timer: ClockTimer?
  private(set) var bubble: ToolTipView?

  public override init() { super.init() }
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {
    hide()
    if let hover { self.view?.removeGestureRecognizer(hover) }
    hover = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", UIToolTipInteraction.hovered(_:)))
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  func hovered(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed:
      guard bubble == nil, let screen = view?.window?.screen else { return }
      timer?.cancel()
      timer = screen.timers.schedule(at: screen.timers.now + Self.delay) { [weak self, weak hover] in
        if let self, let hover { show(at: hover.location(in: view)) }
      }
    default: hide()
    }
  }

  private func show(at point: CGPoint) {
    guard isEnabled, let view, let window = view.window else { return }
    let configuration = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? standard
    guard let configuration, !configuration.toolTip.isEmpty else { return }
    guard configuration.sourceRect?.contains(point) ?? true else { return }
    let bubble = ToolTipView(text: configuration.toolTip)
    bubble.place(at: view.convert(point, to: window), in: window)
    self.bubble = bubble
  }

  /// The tool tip without a delegate.
  private var standard: UIToolTipConfiguration? { defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }

  private func hide() {
    timer?.cancel()
    timer = nil
    bubble?.removeFromSuperview()
    bubble = nil
  }
}

/// The delegate of a tool tip (Apple: UIToolTipInteractionDelegate).
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the tool tip for a point of the view; nil for none. Default: the interaction's own.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

extension UIControl {
  /// The interaction that shows `toolTip`; nil without one (Apple: toolTipInteraction).
  public var toolTipInteraction: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }

  /// The text that appears when the pointer rests over the control. Default nil (Apple: toolTip).
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      guard let newValue else { return toolTipInteraction.map(removeInteraction) ?? () }
      if let present = toolTipInteraction {
        present.defaultToolTip = newValue
      } else {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// Performs the control's main action, as a tap would: opens its menu or sends `.primaryActionTriggered` (Apple: performPrimaryAction()).
  public func performPrimaryAction() { if isEnabled { activate() } }
}
