public import Intents
public import UIKit

/// Apple: INUIAddVoiceShortcutButtonStyle.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white = 0, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button "Add to Siri", drawn as a plain button (Apple: INUIAddVoiceShortcutButton).
open class INUIAddVoiceShortcutButton: UIButton {
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut?
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
  open var cornerRadius: CGFloat = 9 { didSet { layer.cornerRadius = cornerRadius } }

  public init(style: INUIAddVoiceShortcutButtonStyle) {
    super.init(frame: .zero)
    setStyle(style)
    setTitle("Add to Siri", for: .normal)
    layer.cornerRadius = cornerRadius
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    let isDark = style == .black || style == .blackOutline
    backgroundColor = isDark ? .black : .white
    setTitleColor(isDark ? .white : .black, for: .normal)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
