import CoreGraphics
import Foundation

/// Adds Writing Tools to a view that draws its own text (Apple: UIWritingToolsCoordinator). Linux has no Writing Tools, so the coordinator
/// is always inactive.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
  /// The state of the tools (Apple: UIWritingToolsCoordinator.State).
  public enum State: Int, Sendable {
    case inactive, noninteractive, interactiveResting, interactiveStreaming
  }

  /// The extent of the text that the tools request (Apple: UIWritingToolsCoordinator.ContextScope).
  public enum ContextScope: Int, Sendable {
    case userSelection, fullDocument, visibleArea
  }

  /// The reason for which text is replaced (Apple: UIWritingToolsCoordinator.TextReplacementReason).
  public enum TextReplacementReason: Int, Sendable {
    case interactive, noninteractive
  }

  /// The reason for which the view's text changed (Apple: UIWritingToolsCoordinator.TextUpdateReason).
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

  /// Whether the device has Writing Tools. Always false.
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

  /// Stops the tools. Has no effect on Linux.
  open func stopWritingTools() {}
  /// Notifies the tools of a change of the text. Has no effect on Linux.
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
    /// The range that the tools chose. Always empty on Linux.
    open var resolvedRange: NSRange { NSRange(location: 0, length: 0) }

    public init(attributedString: NSAttributedString, range: NSRange) {
      self.attributedString = attributedString.copy() as? NSAttributedString ?? attributedString
      self.range = range
      super.init()
    }
  }

  /// The timing of an animation (Apple: UIWritingToolsCoordinator.AnimationParameters). UIKit creates none on Linux.
  @preconcurrency @MainActor
  open class AnimationParameters: NSObject {
    /// The duration in seconds.
    open var duration: CGFloat { 0 }
    open var delay: CGFloat { 0 }
    open var progressHandler: ((Float) -> Void)?
    open var completionHandler: (() -> Void)?

    override init() { super.init() }
  }
}
