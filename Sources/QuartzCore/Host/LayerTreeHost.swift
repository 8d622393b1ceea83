import CoreGraphics
import Compositor
import Foundation
import Raster
import RenderTree

/// A layer tree that is shown on a screen: takes it from changes to pixels.
///
/// `commit()` lays out, displays and snapshots what changed; `composite` draws the snapshot at a time. Use it from the main
/// actor. The screen calls `beginFrame` for each frame of its display, so that display links run and animations end.
@MainActor
package final class LayerTreeHost {
  package let rootLayer: CALayer
  /// Between frames: none is drawn while it is used.
  package var compositor: Compositor {
    frames.finish()
    return engine
  }
  private let engine: Compositor
  private let frames: FrameThread
  /// What the nodes of commits are made of.
  let pool: NodePool
  package let displayLinks = DisplayLinks()
  /// Points. The root layer takes it as its bounds.
  package var size: CGSize { didSet { if size != oldValue { resize() } } }
  /// Pixels per point.
  package var scale: CGFloat { didSet { if scale != oldValue { resize() } } }
  /// Behind the root layer. Default black.
  package var background = Pixel(red: 0, green: 0, blue: 0, alpha: 1) { didSet { if background != oldValue { invalidated() } } }
  /// Called once when the first change since the last commit asks for a turn.
  package var onInvalidate: (() -> Void)?
  /// The constraint phase: runs in a commit before layout, and again as long as layout changes constraints. Returns whether it
  /// changed any.
  package var onUpdateConstraints: (() -> Bool)?

  /// The last snapshot; nil before the first commit.
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
    pool = NodePool(depot: compositor.depot)
    self.size = size
    self.scale = scale
    rootLayer.tree.host = self
    resize()
    LayerTreeHost.hosts.removeAll { $0.host == nil }
    LayerTreeHost.hosts.append(WeakHost(host: self))
  }

  deinit { frames.stop() }

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

  /// Something changed, an animation moves, or a display link waits.
  package var needsFrame: Bool {
    needsCommit || needsComposite || fadesTiles || displayLinks.isActive
      || CATransaction.ledger.needsFrames(for: self, at: MediaClock.now())
  }

  /// The time at which frames are needed again although nothing changes until then: an animation begins, or ends unseen.
  package var nextEvent: TimeInterval? { CATransaction.ledger.nextEvent(for: self, after: MediaClock.now()) }

  /// Whether a frame waits for the tiles of tiled layers that show in it, so that it does not depend on time.
  package var waitsForTiles = true

  /// Tiles that came late are on their way.
  var fadesTiles = false

  /// Something in the tree is out of date.
  func invalidated() {
    guard !needsCommit else { return }
    needsCommit = true
    onInvalidate?()
  }

  // MARK: A frame

  /// Before the commit of a frame: calls display links, ends animations whose time is over.
  package func beginFrame(at time: TimeInterval, refreshRate: Double = 60) {
    displayLinks.fire(at: time, refreshRate: refreshRate)
    CATransaction.ledger.retire(at: time, in: self)
  }

  /// The end of a turn: the implicit transaction commits. Layout, display, snapshot; then completions that wait for a commit.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    let now = MediaClock.now()
    CATransaction.ledger.retire(at: now, in: self)
    CATransaction.endImplicit()
    needsCommit = false
    layOut()
    rootLayer.displaySubtreeIfNeeded()
    FrameDrawing.shared.draw(in: self, at: now)
    DrawnOnSight.shared.draw(in: self, at: now, isFrame: false)
    BackingStoreBudget.shared.enforce(at: now)
    CATransaction.ledger.begin(at: now, in: self)
    makeSnapshot()
    CATransaction.endImplicit()
    isCommitting = false
    CATransaction.ledger.runWaiting()
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

  /// Once, naming the first layer that is too deep to be shown.
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

  /// Draws the snapshot as it is at `time` into a buffer of `size` times `scale` pixels, as far as it differs from what the
  /// frame before left there.
  package func composite(at time: TimeInterval, into target: PixelBuffer) -> Frame {
    guard let snapshot = snapshotToShow(at: time) else {
      return Frame(damage: Region(), counters: FrameCounters(), isAnimating: false)
    }
    return compositor.composite(snapshot, at: time, into: target)
  }

  /// The same on another thread, after the frames that were given to it before. `target` is not to be used until `completion`, which
  /// that thread calls, or `finishFrames()`.
  /// - Parameter encore: how animations go on where the next frame is late; nil: they wait.
  package func submit(
    at time: TimeInterval, into target: PixelBuffer, encore: FrameThread.Encore?,
    completion: @escaping @Sendable (Frame, TimeInterval) -> Void
  ) {
    guard let snapshot = snapshotToShow(at: time) else { return }
    frames.submit(.init(snapshot: snapshot, time: time, target: target, encore: encore, completion: completion))
  }

  /// In place of compositing: nobody sees the frame.
  package func passFrame() {
    if snapshot == nil { commit() }
    needsComposite = false
  }

  /// Waits for the frames that were submitted. Animations wait for the next one.
  package func finishFrames() { frames.finish() }

  /// Animations wait for the next frame.
  package func restFrames() { frames.rest() }

  private func snapshotToShow(at time: TimeInterval) -> RenderSnapshot? {
    if snapshot == nil { commit() }
    if DrawnOnSight.shared.draw(in: self, at: time, isFrame: true) {
      BackingStoreBudget.shared.enforce(at: time)
      makeSnapshot()
    }
    BackingStore.epoch += 1
    needsComposite = false
    return snapshot
  }

  /// All of the next frame is drawn again.
  package func invalidateFrame() {
    compositor.invalidate()
    needsComposite = true
    onInvalidate?()
  }

  // MARK: All screens

  private struct WeakHost {
    weak var host: LayerTreeHost?
  }

  static func commitAll() {
    for entry in hosts { entry.host?.commit() }
  }

  static func wakeAll() {
    for entry in hosts { entry.host?.invalidated() }
  }
}
