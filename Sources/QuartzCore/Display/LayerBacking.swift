import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The source of a layer's pixels.
@MainActor
package struct LayerBacking {
  enum Source {
    case none
    case image(ImageBacking)
    case store(BackingStore)
    case tiles(TiledStore)
  }

  var source = Source.none
  /// The number of times that the layer's drawing code has run.
  package var drawCount: Int {
    get { Int(count) }
    set { count = UInt32(truncatingIfNeeded: newValue) }
  }
  private var count: UInt32 = 0

  var contents: Any? {
    switch source {
    case .none: nil
    case .image(let image): image.value
    case .store(let store): store
    case .tiles(let store): store
    }
  }

  var layerContents: LayerContents? {
    switch source {
    case .none: nil
    case .image(let image): image.contents
    case .store(let store): store.contents
    case .tiles(let store): store.contents
    }
  }

  var store: BackingStore? {
    if case .store(let store) = source { store } else { nil }
  }

  package var tiles: TiledStore? {
    if case .tiles(let store) = source { store } else { nil }
  }

  /// The memory of the layer's drawing in bytes.
  package var byteCount: Int { store?.byteCount ?? tiles?.byteCount ?? 0 }
  /// Whether there are pixels drawn by the layer.
  var isDrawn: Bool {
    switch source {
    case .none, .image: false
    case .store, .tiles: true
    }
  }
}
