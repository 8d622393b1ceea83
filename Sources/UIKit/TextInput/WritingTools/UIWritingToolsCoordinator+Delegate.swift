import CoreGraphics
import Foundation

extension UIWritingToolsCoordinator {
  /// The delegate of a coordinator of Writing Tools (Apple: UIWritingToolsCoordinator.Delegate). Its methods are not called on Linux.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: ContextScope,
      completion: @escaping ([Context]) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: Context,
      proposedText replacementText: NSAttributedString, reason: TextReplacementReason, animationParameters: AnimationParameters?,
      completion: @escaping (NSAttributedString?) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue], in context: Context,
      completion: @escaping () -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange, in context: Context,
      completion: @escaping ([UIBezierPath]) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange, in context: Context,
      completion: @escaping ([UIBezierPath]) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: TextAnimation, for range: NSRange,
      in context: Context, completion: @escaping () -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: TextAnimation, of range: NSRange,
      in context: Context, completion: @escaping (UITargetedPreview?) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, finish textAnimation: TextAnimation, for range: NSRange, in context: Context,
      completion: @escaping () -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: State, completion: @escaping () -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange, in context: Context,
      completion: @escaping ([NSValue]) -> Void)
    func writingToolsCoordinator(
      _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange, in context: Context,
      completion: @escaping (UIView) -> Void)
  }
}

extension UIWritingToolsCoordinator.Delegate {
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
    completion: @escaping () -> Void
  ) { completion() }
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping ([NSValue]) -> Void
  ) { completion([NSValue(range: range)]) }
  public func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping (UIView) -> Void
  ) { completion(writingToolsCoordinator.decorationContainerView ?? writingToolsCoordinator.view ?? UIView()) }
}
