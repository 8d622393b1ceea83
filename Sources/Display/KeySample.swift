import Foundation

/// A key that went down or up.
package struct KeySample: Equatable, Sendable {
  package enum Phase: Sendable { case down, up }

  package var phase: Phase
  /// Where the key lies, whatever the layout prints on it.
  package var usage: KeyUsage
  /// What the key types with the modifiers held; empty for keys that type nothing.
  package var characters: String
  /// What the key types in the layout with no modifier but Shift.
  package var charactersIgnoringModifiers: String
  /// Held while the key changed, itself included when it went down.
  package var modifiers: KeyModifiers
  /// True while a held key repeats.
  package var isRepeat: Bool
  /// In seconds of the display's clock.
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
