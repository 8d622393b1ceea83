import CoreGraphics

/// The edge effects of a scroll view, and the views that are drawn for them. Few scroll views have any.
@MainActor
final class ScrollEdges {
  private struct Member {
    weak var interaction: UIScrollEdgeElementContainerInteraction?
  }

  let top, bottom, left, right: UIScrollEdgeEffect
  private let topView = ScrollEdgeView(frame: .zero), bottomView = ScrollEdgeView(frame: .zero)
  private var members: [Member] = []
  /// The edges at which content passes below a bar without a background, under which the automatic style is soft.
  private var bareBars: UIRectEdge = []

  init(_ scrollView: UIScrollView) {
    top = UIScrollEdgeEffect(scrollView: scrollView)
    bottom = UIScrollEdgeEffect(scrollView: scrollView)
    left = UIScrollEdgeEffect(scrollView: scrollView)
    right = UIScrollEdgeEffect(scrollView: scrollView)
    bottomView.isAtBottom = true
  }

  func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
    remove(interaction)
    members.append(Member(interaction: interaction))
  }

  func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
    members.removeAll { $0.interaction == nil || $0.interaction === interaction }
  }

  /// Tells whether a bar without a background is at an edge.
  func setBareBar(_ isBare: Bool, at edge: UIRectEdge, of scrollView: UIScrollView) {
    guard bareBars.contains(edge) != isBare else { return }
    if isBare { bareBars.insert(edge) } else { bareBars.remove(edge) }
    scrollView.setNeedsLayout()
  }

  /// Returns the style in which an effect is drawn; nil if it is not.
  private func style(of effect: UIScrollEdgeEffect, at edge: UIRectEdge, in scrollView: UIScrollView) -> UIScrollEdgeEffect.Style? {
    guard !effect.isHidden else { return nil }
    guard effect.style === UIScrollEdgeEffect.Style.automatic else { return effect.style }
    if bareBars.contains(edge) { return .soft }
    let hasContainer = members.contains { $0.interaction?.edge.contains(edge) == true && $0.interaction?.view != nil }
    return hasContainer && scrollView.interfaceLook.automaticEdge == .soft ? .soft : nil
  }

  /// Places the effects over the content that passes below bars and containers.
  func layOut(in scrollView: UIScrollView) {
    let visible = CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
    for (effect, view, edge) in [(top, topView, UIRectEdge.top), (bottom, bottomView, .bottom)] {
      let style = style(of: effect, at: edge, in: scrollView), isSoft = style === UIScrollEdgeEffect.Style.soft
      let extent = style == nil ? 0 : extent(at: edge, of: scrollView, visible)
      let covered = edge == .top ? visible.minY + extent : scrollView.contentSize.height - visible.maxY + extent
      guard extent > 0, covered > 0.5 else {
        view.isHidden = true
        continue
      }
      let height = extent + (isSoft ? ScrollEdgeView.fade : 0)
      if view.superview !== scrollView {
        scrollView.addSubview(view)
        // Above the content, below the indicators.
        view.layer.zPosition = .greatestFiniteMagnitude / 8
      }
      view.isHidden = false
      let isAutomatic = effect.style === UIScrollEdgeEffect.Style.automatic
      view.show(extent: extent, fades: isSoft, over: isAutomatic ? scrollView.backgroundColor : nil)
      view.frame = CGRect(
        x: visible.minX, y: edge == .top ? visible.minY : visible.maxY - height, width: visible.width, height: height)
    }
  }

  /// Returns the length by which bars and containers overlap the scroll view, in points.
  private func extent(at edge: UIRectEdge, of scrollView: UIScrollView, _ visible: CGRect) -> CGFloat {
    // A navigation bar whose large title has collapsed covers less than the safe area.
    var extent =
      edge == .top
      ? scrollView.safeAreaInsets.top - scrollView.followers.reduce(0) { $0 + $1.collapsedHeight() } : scrollView.safeAreaInsets.bottom
    for member in members {
      guard let interaction = member.interaction, interaction.edge.contains(edge), let view = interaction.view, !view.isHidden,
        view.window === scrollView.window
      else { continue }
      let box = view.convert(view.bounds, to: scrollView)
      extent = max(extent, edge == .top ? box.maxY - visible.minY : visible.maxY - box.minY)
    }
    return min(max(extent, 0), visible.height)
  }
}

extension UIScrollView {
  private static let edgesOfViews = SideTable<UIScrollView, ScrollEdges>()

  /// The edge effects; nil until they are first read.
  var edges: ScrollEdges? { Self.edgesOfViews[self] }

  var madeEdges: ScrollEdges {
    if let edges { return edges }
    let made = ScrollEdges(self)
    Self.edgesOfViews[self] = made
    return made
  }

  /// The effect at the top edge of the content.
  public var topEdgeEffect: UIScrollEdgeEffect { madeEdges.top }
  /// The effect at the bottom edge of the content.
  public var bottomEdgeEffect: UIScrollEdgeEffect { madeEdges.bottom }
  /// The effect at the left edge of the content. Stored; not drawn.
  public var leftEdgeEffect: UIScrollEdgeEffect { madeEdges.left }
  /// The effect at the right edge of the content. Stored; not drawn.
  public var rightEdgeEffect: UIScrollEdgeEffect { madeEdges.right }
}
