import CoreGraphics
import Raster

/// The drawing of a layer subclass between its contents and its sublayers, as a value.
package indirect enum LayerFigure: Sendable, Equatable {
  case shape(ShapeFigure)
  case gradient(GradientFigure)
  /// Replaced by copies of the sublayers when the node is presented.
  case replicator(Replication)
  /// Replaced by `particles` when the node is presented.
  case emitter(EmitterFigure)
  case particles(ParticleField)

  package enum Kind: Sendable { case shape, gradient, replicator, emitter, particles }

  package var kind: Kind {
    switch self {
    case .shape: .shape
    case .gradient: .gradient
    case .replicator: .replicator
    case .emitter: .emitter
    case .particles: .particles
    }
  }

  /// Whether the figure is visible only after its node is presented.
  package var isUnfolded: Bool {
    switch self {
    case .replicator, .emitter: true
    case .shape, .gradient, .particles: false
    }
  }

  /// Returns the bounds of everything that the figure draws, in the bounds space of a layer with these bounds.
  package func extent(in bounds: RasterRect) -> RasterRect {
    switch self {
    case .shape(let shape): shape.extent
    case .gradient(let gradient): gradient.colors.isEmpty ? .null : bounds
    case .particles(let field): field.extent
    case .replicator, .emitter: .null
    }
  }

  /// How the figure depends on its backdrop.
  package var use: BackdropUse {
    if case .particles(let field) = self, field.isAdditive { return .blends }
    return []
  }

  /// The number of separately drawn parts that may overlap.
  package var pieces: Int {
    switch self {
    case .shape(let shape): (shape.fills ? 1 : 0) + (shape.strokes ? 1 : 0)
    case .gradient(let gradient): gradient.colors.isEmpty ? 0 : 1
    case .particles(let field): field.particles.count
    case .replicator, .emitter: 0
    }
  }
}

extension LayerProperties {
  package var shape: ShapeFigure? {
    if case .shape(let shape)? = figure { shape } else { nil }
  }

  package var gradient: GradientFigure? {
    if case .gradient(let gradient)? = figure { gradient } else { nil }
  }

  package var replication: Replication? {
    if case .replicator(let replication)? = figure { replication } else { nil }
  }

  package var emitter: EmitterFigure? {
    if case .emitter(let emitter)? = figure { emitter } else { nil }
  }

  /// Changes the shape. Does nothing if the layer is of another kind.
  package mutating func editShape(_ body: (inout ShapeFigure) -> Void) {
    guard case .shape(var shape)? = figure else { return }
    body(&shape)
    figure = .shape(shape)
  }

  package mutating func editGradient(_ body: (inout GradientFigure) -> Void) {
    guard case .gradient(var gradient)? = figure else { return }
    body(&gradient)
    figure = .gradient(gradient)
  }

  package mutating func editReplication(_ body: (inout Replication) -> Void) {
    guard case .replicator(var replication)? = figure else { return }
    body(&replication)
    figure = .replicator(replication)
  }

  package mutating func editEmitter(_ body: (inout EmitterFigure) -> Void) {
    guard case .emitter(var emitter)? = figure else { return }
    body(&emitter)
    figure = .emitter(emitter)
  }
}
