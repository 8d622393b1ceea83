import Raster

/// Shows the pixels and messages of hosts to people: a window or a browser. A `HostSupervisor` calls it.
@MainActor
package protocol ShellFrontEnd: AnyObject {
  /// A host has answered: the first one, or one that takes the place of another. Its pixels and messages follow.
  func hostConnected()
  /// Any message but `hello`, `surface` and `frame`.
  func received(_ message: HostMessage)
  /// The pixels are in a new buffer from the next frame on.
  func surfaceChanged(_ surface: HostSurface)
  /// A frame was drawn. The pixels may be read until this returns; those of an ended host may be read at any time.
  /// - damage: what changed, in pixels.
  func frameDrawn(_ damage: Region, in buffer: PixelBuffer)
  /// The pixels of a variant are in a new buffer from its next frame on.
  func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int)
  /// A frame of a variant was drawn.
  func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int)
  /// There is a message of the shell itself, such as an error of the compiler; nil if there is none.
  func noticeChanged(_ notice: String?)
  /// The shell does something that takes a while, such as the first build; nil if it does not.
  func progressChanged(_ progress: String?)
}

extension ShellFrontEnd {
  package func progressChanged(_ progress: String?) {}
  package func surfaceChanged(_ surface: HostSurface, ofVariant variant: Int) {}
  package func frameDrawn(_ damage: Region, in buffer: PixelBuffer, ofVariant variant: Int) {}
}

/// Owns the host that a front end shows: starts it, and replaces it when the project was built again or when its code failed.
@MainActor
package protocol HostSupervisor: AnyObject {
  /// Sends a message to the present host. Without one, this does nothing.
  func send(_ message: ShellMessage)
  /// Whether a host is connected.
  var isConnected: Bool { get }
  /// Goes back or forth in what was done so far, and lets the clock stand still there. What is done then replaces the rest.
  /// - Parameter fraction: of the time since the preview began, 0...1.
  func scrub(to fraction: Double)
  /// Shows the preview under other conditions beside the main picture, each in a host of its own, to which the same is done.
  func show(variants looks: [PreviewLook])
  /// Begins the preview anew, in a new host that does not repeat what was done.
  func restart()
}
