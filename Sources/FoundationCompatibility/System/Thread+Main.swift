extension Thread {
  /// The main thread (Apple: Thread.main). Foundation on Linux has it as `mainThread`.
  public static var main: Thread { mainThread }
}
