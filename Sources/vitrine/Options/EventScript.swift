import Display
import Foundation
import Hosting
import UIKit

/// A recording to be replayed.
struct EventScript {
  let recording: EventRecording
  let scene: PreviewEntry

  /// Says on standard error if the recording was cut off; it is replayed as far as it goes.
  /// - Throws: a `CommandError` if the file cannot be read, is damaged (the error names the line), or names an unknown scene.
  @MainActor init(_ path: String) throws {
    do { recording = try EventReader.read(contentsOf: URL(fileURLWithPath: path)) } catch let error as EventRecordingError {
      throw CommandError("\(path), \(error)")
    } catch {
      throw CommandError("\(path) cannot be read: \(error.localizedDescription)")
    }
    if recording.isCutOff {
      let text = "\(path) has no end, because its program was cut off. It is replayed up to its last event, at \(recording.end) s.\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    do { scene = try SceneName(recording.scene).entry() } catch { throw CommandError("\(path): \(error)") }
  }

  /// Returns the screen size and scale of the options, or of the recording where the options do not set them.
  @MainActor func metrics(_ options: ScreenOptions) throws -> DisplayMetrics {
    let device = options.look.device?.model
    let requested = options.size?.size ?? device.map { scene.screenSize(on: $0, isLandscape: options.look.isLandscape) }
    do {
      return try DisplayMetrics(
        size: requested ?? recording.size, scale: options.scale.map { CGFloat($0) } ?? device?.scale ?? recording.scale)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Returns the conditions of the recording together with those of the options.
  /// - Throws: a `ValidationError` if the recording has an unknown text size or device.
  func look(_ options: LookOptions) throws -> PreviewLook {
    var look = recording.look
    _ = try (look.textSize.map { try TextSizeName($0) }, look.device.map { try DeviceName($0) })
    let requested = options.look
    look.device = requested.device ?? look.device
    look.textSize = requested.textSize ?? look.textSize
    look.locale = requested.locale ?? look.locale
    look.system = requested.system ?? look.system
    look.isLandscape = options.isLandscape ?? look.isLandscape
    for flag in [\PreviewLook.isDark, \.isRightToLeft, \.hasHighContrast, \.hasBoldText, \.reducesMotion] where requested[keyPath: flag] {
      look[keyPath: flag] = true
    }
    return look
  }
}
