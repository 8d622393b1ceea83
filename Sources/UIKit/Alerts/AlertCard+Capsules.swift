import CoreGraphics

/// The card of a look in which the text begins at the leading edge and the actions are capsules.
extension AlertCard {
  /// The frames of the views in a left-to-right layout, in the part of the card that contains them, and the heights of both parts in points.
  struct Placement {
    var title = CGRect.zero, message = CGRect.zero, fields = CGRect.zero
    var textHeight: CGFloat = 0
    var buttons: [CGRect] = []
    var buttonHeight: CGFloat = 0
  }

  /// Gives the text the fonts and the alignment of the look.
  func alignText() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold).following(.headline)
    titleLabel.textColor = .label
    messageLabel.font = .systemFont(ofSize: 15).following(.subheadline)
    messageLabel.textColor = .secondaryLabel
    for label in [titleLabel, messageLabel] { label.textAlignment = .natural }
  }

  func placement(_ capsules: InterfaceLook.AlertCapsules, width: CGFloat) -> Placement {
    var placement = Placement(), y = capsules.inset
    let textWidth = max(width - 2 * capsules.textInset, 0)
    func text(_ label: UILabel) -> CGRect {
      guard label.text?.isEmpty == false else { return CGRect(x: capsules.textInset, y: y, width: textWidth, height: 0) }
      let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height.rounded(.up)
      return CGRect(x: capsules.textInset, y: y, width: textWidth, height: height)
    }
    if hasText {
      y = capsules.textTop
      placement.title = text(titleLabel)
      y = placement.title.maxY + (titleLabel.text?.isEmpty == false && messageLabel.text?.isEmpty == false ? capsules.textGap : 0)
      placement.message = text(messageLabel)
      y = placement.message.maxY + capsules.textBottom
    }
    let inner = max(width - 2 * capsules.inset, 0)
    if let fields {
      placement.fields = CGRect(x: capsules.inset, y: y, width: inner, height: fields.naturalHeight)
      y = placement.fields.maxY + capsules.inset
    }
    let height = buttons.reduce(capsules.height) { $1.height(minimum: $0) }, half = (inner - capsules.gap) / 2
    let areBeside = buttons.count == 2 && buttons.allSatisfy { $0.textWidth <= half - 16 }
    placement.buttons = buttons.indices.map { index in
      areBeside
        ? CGRect(x: capsules.inset + CGFloat(index) * (half + capsules.gap), y: 0, width: half, height: height)
        : CGRect(x: capsules.inset, y: CGFloat(index) * (height + capsules.gap), width: inner, height: height)
    }
    placement.textHeight = y + contentHeight(width)
    placement.buttonHeight = placement.buttons.last.map { $0.maxY + capsules.inset } ?? 0
    return placement
  }

  func layOut(_ placement: Placement) {
    let mirror = mirror
    titleLabel.frame = mirror(placement.title)
    messageLabel.frame = mirror(placement.message)
    fields?.frame = mirror(placement.fields)
    placeContent(below: placement.textHeight, bounds.width)
    for (button, frame) in zip(buttons, placement.buttons) { button.frame = mirror(frame) }
  }
}
