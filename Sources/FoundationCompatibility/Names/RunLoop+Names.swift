import Foundation

// Names from Swift 4.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  public static var commonModes: RunLoop.Mode { .common }
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
