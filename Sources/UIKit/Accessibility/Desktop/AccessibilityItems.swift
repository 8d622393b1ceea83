internal import AccessibilityBus
import CoreGraphics

/// Turns elements into the plain values that the bus takes.
@MainActor
struct AccessibilityItems {
  let numbers: ElementNumbers
  /// The contents of the screen on the desktop, in its units.
  let desktopFrame: CGRect
  /// The screen in points.
  let bounds: CGRect

  /// Converts a frame from points of the screen to the desktop's units.
  private func onDesktop(_ frame: CGRect) -> CGRect {
    let scale = bounds.width > 0 ? desktopFrame.width / bounds.width : 1
    return CGRect(
      x: desktopFrame.minX + frame.minX * scale, y: desktopFrame.minY + frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  func item(_ outline: AccessibilityOutline) -> AccessibilityItem {
    let object = outline.object, frame = object.accessibilityFrame
    var item: AccessibilityItem
    if outline.children.isEmpty {
      item = element(object)
    } else {
      item = AccessibilityItem(
        id: numbers.number(of: object), role: (object as? UIView).flatMap(Self.containerRole) ?? .group, name: object.accessibilityLabel)
      if item.role == .alert { item.states.insert(.modal) }
      item.children = outline.children.map(self.item)
    }
    item.identifier = object.accessibilityIdentifier
    item.frame = onDesktop(frame)
    if !bounds.intersects(frame) { item.states.remove(.showing) }
    return item
  }

  private func element(_ object: UIResponder) -> AccessibilityItem {
    let traits = object.accessibilityTraits, role = Self.role(of: object)
    let label = object.accessibilityLabel, value = object.accessibilityValue
    var item = AccessibilityItem(id: numbers.number(of: object), role: role, name: label)
    item.description = object.accessibilityHint
    if traits.contains(.notEnabled) { item.states.remove(.enabled) }
    if !traits.isDisjoint(with: [.selected, .tabBar]) { item.states.insert(.selectable) }
    if traits.contains(.selected) { item.states.insert(.selected) }
    if object.canBecomeFirstResponder || object is UIControl { item.states.insert(.focusable) }
    if role == .heading { item.level = 1 }
    item.number = Self.number(of: object)
    item.actions = AccessibilityOperation.all(of: object).map(\.action)
    switch role {
    case .toggle:
      item.states.insert(.checkable)
      if value == "1" { item.states.insert(.checked) }
    case .entry, .password, .text:
      edited(object, value, &item)
    case .label:
      // The text equals the name: the label, followed by the value.
      item.name = Self.joined(label, value)
      item.text = item.name
    case .spinButton, .slider, .progressBar:
      item.text = value
    case .animation:
      if (object as? UIActivityIndicatorView)?.isAnimating == true { item.states.insert(.busy) }
    default:
      item.name = Self.joined(label, value)
    }
    return item
  }

  /// Returns the name of an element with its value. In AT-SPI, elements such as buttons have only numbers as values, so a value in words
  /// becomes part of the name. VoiceOver speaks both, too.
  private static func joined(_ label: String?, _ value: String?) -> String? {
    let parts = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func edited(_ object: UIResponder, _ value: String?, _ item: inout AccessibilityItem) {
    item.states.insert(object is UITextView ? .multiLine : .singleLine)
    item.text = value ?? ""
    if let field = object as? UITextField, field.isSecureTextEntry {
      item.text = String(repeating: "\u{2022}", count: (field.text ?? "").unicodeScalars.count)
    }
    let isEditable = (object as? UITextView)?.isEditable ?? !object.accessibilityTraits.contains(.notEnabled)
    if isEditable { item.states.insert(.editable) }
    guard isEditable || (object as? UITextView)?.isSelectable == true, let input = object as? any UITextInput else { return }
    item.selection = Self.selection(of: input)
  }

  /// Returns the selected characters, in Unicode scalars; the caret at the end if there is no selection.
  static func selection(of input: any UITextInput) -> Range<Int>? {
    guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all)
    else { return nil }
    let count = text.unicodeScalars.count
    guard let range = input.selectedTextRange else { return count..<count }
    func scalars(_ position: UITextPosition) -> Int {
      let offset = input.offset(from: input.beginningOfDocument, to: position)
      let index = text.utf16.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex
      return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
    let start = scalars(range.start)
    return start..<max(start, scalars(range.end))
  }
}
