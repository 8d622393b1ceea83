/// How much of a file is there (Apple: CGImageSourceStatus).
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the picture does.
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  /// More data has to come before the size is known.
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}
