/// Properties of a run (Apple: CTRunStatus).
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The run is from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// The string indices of the run neither only grow nor only fall.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The run needs a matrix of its own.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Returns the properties of a run (Apple: CTRunGetStatus).
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
  let indices = run.stringIndices
  let pairs = zip(indices, indices.dropFirst())
  if pairs.contains(where: { $0 > $1 }), pairs.contains(where: { $0 < $1 }) { status.insert(.nonMonotonic) }
  return status
}
