extension URL {
  /// Returns true if the file exists, and throws otherwise. Nothing promises files on Linux, so that a file is there or not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension Data.WritingOptions {
  /// The old name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
