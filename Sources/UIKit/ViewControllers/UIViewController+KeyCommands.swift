import CoreGraphics

extension UIViewController {
  /// Adds a key command to those that `keyCommands` returns (Apple: UIViewController.addKeyCommand).
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }

  /// Removes a key command that `addKeyCommand(_:)` added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
