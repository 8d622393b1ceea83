import Display
import Foundation
import Hosting
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
  @MainActor func metrics(_ options: ScreenOptions) throws -> DisplayMetrics {
    let device = options.look.device?.model
    let asked = options.size?.size ?? device.map { scene.screenSize(on: $0, isLandscape: options.look.isLandscape) }
    do {
      return try DisplayMetrics(
        size: asked ?? recording.size, scale: options.scale.map { CGFloat($0) } ?? device?.scale ?? recording.scale)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Returns the conditions of the recording, with those of the options in addition.
  /// - Throws: a `ValidationError` if the recording has an unknown text size or device.
  func look(_ options: LookOptions) throws -> PreviewLook {
    var look = recording.look
    _ = try (look.textSize.map { try TextSizeName($0) }, look.device.map { try DeviceName($0) })
    let asked = options.look
    look.device = asked.device ?? look.device
    look.textSize = asked.textSize ?? look.textSize
    look.locale = asked.locale ?? look.locale
    look.isLandscape = options.isLandscape ?? look.isLandscape
    for flag in [\PreviewLook.isDark, \.isRightToLeft, \.hasHighContrast, \.hasBoldText, \.reducesMotion] where asked[keyPath: flag] {
      look[keyPath: flag] = true
    }
    return look
  }
}
