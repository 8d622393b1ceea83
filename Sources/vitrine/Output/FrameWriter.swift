/// Writes the frames of a stage.
@MainActor protocol FrameWriter: AnyObject {
  /// - Throws: `CommandError` or `ImageFileError`.
  func add(_ stage: Stage) throws
  /// Called after the last frame.
  func finish() throws
}
