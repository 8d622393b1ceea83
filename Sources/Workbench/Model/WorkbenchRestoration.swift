/// The parts of the last run that the window shows again.
package struct WorkbenchRestoration: Equatable {
  /// The preview that was shown last, if the project has it.
  package var preview: Bool
  /// Its settings: device, text size, language and others.
  package var look: Bool

  package init(preview: Bool, look: Bool) { (self.preview, self.look) = (preview, look) }
}
