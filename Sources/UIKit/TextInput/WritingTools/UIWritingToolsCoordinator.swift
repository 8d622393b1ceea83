import CoreGraphics
import Foundation

/// Brings Writing Tools into a view with its own text (Apple: UIWritingToolsCoordinator). Linux has no Writing Tools: the coordinator stays inactive.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// What the tools do (Apple: UIWritingToolsCoordinator.State).
  public enum State: Int, Sendable {
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }

  /// Which text the tools want (Apple: UIWritingToolsCoordinator.ContextScope).
  public enum ContextScope: Int, Sendable {
    case userSelection, fullDocument, visibleArea
  }

  /// Why a text is replaced (Apple: UIWritingToolsCoordinator.TextReplacementReason).
  public enum TextReplacementReason: Int, Sendable {
    case interactive, noninteractive
  }

  /// Why the view's text changed (Apple: UIWritingToolsCoordinator.TextUpdateReason).
  public enum TextUpdateReason: Int, Sendable {
    case typing, undoRedo
  }

  /// An animation of the text (Apple: UIWritingToolsCoordinator.TextAnimation).
  public enum TextAnimation: Int, Sendable {
    case anticipate = 0
    case remove = 1
    case insert = 2
    case anticipateInactive = 8
    case translate = 9
  }

  /// Whether the device has Writing Tools: false.
  open class var isWritingToolsAvailable: Bool { false }

  open private(set) weak var delegate: (any Delegate)?
  open private(set) weak var view: UIView?
  /// The view in which the effects of the tools are drawn. Stored.
  open weak var effectContainerView: UIView?
  /// The view in which the marks of proposals are drawn. Stored.
  open weak var decorationContainerView: UIView?
  open var preferredBehavior = UIWritingToolsBehavior.default
  /// The behavior that results from the preference and the device: none.
  open var behavior: UIWritingToolsBehavior { .none }
  open var preferredResultOptions: UIWritingToolsResultOptions = []
  /// The options that result from the preference; without one, plain text.
  open var resultOptions: UIWritingToolsResultOptions { preferredResultOptions.isEmpty ? .plainText : preferredResultOptions }
  open var state: State { .inactive }

  public init(delegate: (any Delegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Ends the tools. Nothing is in progress on Linux.
  open func stopWritingTools() {}
  /// Tells the tools of a change of the text. Nobody listens on Linux.
  open func updateRange(
    _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason, forContextWithIdentifier: UUID
  ) {}
  open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The text that the tools work on (Apple: UIWritingToolsCoordinator.Context).
  @preconcurrency @MainActor
  open class Context: NSObject {
    public let attributedString: NSAttributedString
    public let range: NSRange
    public let identifier = UUID()
    /// The range that the tools chose. Nothing chooses on Linux: an empty one.
    open var resolvedRange: NSRange { NSRange(location: 0, length: 0) }

    public init(attributedString: NSAttributedString, range: NSRange) {
      self.attributedString = attributedString.copy() as? NSAttributedString ?? attributedString
      self.range = range
      super.init()
    }
  }

  /// The timing of an animation (Apple: UIWritingToolsCoordinator.AnimationParameters). UIKit makes none on Linux.
  @preconcurrency @MainActor
  open class AnimationParameters: NSObject {
    /// Seconds.
    open var duration: CGFloat { 0 }
    open var delay: CGFloat { 0 }
    open var progressHandler: ((Float) -> Void)?
    open var completionHandler: (() -> Void)?

    override init() { super.init() }
  }
}
