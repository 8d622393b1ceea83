import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Contents that are drawn tile by tile, as tiles come into sight, on another thread (Apple: CATiledLayer).
///
/// `draw(in:)`, or the delegate's `draw(_:in:)` (of a view whose `layerClass` is this: `draw(_:)`), is called once a tile, **on another thread**
/// than the main one, with the tile as the context's clip, one tile at a time. It is the method that other layers have, so its declaration says
/// `@MainActor`. What it reads must be safe to read there: values that do not change while the layer shows, never other views or
/// layers. Write `nonisolated override func draw(_ rect: CGRect)` and the compiler checks that; without it, closures
/// in a body of Swift 6 mode insist on the main thread and stop the program, as they do on iOS.
///
/// A tile shows what it showed until it is drawn again; one that showed nothing fades in. On a screen without a window a frame waits for its tiles, so that its picture
/// does not depend on time.
open class CATiledLayer: CALayer {
  /// How long a tile that comes after the frame that it should have been in takes to appear, in seconds: 0.25. Override it; 0 is at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The largest tiles, in pixels. Default 256 x 256. Sides below 1 are taken as 1.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { resetTiles() } } }

  /// How many resolutions are kept, each half of the one before; the layer scaled down takes a coarser one. Default 1.
  open var levelsOfDetail = 1 { didSet { if levelsOfDetail != oldValue { wakeTiles() } } }

  /// How many of the resolutions are finer than `contentsScale`, each twice the one before; the layer scaled up takes a finer one.
  /// Default 0.
  open var levelsOfDetailBias = 0 { didSet { if levelsOfDetailBias != oldValue { wakeTiles() } } }

  /// Tiles cover the bounds, whatever is set.
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

  /// Notes which tiles are out of date: they are drawn when they show.
  open override func display() {
    let rects = flags.displaying.rects
    if rects.isEmpty { pyramid.invalidate(nil) } else { rects.forEach(pyramid.invalidate) }
    DrawnOnSight.shared.add(self)
  }

  private func wakeTiles() {
    guard modelLayer == nil else { return }
    DrawnOnSight.shared.add(self)
    wakeHost()
  }

  private func resetTiles() {
    pyramid.forget()
    wakeTiles()
  }

  /// Orders what shows and is missing.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: of the layer, where it shows.
  ///   - waits: whether to return when it is drawn.
  /// - Returns: whether the contents changed.
  func drawTiles(seenBy sight: LayerSight, pixelsPerPoint: CGFloat, waits: Bool, at time: TimeInterval?) -> Bool {
    guard modelLayer == nil, !bounds.isEmpty else { return false }
    let fades = time.map { pyramid.fade(to: $0) } ?? false
    if fades { showTiles() }
    let level = level(for: pixelsPerPoint)
    let form = TilePyramid.Form(
      bounds: bounds, scale: contentsScale, tileSize: tileSize, isOpaque: isOpaque, backdrop: isOpaque ? tileBackdrop : .clear)
    guard let wanted = pyramid.wanted(form, level: level, where: { sight.shows(RasterRect($0)) }) else { return fades }
    for tile in wanted { order(tile) }
    if waits, !pyramid.inbox.wait(seconds: 10) {
      LayerLog.logger.warning("tiles of \(description) took over 10 seconds: they appear when they are drawn")
    }
    return waits && collect(isLate: false) || fades
  }

  var isFading: Bool { pyramid.isFading }

  /// Halvings of the contents' resolution are negative levels, doublings positive ones.
  private func level(for pixelsPerPoint: CGFloat) -> Int {
    let finest = min(max(levelsOfDetailBias, 0), 16)
    let coarsest = min(0, finest - min(max(levelsOfDetail, 1), 32) + 1)
    let ratio = log2(Double(pixelsPerPoint / max(contentsScale, 1e-6)))
    guard ratio.isFinite else { return min(max(0, coarsest), finest) }
    return min(max(Int((min(max(ratio, -64), 64) - 0.01).rounded(.up)), coarsest), finest)
  }

  private func order(_ tile: TilePyramid.Order) {
    let owner = TileOwner(self)
    TileWorker.shared.draw(tile, into: pyramid.inbox, with: owner, in: surroundings) { [weak self] in
      // On the main thread, when nobody waits.
      guard let self, pyramid.inbox.hasNews else { return }
      if collect(isLate: true) { rootHost?.invalidated() }
    }
  }

  /// Takes what was drawn.
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

  /// Those of the view that the layer belongs to, or lies in.
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
