import CoreGraphics
import Foundation
import Raster
import RenderTree

extension CALayer {
  func markNeedsDisplay(_ area: InvalidArea) {
    MainThreadChecker.check("setNeedsDisplay() of \(owner)")
    guard modelLayer == nil else { return }
    var area = area
    if case .rect(let rect) = area {
      guard checked(rect, "invalid rectangle") else { return }
      let visible = rect.standardized.intersection(bounds)
      guard !visible.isNull, !visible.isEmpty else { return }
      area = .rect(visible)
    }
    flags.invalid = flags.invalid.union(area)
    propagate(.display)
  }

  /// Runs the display phase. Hidden and transparent layers wait until they are visible.
  package func displaySubtreeIfNeeded() {
    guard flags.subtreeNeedsDisplay, mayShow || tree.maskOwner != nil else { return }
    flags.subtreeNeedsDisplay = false
    displayOwnContentsIfNeeded()
    var isUnfinished = false
    visitMarked(.display, { $0.flags.subtreeNeedsDisplay }) { layer in
      layer.displaySubtreeIfNeeded()
      if layer.flags.subtreeNeedsDisplay {
        isUnfinished = true
        tree.family?.displayMarks.add(layer)
      }
    }
    if isUnfinished { flags.subtreeNeedsDisplay = true }
    if let mask = tree.mask, mask.flags.subtreeNeedsDisplay { mask.displaySubtreeIfNeeded() }
    // A layer without a size stays marked until it has one.
    if flags.invalid != .none { flags.subtreeNeedsDisplay = true }
  }

  /// Whether the layer may be visible: neither hidden nor transparent. An animated layer may become visible before its values show it.
  private var mayShow: Bool { !isHidden && (properties.opacity > 0 || motion?.entries.isEmpty == false) }

  func displayOwnContentsIfNeeded() {
    guard flags.invalid != .none, !bounds.isEmpty else { return }
    let area = flags.invalid
    flags.invalid = .none
    // Released contents are drawn completely when they become visible again.
    if flags.isPurged, rootHost != nil { return }
    flags.isPurged = false
    flags.displaying = area
    if let meter = LayerMeter.current { meter.display(self) } else { display() }
    flags.displaying = .none
  }

  /// Draws the invalid area into the backing store. The default implementation of the display.
  package func displayByDrawing() {
    let bounds = properties.bounds
    var area = flags.displaying == .none ? .all : flags.displaying
    let scale = properties.contentsScale
    if TiledStore.isNeeded(for: bounds.size, scale: scale) { return displayInTiles(area) }
    guard let size = BackingStore.pixelBounds(of: bounds.size, scale: scale) else {
      LayerLog.invalid("display with a size of \(bounds.size) at scale \(scale)", of: self)
      return dropStore()
    }
    guard !size.isEmpty else { return dropStore() }
    let old = backing.store
    let store = old.flatMap { $0.matches(bounds, scale) ? $0 : nil }
    if store == nil { area = .all }
    let parts = area.rects.map { $0.intersection(bounds) }.filter { !$0.isNull && !$0.isEmpty }
    if area != .all, parts.isEmpty { return }
    let pass = DrawingPass(layer: self, store: store, parts: parts)
    guard canDraw else { return dropStore() }
    if run(pass) { finish(pass) }
  }

  /// Whether the drawing code draws over its earlier pixels instead of a cleared bitmap. The default is false.
  package var keepsPixels: Bool {
    get { flags.keepsPixels }
    set { flags.keepsPixels = newValue }
  }

  /// Whether there is drawing code. A plain layer without a delegate has none.
  var canDraw: Bool { type(of: self) != CALayer.self || delegate != nil }

  /// Runs the drawing code.
  /// - Returns: false if there is no bitmap to draw into.
  func run(_ pass: DrawingPass) -> Bool {
    if type(of: self) == CALayer.self, let delegate = delegate as? any LayerDrawingDelegate {
      backing.drawCount += 1
      delegate.layerWillDraw(self)
      delegate.drawLayer(self, rect: pass.userRect, context: pass.lazyContext)
      return true
    }
    guard let context = pass.lazyContext.context else { return false }
    backing.drawCount += 1
    delegate?.layerWillDraw(self)
    draw(in: context)
    return true
  }

  private func finish(_ pass: DrawingPass) {
    guard let store = pass.finish() else {
      // Nothing was drawn. A complete display removes the contents, a partial one keeps them.
      if pass.isWhole { dropStore() } else if pass.isTouched == false { clearUntouched(pass) }
      return
    }
    backing.source = .store(store)
    invalidateNode()
    frameState.budget.add(self)
  }

  /// Clears the rectangle of a partial redraw that drew nothing.
  private func clearUntouched(_ pass: DrawingPass) {
    guard pass.lazyContext.context != nil, let store = pass.finish() else { return }
    backing.source = .store(store)
    invalidateNode()
  }

  func dropStore() {
    guard backing.isDrawn else { return }
    backing.source = .none
    invalidateNode()
  }

  /// Releases the bitmap. It is drawn again when the layer becomes visible.
  package func purgeBackingStore() {
    guard backing.isDrawn else { return }
    dropStore()
    flags.isPurged = true
    frameState.drawnWhenVisible.add(self)
    wakeHost()
  }

  func setContentsGravity(_ value: CALayerContentsGravity) {
    guard value != contentsGravity else { return }
    guard let gravity = ContentsGravity(rawValue: value.rawValue) else {
      return LayerLog.invalid("contentsGravity \(value.rawValue)", of: self)
    }
    change("contentsGravity") { properties.contentsGravity = gravity }
  }

  func setFilter(_ part: WritableKeyPath<LayerProperties, ContentsFilter>, to value: CALayerContentsFilter) {
    let filter = ContentsFilter(rawValue: value.rawValue) ?? .linear
    if filter != properties[keyPath: part] { changeSilently { properties[keyPath: part] = filter } }
  }

  func setContents(_ value: Any?) {
    if value == nil, case .none = backing.source { return }
    if let new = value as? CGImage, case .image(let old) = backing.source, new === old.value as? CGImage { return }
    change("contents") {
      flags.isPurged = false
      switch value {
      case nil: backing.source = .none
      case let store as BackingStore: backing.source = .store(store)
      case let store as TiledStore: backing.source = .image(ImageBacking(store, store.contents))
      case let image as CGImage:
        backing.source = .image(ImageBacking(image, LayerContents(pixels: image.pixels, revision: BackingStore.nextRevision())))
      case let contents as LayerContents: backing.source = .image(ImageBacking(contents, contents))
      case let value?: backing.source = .image(ImageBacking(value, nil))
      }
    }
  }
}
