/// Writes the frames of a preview.
@MainActor protocol FrameWriter: AnyObject {
  /// - Throws: `CommandError` or `ImageFileError`.
  func add(_ preview: HeadlessPreview) throws
  /// Called after the last frame.
  func finish() throws
}
