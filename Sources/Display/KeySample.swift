import Foundation

/// A key that was pressed or released.
package struct KeySample: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// The key's position on the keyboard, regardless of the layout.
  package var usage: KeyUsage
  /// The text that the key produces with the modifiers held; empty for keys that produce none.
  package var characters: String
  /// The text that the key produces in the layout with no modifier except Shift.
  package var charactersIgnoringModifiers: String
  /// The modifiers held while the key changed, including the key itself when it is pressed.
  package var modifiers: KeyModifiers
  /// Whether the event is a repeat of a held key.
  package var isRepeat: Bool
  /// The time of the display's clock, in seconds.
  package var timestamp: TimeInterval

  package init(
    phase: Phase, usage: KeyUsage, characters: String = "", charactersIgnoringModifiers: String = "",
    modifiers: KeyModifiers = [], isRepeat: Bool = false, timestamp: TimeInterval = 0
  ) {
    self.phase = phase
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.timestamp = timestamp
  }
}
