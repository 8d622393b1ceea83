import Dispatch

extension DispatchQueue {
  /// Runs a closure later, which the compiler does not check for thread safety.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    let work = UncheckedWork(run: work)
    async(group: group, qos: qos, flags: flags) { work.run() }
  }

  /// Runs a closure at a time, which the compiler does not check for thread safety.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    let work = UncheckedWork(run: work)
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work.run() }
  }
}

/// Sendable without checks, as the purpose of these functions is. The caller is responsible for the contents of the closure.
private struct UncheckedWork: @unchecked Sendable {
  let run: () -> Void
}
