import Foundation
import Raster
import RenderTree

/// Composites frames on a thread of its own, in the order of submission. The main thread can prepare the next frame meanwhile, and
/// animations continue while the main thread is busy.
package final class FrameThread: @unchecked Sendable {
  /// A frame to draw.
  package struct Job: Sendable {
    package var snapshot: RenderSnapshot
    /// The time of the frame in seconds of the animations' clock.
    package var time: TimeInterval
    package var target: PixelBuffer
    /// The continuation of the frame's animations, for the case that no other frame is submitted in time; nil if there is none.
    package var repetition: Repetition?
    /// Called on the frame thread, with the seconds that the frame took.
    package var completion: @Sendable (Frame, TimeInterval) -> Void

    package init(
      snapshot: RenderSnapshot, time: TimeInterval, target: PixelBuffer, repetition: Repetition? = nil,
      completion: @escaping @Sendable (Frame, TimeInterval) -> Void
    ) {
      self.snapshot = snapshot
      self.time = time
      self.target = target
      self.repetition = repetition
      self.completion = completion
    }
  }

  /// Repeats the same snapshot at later times.
  package struct Repetition: Sendable {
    /// The time between frames, in seconds.
    package var period: TimeInterval
    /// The animations' clock.
    package var clock: @Sendable () -> TimeInterval

    package init(period: TimeInterval, clock: @escaping @Sendable () -> TimeInterval) {
      self.period = period
      self.clock = clock
    }
  }

  private let compositor: Compositor
  private let workers: WorkerPool
  private let lock = NSLock()
  @exclusivity(unchecked) private var next: Job?
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var isStarted = false
  @exclusivity(unchecked) private var isStopped = false
  /// The time at which the current frame was due; nil for a submitted frame.
  @exclusivity(unchecked) private var due: Date?
  /// The job to repeat, and the time at which it is due.
  @exclusivity(unchecked) private var moving: (job: Job, due: Date)?
  /// The spinning states of the submitting thread and of the frame thread.
  @exclusivity(unchecked) private var spinOutside = AdaptiveSpin()
  @exclusivity(unchecked) private var spinInside = AdaptiveSpin()

  package init(_ compositor: Compositor, workers: WorkerPool = .shared) {
    self.compositor = compositor
    self.workers = workers
  }

  /// Submits a frame. Blocks while another submitted frame is still waiting to be drawn, and helps to paint meanwhile.
  package func submit(_ job: Job) {
    workers.wait(until: { locked { next == nil } }, &spinOutside)
    locked {
      next = job
      moving = nil
      if !isStarted { start() }
    }
    workers.wakeWaiters()
  }

  /// Waits until all frames are drawn. No frame is repeated before the next submission.
  package func finish() {
    let isDone = {
      self.locked {
        self.moving = nil
        return self.next == nil && !self.isBusy
      }
    }
    workers.wait(until: isDone, &spinOutside)
  }

  /// Stops repeating the last frame until the next submission.
  package func rest() { locked { moving = nil } }

  /// Ends the thread after its pending frames.
  package func stop() {
    locked { (isStopped, moving) = (true, nil) }
    workers.wakeWaiters()
  }

  private func start() {
    isStarted = true
    let thread = Thread { while let job = self.takeJob() { self.draw(job) } }
    thread.name = "compositor"
    thread.start()
  }

  /// Waits for the next frame. Returns nil after `stop()`.
  private func takeJob() -> Job? {
    while true {
      let time = locked { moving?.due }
      workers.wait(until: { locked { next != nil || isStopped || moving?.due != time } }, before: time, joining: false, &spinInside)
      let (job, isEnd) = locked { () -> (Job?, Bool) in
        if let job = next {
          (next, isBusy, due) = (nil, true, nil)
          return (job, false)
        }
        guard !isStopped, let moving, moving.due.timeIntervalSinceNow <= 0, let repetition = moving.job.repetition else {
          return (nil, isStopped)
        }
        var job = moving.job
        job.time = repetition.clock()
        (isBusy, due) = (true, moving.due)
        self.moving = nil
        return (job, false)
      }
      if job != nil || isEnd { return job }
    }
  }

  private func draw(_ job: Job) {
    workers.wakeWaiters()
    let start = Date()
    let frame = compositor.composite(job.snapshot, at: job.time, into: job.target)
    job.completion(frame, -start.timeIntervalSinceNow)
    locked {
      isBusy = false
      if frame.isAnimating, next == nil, let repetition = job.repetition {
        let next = due.map { $0.addingTimeInterval(repetition.period) } ?? start.addingTimeInterval(repetition.period * Self.frameDelay)
        moving = (job, max(next, Date()))
      }
    }
    workers.wakeWaiters()
  }

  /// The time until a submitted frame is first repeated, in periods after its drawing began.
  private static let frameDelay = 1.2

  private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
