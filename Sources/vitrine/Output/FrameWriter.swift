/// Takes what a stage shows, frame after frame.
@MainActor protocol FrameWriter: AnyObject {
  /// - Throws: `CommandError` or `ImageFileError`.
  func add(_ stage: Stage) throws
  /// The last frame was added.
  func finish() throws
}
