import Display
import Foundation
import SampleScenes

/// A recording that is done again.
struct EventScript {
  let recording: EventRecording
  let scene: SampleScene

  /// - Throws: a `CommandError` where the file cannot be read, is damaged (with the line), or names a scene that there is not.
  init(_ path: String) throws {
    let text: String
    do { text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) } catch {
      throw CommandError("\(path) cannot be read: \(error.localizedDescription)")
    }
    do { recording = try EventReader.read(text) } catch { throw CommandError("\(path), \(error)") }
    do { scene = try SceneName(recording.scene).scene } catch { throw CommandError("\(path): \(error)") }
  }

  /// The recording's own, where the options do not say otherwise.
  func metrics(_ options: ScreenOptions) throws -> DisplayMetrics {
    do {
      return try DisplayMetrics(size: options.size?.size ?? recording.size, scale: options.scale.map { CGFloat($0) } ?? recording.scale)
    } catch {
      throw CommandError("\(error)")
    }
  }

  func look(_ options: LookOptions) -> LookOptions {
    var look = options
    look.dark = options.dark || recording.isDark
    look.rightToLeft = options.rightToLeft || recording.isRightToLeft
    return look
  }
}
