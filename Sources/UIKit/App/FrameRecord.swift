import Compositor
import Synchronization

/// What the last frame cost, written by the thread that composited it.
final class FrameRecord: Sendable {
  private let frame = Mutex<Frame?>(nil)

  var last: Frame? {
    get { frame.withLock { $0 } }
    set { frame.withLock { $0 = newValue } }
  }
}
