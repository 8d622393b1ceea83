extension Thread {
  /// The main thread (Apple: Thread.main); in the context of the main actor, the current thread. If `main` is asynchronous, as in tests, this is
  /// another thread than Foundation's `mainThread` on Linux.
  public static var main: Thread { MainQueue.isCurrent ? .current : mainThread }
}
