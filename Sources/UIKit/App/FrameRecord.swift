import Compositor
import Synchronization

/// The statistics of the last frame, written by the thread that composited it.
final class FrameRecord: Sendable {
  private let frame = Mutex<Frame?>(nil)

  var last: Frame? {
    get { frame.withLock { $0 } }
    set { frame.withLock { $0 = newValue } }
  }
}
