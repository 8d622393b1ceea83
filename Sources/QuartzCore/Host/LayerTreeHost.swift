import CoreGraphics
import Compositor
import Foundation
import Raster
import RenderTree

/// Shows a layer tree on a screen, from changes to pixels.
///
/// `commit()` runs layout and display and makes a snapshot of the changes; `composite` draws the snapshot at a time. Use it on the main
/// actor. The screen must call `beginFrame` for each frame of its display, which runs display links and ends animations.
@MainActor
package final class LayerTreeHost {
  package let rootLayer: CALayer
  /// The compositor. Waits for the submitted frames, so no frame is drawn while it is used.
  package var compositor: Compositor {
    frames.finish()
    return engine
  }
  private let engine: Compositor
  private let frames: FrameThread
  /// Provides the nodes of the commits.
  let pool: NodePool
  package let displayLinks = DisplayLinks()
  /// The state of the tree's layers and animations that is kept between frames.
  package let frame = FrameState()
  /// The size in points. The root layer gets it as its bounds.
  package var size: CGSize { didSet { if size != oldValue { resize() } } }
  /// The number of pixels per point.
  package var scale: CGFloat { didSet { if scale != oldValue { resize() } } }
  /// The colour behind the root layer. The default is black.
  package var background = Pixel(red: 0, green: 0, blue: 0, alpha: 1) { didSet { if background != oldValue { invalidated() } } }
  /// Called for the first change after each commit, to request a turn.
  package var onInvalidate: (() -> Void)?
  /// Runs the constraint phase, before layout in each commit, and again as long as layout changes constraints.
  /// Returns whether it changed any constraints.
  package var onUpdateConstraints: (() -> Bool)?

  /// The snapshot of the last commit; nil before the first one.
  package private(set) var snapshot: RenderSnapshot?
  private var needsCommit = true
  private var isCommitting = false
  private var needsComposite = true
  private var hasWarnedOfDepth = false
  private static var hosts: [WeakHost] = []

  package init(size: CGSize, scale: CGFloat, rootLayer: CALayer = CALayer(), compositor: Compositor = Compositor()) {
    self.rootLayer = rootLayer
    engine = compositor
    frames = FrameThread(compositor)
    pool = NodePool(sharedPool: compositor.sharedPool)
    self.size = size
    self.scale = scale
    frame.animations.host = self
    rootLayer.tree.host = self
    resize()
    LayerTreeHost.hosts.removeAll { $0.host == nil }
    LayerTreeHost.hosts.append(WeakHost(host: self))
  }

  // The root layer has no host any more, so the contents of its lists are passed to other hosts.
  isolated deinit {
    frames.stop()
    frame.transferDeparted()
    frame.budget.transferDeparted(from: frame)
  }

  private func resize() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    rootLayer.contentsScale = scale
    CATransaction.commit()
    needsComposite = true
    invalidated()
  }

  /// Whether a frame is needed: because of a change, a running animation or an active display link.
  package var needsFrame: Bool {
    needsCommit || needsComposite || fadesTiles || displayLinks.isActive || CATransaction.hasWaitingBlocks
      || frame.animations.needsFrames(for: self, at: MediaClock.now())
  }

  /// Whether animations are running, or blocks wait for the end of a commit.
  package var isAnimating: Bool { CATransaction.hasWaitingBlocks || frame.animations.isActive || FrameState.unshown.animations.isActive }

  /// The next time at which a frame is needed without any change: when an animation starts, or ends unseen. nil if there is none.
  package var nextEvent: TimeInterval? { frame.animations.nextEvent(for: self, after: MediaClock.now()) }

  /// Whether a frame waits for the visible tiles of tiled layers, so that its pixels do not depend on timing.
  package var waitsForTiles = true

  /// Whether tiles that were drawn late are fading in.
  var fadesTiles = false

  /// Notes that the tree has changed and needs a commit.
  func invalidated() {
    guard !needsCommit else { return }
    needsCommit = true
    onInvalidate?()
  }

  // MARK: Frames

  /// Begins a frame, before its commit: calls display links and ends the animations whose time is over.
  package func beginFrame(at time: TimeInterval, refreshRate: Double = 60) {
    displayLinks.fire(at: time, refreshRate: refreshRate)
    frame.collect()
    frame.animations.retire(at: time, in: self)
  }

  /// Ends a turn: commits the implicit transaction, runs layout and display, makes a snapshot, then
  /// calls the blocks that wait for the commit.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    let now = MediaClock.now()
    frame.collect()
    frame.animations.retire(at: now, in: self)
    CATransaction.endImplicit()
    needsCommit = false
    LayerMeter.measure(\.layout) { layOut() }
    LayerMeter.measure(\.drawing) {
      rootLayer.displaySubtreeIfNeeded()
      frame.settle()
      frame.drawing.draw(at: now)
      FrameState.unshown.drawing.finish()
      frame.drawnWhenVisible.draw(in: self, at: now, isFrame: false)
    }
    frame.budget.enforce(at: now)
    frame.settle()
    frame.animations.begin(at: now)
    makeSnapshot()
    CATransaction.endImplicit()
    isCommitting = false
    CATransaction.runWaiting()
  }

  private func layOut() {
    for _ in 0..<LayoutLimit.passes {
      let hasUpdated = onUpdateConstraints?() ?? false
      rootLayer.layOutSubtree()
      if !hasUpdated { return }
    }
    LayerLog.logger.warning("layout changes constraints in each of \(LayoutLimit.passes) passes; it goes on in the next turn")
  }

  private func makeSnapshot() {
    let unchanged = rootLayer.flags.nodeIsValid
    let root = rootLayer.renderNode()
    if root.height > RenderNode.maximumDepth { warnOfDepth(root) }
    let pixels = PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    if unchanged, let snapshot, snapshot.size == pixels, snapshot.background == background { return }
    var before = snapshot?.root
    snapshot = RenderSnapshot(root: root, size: pixels, scale: scale, background: background)
    pool.recycle(&before)
    pool.endFrame()
    needsComposite = true
  }

  /// Warns once about a tree that is too deep, naming the first layer that is not shown.
  private func warnOfDepth(_ root: RenderNode) {
    guard !hasWarnedOfDepth else { return }
    hasWarnedOfDepth = true
    var layer = rootLayer
    for _ in 0..<RenderNode.maximumDepth {
      let below = layer.tree.sublayers + [layer.tree.mask].compactMap { $0 }
      guard let tallest = below.max(by: { ($0.tree.node?.height ?? 0) < ($1.tree.node?.height ?? 0) }) else { return }
      layer = tallest
    }
    LayerLog.logger.warning("layers are nested \(root.height) deep: \(layer.description) and those below it do not show")
  }

  /// Draws the snapshot at `time` into a buffer of `size` times `scale` pixels. Only the pixels that
  /// the buffer does not hold yet are drawn.
  package func composite(at time: TimeInterval, into target: PixelBuffer) -> Frame {
    guard let snapshot = snapshotToShow(at: time) else {
      return Frame(damage: Region(), counters: FrameCounters(), isAnimating: false)
    }
    guard let meter = LayerMeter.current else { return compositor.composite(snapshot, at: time, into: target) }
    return meter.composite(at: time) {
      compositor.debug.measuresLayers = true
      defer { compositor.debug.measuresLayers = false }
      return compositor.composite(snapshot, at: time, into: target)
    }
  }

  /// Draws the snapshot like `composite`, but on another thread, after the frames submitted before. `target` must not be used until that
  /// thread calls `completion`, or until `finishFrames()` returns.
  /// - Parameter repetition: the repetition of the frame while the next one is late; nil pauses animations.
  package func submit(
    at time: TimeInterval, into target: PixelBuffer, repetition: FrameThread.Repetition?,
    completion: @escaping @Sendable (Frame, TimeInterval) -> Void
  ) {
    guard let snapshot = snapshotToShow(at: time) else { return }
    frames.submit(.init(snapshot: snapshot, time: time, target: target, repetition: repetition, completion: completion))
  }

  /// Replaces compositing for a frame that is not shown.
  package func passFrame() {
    if snapshot == nil { commit() }
    needsComposite = false
  }

  /// Waits for the submitted frames. Animations pause until the next one.
  package func finishFrames() { frames.finish() }

  /// Pauses animations until the next frame.
  package func restFrames() { frames.rest() }

  private func snapshotToShow(at time: TimeInterval) -> RenderSnapshot? {
    if snapshot == nil { commit() }
    frame.settle()
    if frame.drawnWhenVisible.draw(in: self, at: time, isFrame: true) {
      frame.budget.enforce(at: time)
      makeSnapshot()
    }
    BackingStore.epoch += 1
    needsComposite = false
    return snapshot
  }

  /// Requests a frame of the current snapshot from the display.
  func recomposite() { needsComposite = true }

  /// Makes the next frame repaint everything.
  package func invalidateFrame() {
    compositor.invalidate()
    needsComposite = true
    onInvalidate?()
  }

  // MARK: All hosts

  private struct WeakHost {
    weak var host: LayerTreeHost?
  }

  /// Calls `body` with the state of layers in no shown tree, then with that of each host.
  static func forEachState(_ body: (FrameState) -> Void) {
    body(.unshown)
    for entry in hosts { if let host = entry.host { body(host.frame) } }
  }

  static func commitAll() {
    for entry in hosts { entry.host?.commit() }
  }

  static func wakeAll() {
    for entry in hosts { entry.host?.invalidated() }
  }
}
