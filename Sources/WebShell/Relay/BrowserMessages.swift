import Display
import Foundation
import Hosting

/// Reads and checks the messages of a page.
enum BrowserMessages {
  /// The reason for which a message is rejected.
  struct Rejection: Error, Equatable {
    var reason: String
  }

  private static let decoder = JSONDecoder()
  /// The maximum number of pixels that a page may request.
  static let maximumPixels = 16e6

  /// The maximum number of variants, each of which needs a process.
  static let maximumVariants = 6

  /// The maximum length of a place in a source file, in bytes.
  private static let maximumPlaceLength = 4096

  /// Reads a message that only pages send; nil if it is another message.
  static func readOwn(_ text: String) throws(Rejection) -> PageMessage? {
    guard let message = try? decoder.decode(PageMessage.self, from: Data(text.utf8)) else { return nil }
    switch message {
    case .scrub(let fraction) where !(0...1).contains(fraction): throw Rejection(reason: "A moment is a number from 0 to 1.")
    case .openSource(let place) where place.utf8.count > maximumPlaceLength || place.contains("\0"):
      throw Rejection(reason: "This is no place in a source file.")
    case .variants(let variants) where variants.count > maximumVariants:
      throw Rejection(reason: "There are at most \(maximumVariants) pictures beside the main one.")
    default: return message
    }
  }

  /// Reads a message, and checks whether a page may send it.
  static func read(_ text: String) throws(Rejection) -> ShellMessage {
    let message: ShellMessage
    do { message = try decoder.decode(ShellMessage.self, from: Data(text.utf8)) } catch {
      throw Rejection(reason: "The message cannot be understood: \(text.prefix(200))")
    }
    switch message {
    case .hello(let version) where version != HostProtocol.version:
      throw Rejection(reason: "The page speaks version \(version) of the protocol, not \(HostProtocol.version).")
    case .resize(let width, let height, let scale):
      guard width >= 1, height >= 1, (0.25...8).contains(scale), width * height * scale * scale <= maximumPixels else {
        throw Rejection(reason: "A screen of \(width) x \(height) points at \(scale) is not possible.")
      }
    case .clock(let rate) where !(0...10).contains(rate): throw Rejection(reason: "The rate of a clock is a number from 0 to 10.")
    case .show(let preview) where preview < 0: throw Rejection(reason: "There is no preview \(preview).")
    case .advance(let seconds) where !(0...60).contains(seconds): throw Rejection(reason: "A clock moves by 0 to 60 seconds at once.")
    case .inspect(_, .capture), .inspect(_, .saveRecording), .inspect(_, .picture): throw Rejection(reason: "A page cannot write files.")
    default: break
    }
    return message
  }

  /// Reads the line of an input event.
  static func event(_ line: String) throws(Rejection) -> EventRecording.Entry {
    do {
      let entry = try EventReader.entry(line)
      guard case .event(let event) = entry.content else { throw Rejection(reason: "A page cannot send a resize as an event.") }
      if case .open = event { throw Rejection(reason: "A page cannot open addresses in the application.") }
      return entry
    } catch let rejection as Rejection {
      throw rejection
    } catch { throw Rejection(reason: "The event cannot be understood: \(error)") }
  }
}

/// A message that only a page sends. See the folder's README.
enum PageMessage: Codable, Equatable {
  /// Shows the state at a moment of the recorded events, 0...1.
  case scrub(fraction: Double)
  /// Shows the preview under other conditions beside the main picture. An empty list shows only the main picture.
  case variants([WebVariant])
  /// Opens a place such as "LoginView.swift:12" in the editor of this machine.
  case openSource(place: String)
}

/// A picture beside the main one.
struct WebVariant: Codable, Equatable {
  var title: String
  var look: PreviewLook
}

/// A message that only the server sends. See the folder's README.
enum ServerMessage: Encodable {
  case notice(String?)
  /// The output of the host.
  case output(String)
  case refused(String)
  /// A message for the user, which disappears by itself.
  case said(String)
  case choices(WebChoices)
  /// The titles of the pictures beside the main one.
  case variants([String])
  /// The size of a picture beside the main one changes with its next frame.
  case variantSurface(variant: Int, surface: HostSurface)
}

/// The options in the menus of a page.
package struct WebChoices: Codable, Equatable, Sendable {
  package struct Device: Codable, Equatable, Sendable {
    package var name: String
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double
    /// The radius of the screen's corners in points.
    package var cornerRadius: Double

    package init(_ model: DeviceModel) {
      (name, width, height) = (model.name, model.size.width, model.size.height)
      (scale, cornerRadius) = (model.scale, model.cornerRadius)
    }
  }

  package var devices: [Device]
  package var textSizes: [String]
  /// Whether the server opens sources in an editor.
  package var opensSources = false

  package init(devices: [Device], textSizes: [String]) { (self.devices, self.textSizes) = (devices, textSizes) }
}
