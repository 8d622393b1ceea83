/// The completeness of a file (Apple: CGImageSourceStatus).
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the image does.
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  /// More data is needed to determine the size.
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}
