/// Where a line is truncated (Apple: CTLineTruncationType).
public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}
