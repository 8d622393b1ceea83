import Dispatch

extension DispatchQueue {
  /// Runs work later that the compiler does not check for use on several threads.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    let work = UncheckedWork(run: work)
    async(group: group, qos: qos, flags: flags) { work.run() }
  }

  /// The same at a time.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    let work = UncheckedWork(run: work)
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work.run() }
  }
}

/// The caller answers for what the closure holds: that is what these functions are for.
private struct UncheckedWork: @unchecked Sendable {
  let run: () -> Void
}
