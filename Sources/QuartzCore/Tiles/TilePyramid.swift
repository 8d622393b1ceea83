import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The tiles of a `CATiledLayer`, in each resolution that has been visible.
@MainActor
final class TilePyramid {
  /// The layer properties that the tiles depend on. If they change, all tiles are drawn anew.
  struct Configuration: Equatable, Sendable {
    var bounds: CGRect
    var scale: CGFloat
    var tileSize: CGSize
    var isOpaque: Bool
    var backdrop: Pixel
  }

  struct Key: Hashable, Sendable {
    var generation: UInt64
    var level: Int
    var index: Int
  }

  /// A request to draw a tile.
  struct Request: Sendable {
    var key: Key
    /// The rectangle in pixels of its level.
    var rect: PixelRect
    /// The transform from the layer's coordinates to pixels.
    var transform: CGAffineTransform
    var isOpaque: Bool
    var backdrop: Pixel
    /// The number of invalidations before the request.
    var serial: UInt64
  }

  private struct Tile {
    var pixels: PixelBuffer
    var revision: UInt64
    var serial: UInt64
    /// The number of the frame in which the tile was last visible.
    var lastVisible: UInt64
    /// The time at which the tile arrived, if it was too late for its first frame; nil otherwise.
    var arrivalTime: TimeInterval?
  }

  private struct Level {
    var grid: TileGrid
    var tiles: [Int: Tile] = [:]
    /// The serial number of each tile's last invalidation.
    var stale: [Int: UInt64] = [:]
  }

  /// The maximum memory of invisible tiles, in bytes.
  static let limit = 64 << 20
  /// The maximum number of pixels of one layer's tiles that are drawn for one frame.
  private static let maximumShownPixels = 64 << 20

  let inbox = TileInbox()
  private(set) var contents: LayerContents?
  /// The generation and level that `contents` shows.
  private var shownPart: (generation: UInt64, level: Int)?
  private var configuration: Configuration?
  private var generation: UInt64 = 0
  private var levels: [Int: Level] = [:]
  private var level = 0
  /// The visible tiles of the current level.
  private var shown: [Int] = []
  private var serial: UInt64 = 1
  private var clock: UInt64 = 0

  /// Discards everything that was drawn.
  func forget() { configuration = nil }

  /// Marks a rectangle in the layer's coordinates as changed; nil for the whole layer. It is drawn again where it is visible.
  func invalidate(_ rect: CGRect?) {
    serial += 1
    for (number, level) in levels {
      for index in level.tiles.keys {
        if let rect, let configuration, !Self.layerRect(level.grid.rect(index), configuration, number).intersects(rect) { continue }
        levels[number]?.stale[index] = serial
      }
    }
    lateSerial = serial
  }

  /// Tiles that were requested before this serial number are drawn again after they arrive.
  private var lateSerial: UInt64 = 0

  private static func pixelsPerPoint(_ configuration: Configuration, _ level: Int) -> CGFloat {
    configuration.scale * CGFloat(exp2(Double(level)))
  }

  private static func layerRect(_ rect: PixelRect, _ configuration: Configuration, _ level: Int) -> CGRect {
    let k = pixelsPerPoint(configuration, level)
    return CGRect(
      x: configuration.bounds.minX + CGFloat(rect.minX) / k, y: configuration.bounds.minY + CGFloat(rect.minY) / k,
      width: CGFloat(rect.width) / k,
      height: CGFloat(rect.height) / k)
  }

  /// Returns requests for the tiles that must be drawn for a frame; nil if the layer cannot have tiles.
  ///
  /// - Parameter isShown: whether a part of a rectangle in the layer's coordinates is visible.
  func requests(_ configuration: Configuration, level: Int, where isShown: (CGRect) -> Bool) -> [Request]? {
    clock += 1
    if configuration != self.configuration {
      self.configuration = configuration
      generation += 1
      levels = [:]
      inbox.cancel { _ in true }
    }
    if levels[level] == nil {
      guard let grid = Self.grid(configuration, level) else { return nil }
      levels[level] = Level(grid: grid)
    }
    guard var current = levels[level] else { return nil }
    self.level = level
    let grid = current.grid
    shown = grid.tiles { isShown(Self.layerRect($0, configuration, level)) }
    shown = Array(shown.prefix(max(1, Self.maximumShownPixels / max(1, grid.tileWidth * grid.tileHeight)))).sorted()
    let visible = Set(shown)
    let generation = generation
    inbox.cancel { $0.generation != generation || $0.level != level || !visible.contains($0.index) }
    let k = Self.pixelsPerPoint(configuration, level)
    let transform = CGAffineTransform(a: k, b: 0, c: 0, d: k, tx: -configuration.bounds.minX * k, ty: -configuration.bounds.minY * k)
    var requests: [Request] = []
    for index in shown {
      current.tiles[index]?.lastVisible = clock
      let key = Key(generation: generation, level: level, index: index)
      if current.tiles[index] != nil, current.stale[index] == nil { continue }
      if inbox.isRequested(key) { continue }
      requests.append(
        Request(
          key: key, rect: grid.rect(index), transform: transform, isOpaque: configuration.isOpaque, backdrop: configuration.backdrop,
          serial: serial))
    }
    levels[level] = current
    return requests
  }

  private static func grid(_ configuration: Configuration, _ level: Int) -> TileGrid? {
    let k = Double(pixelsPerPoint(configuration, level))
    let width = (Double(configuration.bounds.width) * k - 1e-6).rounded(.up),
      height = (Double(configuration.bounds.height) * k - 1e-6).rounded(.up)
    // Above this size, whole pixels cannot be distinguished.
    guard width >= 1, height >= 1, width <= 8e6, height <= 8e6 else { return nil }
    func side(_ wanted: CGFloat) -> Int { wanted >= 1 ? Int(min(wanted, 4096)) : 1 }
    return TileGrid(
      bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)), tileWidth: side(configuration.tileSize.width),
      tileHeight: side(configuration.tileSize.height))
  }

  /// Adds tiles that were drawn.
  /// - Parameters:
  ///   - lateness: the display time of a frame that was shown without the tiles; new tiles then fade in. nil if no frame was.
  ///   - fade: the duration of the fade in seconds.
  /// - Returns: whether the contents changed.
  func add(_ drawn: [TileInbox.Drawn], lateness: TimeInterval? = nil, fade: TimeInterval = 0) -> Bool {
    fadeDuration = fade
    for result in drawn where result.request.key.generation == generation {
      let (key, request) = (result.request.key, result.request)
      guard let pixels = result.pixels else {
        LayerLog.logger.warning("no memory for a tile of \(request.rect.width) x \(request.rect.height) pixels")
        continue
      }
      let arrivalTime = levels[key.level]?.tiles[key.index].map(\.arrivalTime) ?? (fade > 0 ? lateness : nil)
      levels[key.level]?.tiles[key.index] = Tile(
        pixels: pixels, revision: BackingStore.nextRevision(), serial: request.serial, lastVisible: clock, arrivalTime: arrivalTime)
      if let stale = levels[key.level]?.stale[key.index], stale <= request.serial { levels[key.level]?.stale[key.index] = nil }
      if request.serial < lateSerial { levels[key.level]?.stale[key.index] = lateSerial }
    }
    return update(hasNew: !drawn.isEmpty, at: lateness)
  }

  // MARK: Fading in

  private var fadeDuration: TimeInterval = 0
  /// The time for which `contents` shows fading tiles; nil if none is fading.
  private var fadeTime: TimeInterval?

  /// Whether visible tiles are fading in.
  var isFading: Bool { fadeTime != nil }

  /// Returns the opacity of a tile: it increases evenly and is 1 `duration` seconds after the tile's arrival.
  static func opacity(arrivalTime: TimeInterval, duration: TimeInterval, at time: TimeInterval) -> Double {
    duration > 0 ? min(max((time - arrivalTime) / duration, 0), 1) : 1
  }

  /// Updates the fading tiles to a time.
  /// - Returns: whether the contents changed.
  func fade(to time: TimeInterval) -> Bool {
    guard let fadeTime, fadeTime != time, let shownPart else { return false }
    show(shownPart.level, at: time)
    return true
  }

  private func show(_ number: Int, at time: TimeInterval?) {
    guard let level = levels[number] else { return }
    var fades = false
    let tiles = level.tiles.mapValues { tile -> ContentTiles.Tile in
      let whole = ContentTiles.Tile(pixels: tile.pixels, revision: tile.revision, dirty: nil, base: tile.revision &- 1)
      guard let arrivalTime = tile.arrivalTime, let time else { return whole }
      let opacity = Self.opacity(arrivalTime: arrivalTime, duration: fadeDuration, at: time)
      guard opacity < 1, let pixels = PixelBuffer(bounds: tile.pixels.bounds) else { return whole }
      fades = true
      Canvas(pixels).draw(tile.pixels, dx: 0, dy: 0, source: nil, opacity: UInt8((opacity * 255).rounded()))
      let revision = BackingStore.nextRevision()
      return ContentTiles.Tile(pixels: pixels, revision: revision, dirty: nil, base: revision &- 1)
    }
    fadeTime = fades ? time : nil
    if !fades {
      for index in level.tiles.keys where level.tiles[index]?.arrivalTime != nil { levels[number]?.tiles[index]?.arrivalTime = nil }
    }
    contents = LayerContents(
      tiles: ContentTiles(grid: level.grid, isOpaque: (configuration?.isOpaque ?? false) && !fades, tiles: tiles),
      revision: BackingStore.nextRevision())
  }

  /// Updates the contents. Another resolution is shown when all of its visible tiles exist; until then the previous one is stretched.
  private func update(hasNew: Bool, at time: TimeInterval?) -> Bool {
    guard configuration != nil, let current = levels[level] else { return false }
    let isComplete = shown.allSatisfy { current.tiles[$0] != nil }
    let isSame = shownPart?.generation == generation && shownPart?.level == level
    guard isComplete || isSame || (contents == nil && hasNew) else { return false }
    if isSame, !hasNew { return false }
    dropUnseen()
    shownPart = (generation, level)
    // This level replaces another resolution at once, without a fade.
    if !isSame, contents != nil, isComplete { for index in current.tiles.keys { levels[level]?.tiles[index]?.arrivalTime = nil } }
    show(level, at: time ?? fadeTime)
    return true
  }

  /// Removes the tiles that have been invisible for the longest time.
  private func dropUnseen() {
    func bytes(_ tile: Tile) -> Int { tile.pixels.stride * tile.pixels.height * 4 }
    var hidden: [(level: Int, index: Int, tile: Tile)] = []
    let visible = Set(shown)
    for (number, level) in levels {
      for (index, tile) in level.tiles where number != self.level || !visible.contains(index) { hidden.append((number, index, tile)) }
    }
    var total = hidden.reduce(0) { $0 + bytes($1.tile) }
    guard total > Self.limit else { return }
    for entry in hidden.sorted(by: { ($0.tile.lastVisible, $0.index) < ($1.tile.lastVisible, $1.index) }) where total > Self.limit {
      levels[entry.level]?.tiles[entry.index] = nil
      levels[entry.level]?.stale[entry.index] = nil
      total -= bytes(entry.tile)
    }
  }
}
