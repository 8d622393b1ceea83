import CoreGraphics
import Foundation
import Raster
import RenderTree

/// A layer whose contents are drawn tile by tile on another thread, when the tiles become visible (Apple: CATiledLayer).
///
/// `draw(in:)`, or the delegate's `draw(_:in:)` (for a view with this `layerClass`: `draw(_:)`), is called once for each tile, **on a
/// thread other than the main thread**, one tile at a time, with the tile as the context's clip. The method is the same as that of other
/// layers, so its declaration says `@MainActor`. It must read only values that are safe to read there, because they do not change while the
/// layer is shown, and never other views or layers. Write `nonisolated override func draw(_ rect: CGRect)` to make the compiler check this.
/// Without it, closures in a body in Swift 6 mode require the main thread and stop the program, as they do on iOS.
///
/// A tile keeps its old picture until it is redrawn; a new tile fades in. On a screen without a window a frame waits for its
/// tiles, so its pixels do not depend on timing.
open class CATiledLayer: CALayer {
  /// Returns the seconds in which a tile fades in that is drawn too late for its first frame. The default is
  /// 0.25; override it to return 0 for no fade.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The maximum size of the tiles in pixels. The default is 256 × 256. Sides below 1 are treated as 1.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { resetTiles() } } }

  /// The number of resolutions, each half of the previous one. A scaled-down layer uses a coarser one. The default is 1.
  open var levelsOfDetail = 1 { didSet { if levelsOfDetail != oldValue { wakeTiles() } } }

  /// The number of resolutions above `contentsScale`, each twice the previous one. A scaled-up layer uses a finer one. The default is 0.
  open var levelsOfDetailBias = 0 { didSet { if levelsOfDetailBias != oldValue { wakeTiles() } } }

  /// Always resize: tiles cover the bounds. Setting it has no effect.
  open override var contentsGravity: CALayerContentsGravity {
    get { .resize }
    set {}
  }

  private lazy var pyramid = TilePyramid()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    (tileSize, levelsOfDetail, levelsOfDetailBias) = (other.tileSize, other.levelsOfDetail, other.levelsOfDetailBias)
  }

  /// Marks the tiles that are out of date. They are drawn when they are visible.
  open override func display() {
    let rects = flags.displaying.rects
    if rects.isEmpty { pyramid.invalidate(nil) } else { rects.forEach(pyramid.invalidate) }
    frameState.drawnWhenVisible.add(self)
  }

  private func wakeTiles() {
    guard modelLayer == nil else { return }
    frameState.drawnWhenVisible.add(self)
    wakeHost()
  }

  private func resetTiles() {
    pyramid.forget()
    wakeTiles()
  }

  /// Requests the visible tiles that are missing.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: the resolution at which the layer is visible.
  ///   - waits: whether to return only after the tiles are drawn.
  /// - Returns: whether the contents changed.
  func drawTiles(in visibility: LayerVisibility, pixelsPerPoint: CGFloat, waits: Bool, at time: TimeInterval?) -> Bool {
    guard modelLayer == nil, !bounds.isEmpty else { return false }
    let fades = time.map { pyramid.fade(to: $0) } ?? false
    if fades { showTiles() }
    let level = level(for: pixelsPerPoint)
    let configuration = TilePyramid.Configuration(
      bounds: bounds, scale: contentsScale, tileSize: tileSize, isOpaque: isOpaque, backdrop: isOpaque ? tileBackdrop : .clear)
    guard let requests = pyramid.requests(configuration, level: level, where: { visibility.shows(RasterRect($0)) }) else { return fades }
    for tile in requests { requestDrawing(tile) }
    if waits, !pyramid.inbox.wait(seconds: 10) {
      LayerLog.logger.warning("tiles of \(description) took over 10 seconds: they appear when they are drawn")
    }
    return waits && collect(isLate: false) || fades
  }

  var isFading: Bool { pyramid.isFading }

  /// Returns the level of detail. Negative levels halve the resolution of the contents, positive ones double it.
  private func level(for pixelsPerPoint: CGFloat) -> Int {
    let finest = min(max(levelsOfDetailBias, 0), 16)
    let coarsest = min(0, finest - min(max(levelsOfDetail, 1), 32) + 1)
    let ratio = log2(Double(pixelsPerPoint / max(contentsScale, 1e-6)))
    guard ratio.isFinite else { return min(max(0, coarsest), finest) }
    return min(max(Int((min(max(ratio, -64), 64) - 0.01).rounded(.up)), coarsest), finest)
  }

  private func requestDrawing(_ tile: TilePyramid.Request) {
    let owner = TileOwner(self)
    TileWorker.shared.draw(tile, into: pyramid.inbox, with: owner, in: surroundings) { [weak self] in
      // On the main thread, for tiles that no frame waited for.
      guard let self, pyramid.inbox.hasDrawnTiles else { return }
      if collect(isLate: true) { rootHost?.invalidated() }
    }
  }

  /// Takes the tiles that were drawn.
  private func collect(isLate: Bool) -> Bool {
    let drawn = pyramid.inbox.take()
    backing.drawCount += drawn.count
    let duration = type(of: self).fadeDuration()
    guard pyramid.add(drawn, lateness: isLate ? MediaClock.now() : nil, fade: duration.isFinite ? duration : 0) else { return false }
    showTiles()
    return true
  }

  private func showTiles() {
    backing.source = .image(ImageBacking(pyramid, pyramid.contents))
    invalidateNode()
  }

  /// The environment of the nearest view that the layer belongs to.
  private var surroundings: TileSurroundings? {
    var next: CALayer? = self
    while let layer = next {
      if let view = layer.delegate as? any LayerDrawingDelegate { return view.tileSurroundings }
      next = layer.superlayer
    }
    return nil
  }

  private var tileBackdrop: Pixel {
    guard let color = backgroundColor?.pixel, color.isOpaque else { return Pixel(red: 0, green: 0, blue: 0, alpha: 1) }
    return color
  }
}
