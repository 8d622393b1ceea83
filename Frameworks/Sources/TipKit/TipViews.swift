public import SwiftUI
public import UIKit

/// An empty view, since no tip is shown (Apple: TipUIView).
open class TipUIView: UIView {
  open var viewStyle: any TipViewStyle = MiniTipViewStyle()
  open var imageSize = CGSize(width: 44, height: 44)
  open var imageStyle: Any?
  open var tipCornerRadius: CGFloat = 13
  public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { .zero }
}
/// A page without content, since no tip is shown (Apple: TipUIPopoverViewController).
open class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  open var viewStyle: any TipViewStyle = MiniTipViewStyle()
  open var imageSize = CGSize(width: 44, height: 44)
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    popoverPresentationController?.delegate = self
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
/// Apple: TipUICollectionViewCell.
open class TipUICollectionViewCell: UICollectionViewCell {
  open var viewStyle: any TipViewStyle = MiniTipViewStyle()
  open var imageSize = CGSize(width: 44, height: 44)
  open func configureTip(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {}
}
/// Apple: TipUICollectionReusableView.
open class TipUICollectionReusableView: UICollectionReusableView {
  open func configureTip(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {}
}

/// Apple: TipView.
public struct TipView<Content: Tip>: View {
  public typealias Body = Never
  public nonisolated init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public nonisolated init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
}
/// Apple: TipViewStyle.
public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
extension View {
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
}
