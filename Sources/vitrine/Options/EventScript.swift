import Display
import Foundation
import UIKit

/// A recording to be replayed.
struct EventScript {
  let recording: EventRecording
  let scene: PreviewEntry

  /// - Throws: a `CommandError` if the file cannot be read, is damaged (the error names the line), or names an unknown scene.
  @MainActor init(_ path: String) throws {
    let text: String
    do { text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) } catch {
      throw CommandError("\(path) cannot be read: \(error.localizedDescription)")
    }
    do { recording = try EventReader.read(text) } catch { throw CommandError("\(path), \(error)") }
    do { scene = try SceneName(recording.scene).entry() } catch { throw CommandError("\(path): \(error)") }
  }

  /// Returns the screen size and scale of the options, or of the recording where the options do not set them.
  func metrics(_ options: ScreenOptions) throws -> DisplayMetrics {
    do {
      return try DisplayMetrics(size: options.size?.size ?? recording.size, scale: options.scale.map { CGFloat($0) } ?? recording.scale)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// - Throws: a `ValidationError` if the recording has an unknown text size.
  func look(_ options: LookOptions) throws -> LookOptions {
    var look = options
    if look.textSize == nil { look.textSize = try recording.textSize.map { try TextSizeName($0) } }
    look.dark = options.dark || recording.isDark
    look.rightToLeft = options.rightToLeft || recording.isRightToLeft
    return look
  }
}
