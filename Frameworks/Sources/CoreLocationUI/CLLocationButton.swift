@_exported import CoreLocation
@_exported import UIKit

public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation

  var text: String? {
    ["", "Current Location", "Send Current Location", "Send My Current Location", "Share Current Location", "Share My Current Location"][
      rawValue]
  }
}
/// A button. Pressing it sends its actions, and gives no permission (Apple: CLLocationButton).
open class CLLocationButton: UIControl {
  open var icon = CLLocationButtonIcon.arrowFilled { didSet { update() } }
  open var label = CLLocationButtonLabel.none { didSet { update() } }
  open var fontSize: CGFloat = 17 { didSet { update() } }
  open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }
  private let content = UIStackView()
  private let symbol = UIImageView()
  private let text = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    backgroundColor = .tintColor
    layer.cornerRadius = cornerRadius
    content.addArrangedSubview(symbol)
    content.addArrangedSubview(text)
    content.spacing = 6
    content.alignment = .center
    content.isUserInteractionEnabled = false
    addSubview(content)
    update()
  }
  private func update() {
    symbol.isHidden = icon == .none
    symbol.image = UIImage(systemName: icon == .arrowOutline ? "location" : "location.fill")
    symbol.tintColor = .white
    text.isHidden = label == .none
    text.text = label.text
    text.textColor = .white
    text.font = .systemFont(ofSize: fontSize, weight: .semibold)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open override var intrinsicContentSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: size.width + 24, height: max(44, size.height + 16))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
