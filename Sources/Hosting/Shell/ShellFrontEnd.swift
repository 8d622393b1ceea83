import Raster

/// Shows the pixels and messages of hosts in a window or a browser. A `HostSupervisor` calls it.
@MainActor
package protocol ShellFrontEnd: AnyObject {
  /// Called when a host has connected: the first one, or one that replaces another. Its pixels and messages follow.
  func hostConnected()
  /// Called with each message except `hello`, `surface` and `frame`.
  func received(_ message: HostMessage)
  /// Called when the pixels are in a new buffer, which is valid from the next frame on.
  func surfaceChanged(_ surface: HostSurface)
  /// Called after a frame. The pixels may be read until the method returns; those of an ended host may be read at any time.
  /// - damage: the changed area, in pixels.
  func frameDrawn(_ damage: Region, in buffer: PixelBuffer)
  /// Called when the pixels of a variant are in a new buffer, which is valid from its next frame on.
  func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int)
  /// Called after a frame of a variant.
  func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int)
  /// Called with a message of the shell itself, such as a compiler error; nil if there is none.
  func noticeChanged(_ notice: String?)
  /// Called with the name of a task that takes a while, such as the first build; nil if there is none.
  func progressChanged(_ progress: String?)
  /// Called with what the host has printed. It may begin and end within a line.
  func hostWrote(_ text: String)
}

extension ShellFrontEnd {
  package func progressChanged(_ progress: String?) {}
  package func hostWrote(_ text: String) {}
  package func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int) {}
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int) {}
}

/// Owns the host that a front end shows: starts it, and replaces it after a build and when its code fails.
@MainActor
package protocol HostSupervisor: AnyObject {
  /// Sends a message to the current host. Does nothing without one.
  func send(_ message: ShellMessage)
  /// Whether a host is connected.
  var isConnected: Bool { get }
  /// Shows the state at an earlier or later moment of the recorded events, and stops the clock there. New events then replace those after
  /// the moment.
  /// - Parameter fraction: the moment as a fraction of the time since the preview began, 0...1.
  func scrub(to fraction: Double)
  /// Shows the preview under other conditions beside the main picture, each in its own host, which receives the same events.
  func show(variants looks: [PreviewLook])
  /// Restarts the preview in a new host, without performing the recorded events.
  func restart()
}
