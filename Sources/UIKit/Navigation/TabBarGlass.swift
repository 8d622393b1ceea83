import CoreGraphics

/// The capsule of glass below the tabs of a tab bar, with a capsule below the selected tab.
final class TabBarGlass: UIView {
  private let pane = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
  private let selection = UIView()

  /// The colour of the capsule of the selected tab: lighter than the glass in the dark style (measured: about 0.14 white), and darker in the
  /// light one (a guess).
  private static let selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.07)
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    selection.backgroundColor = Self.selectionColor
    addSubview(pane)
    pane.contentView.addSubview(selection)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - frame: the frame of the glass, in the coordinates of the bar.
  ///   - selected: the frame of the selected tab, in the same; nil for none.
  func place(_ frame: CGRect, selected: CGRect?) {
    self.frame = frame
    pane.frame = bounds
    pane.castShadow(interfaceLook.glassShadow)
    selection.isHidden = selected == nil
    guard let selected else { return }
    selection.frame = selected.offsetBy(dx: -frame.minX, dy: -frame.minY)
    selection.layer.cornerRadius = min(selected.width, selected.height) / 2
  }
}
