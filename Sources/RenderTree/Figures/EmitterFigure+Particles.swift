import CoreGraphics
import Foundation
import Raster

extension EmitterFigure {
  /// Returns the particles at `t`, in the layer's time.
  ///
  /// - Parameter animations: the animations of the layer. Their values at a particle's birth apply to that particle.
  func field(at t: TimeInterval, animations: [LayerAnimation]) -> ParticleField {
    guard t.isFinite else { return ParticleField([], isAdditive: settings.order == .additive) }
    var maker = ParticleMaker(seed: UInt64(seed), time: t)
    var start = -Double.infinity
    for epoch in past {
      maker.add(epoch.settings, animations: epoch.animations, from: start, to: min(epoch.end, t))
      start = epoch.end
    }
    let own = animations.filter { $0.keyPath.owner == .emitter }
    // The end is exclusive: with `nextUp`, particles born at `t` are included.
    maker.add(settings, animations: own, from: start, to: t.nextUp)
    return ParticleField(maker.ordered(settings.order), isAdditive: settings.order == .additive)
  }
}

/// Computes the particles that are alive at a time.
private struct ParticleMaker {
  private struct Live {
    let particle: ParticleField.Particle
    let birth: Double
    let z: Double
  }

  let seed: UInt64
  let time: Double
  private var live: [Live] = []
  /// The number of births examined.
  private var births = 0

  init(seed: UInt64, time: Double) {
    self.seed = seed
    self.time = time
  }

  func ordered(_ order: EmitterFigure.Order) -> [ParticleField.Particle] {
    let indices = live.indices
    switch order {
    case .unordered, .additive: return live.map(\.particle)
    case .oldestFirst: return indices.sorted { (live[$0].birth, $0) < (live[$1].birth, $1) }.map { live[$0].particle }
    case .oldestLast: return indices.sorted { (live[$1].birth, $0) < (live[$0].birth, $1) }.map { live[$0].particle }
    case .backToFront: return indices.sorted { (live[$0].z, $0) < (live[$1].z, $1) }.map { live[$0].particle }
    }
  }

  /// Adds the living particles that were born in a period in which the settings did not change.
  mutating func add(_ settings: EmitterFigure.Settings, animations: [LayerAnimation], from: Double, to: Double) {
    let isAnimated = !animations.isEmpty
    for (index, cell) in settings.cells.enumerated() where cell.isEnabled {
      let factor = isAnimated ? max(Double(settings.lifetime), 1) : Double(settings.lifetime)
      let memory = cell.memory(factor)
      guard memory > 0 else { continue }
      let start = max(from, time - memory, cell.beginTime, 0)
      var end = to
      if cell.duration > 0 { end = min(end, cell.beginTime + cell.duration) }
      guard start < end else { continue }
      let maximum = Double(EmitterFigure.maximumParticles) / Double(settings.cells.count) / memory
      let key = ParticleClock.hash(seed, UInt64(index))
      let origin = max(cell.beginTime, 0)
      if isAnimated {
        var kept: (Double, EmitterFigure.Settings)?
        func state(at birth: Double) -> EmitterFigure.Settings {
          if let kept, kept.0 == birth { return kept.1 }
          let made = ParticleMaker.settings(settings, animations, at: birth)
          kept = (birth, made)
          return made
        }
        ParticleClock.births(
          from: start, to: end, origin: origin, seed: key,
          rate: { birth in
            let now = state(at: birth)
            return min(Double(now.cells[index].birthRate * now.birthRate), maximum)
          },
          { birth, number in
            let now = state(at: birth)
            return emit(now.cells[index], now, at: birth, ParticleClock.hash(key, number))
          })
      } else {
        let rate = min(Double(cell.birthRate * settings.birthRate), maximum)
        ParticleClock.births(from: start, to: end, origin: origin, rate: rate) { birth, number in
          emit(cell, settings, at: birth, ParticleClock.hash(key, number))
        }
      }
    }
  }

  private static func settings(
    _ settings: EmitterFigure.Settings, _ animations: [LayerAnimation], at t: Double
  ) -> EmitterFigure.Settings {
    var properties = LayerProperties()
    var figure = EmitterFigure()
    figure.settings = settings
    properties.figure = .emitter(figure)
    for animation in animations { animation.apply(to: &properties, at: t) }
    return properties.emitter?.settings ?? settings
  }

  /// Adds a particle of the emitter itself. Returns false if there are enough.
  private mutating func emit(_ cell: EmitterSource, _ settings: EmitterFigure.Settings, at birth: Double, _ key: UInt64) -> Bool {
    let (origin, base) = ParticleEmission.make(settings, key)
    return emit(cell, settings, at: birth, key, origin, base, depth: 0)
  }

  private mutating func emit(
    _ cell: EmitterSource, _ settings: EmitterFigure.Settings, at birth: Double, _ key: UInt64, _ origin: SIMD3<Double>, _ base: Double,
    depth: Int
  ) -> Bool {
    births += 1
    guard births <= EmitterFigure.maximumParticles * 4, live.count < EmitterFigure.maximumParticles else { return false }
    func spread(_ value: CGFloat, _ range: CGFloat, _ channel: UInt64) -> Double {
      Double(value) + Double(range) * (ParticleClock.unit(ParticleClock.hash(key, channel)) - 0.5)
    }
    let life = spread(cell.lifetime, cell.lifetimeRange, 10) * Double(settings.lifetime)
    let age = time - birth
    guard life > 0, life.isFinite, age.isFinite else { return true }
    let speed = spread(cell.velocity, cell.velocityRange, 11) * Double(settings.velocity)
    let longitude = base + spread(cell.emissionLongitude, cell.emissionRange, 12)
    let latitude = spread(cell.emissionLatitude, 0, 13)
    let velocity = SIMD3(cos(longitude) * cos(latitude), sin(longitude) * cos(latitude), sin(latitude)) * speed
    func position(_ age: Double) -> SIMD3<Double> { origin + velocity * age + cell.acceleration * (age * age / 2) }

    if age < life { add(cell, settings, key, age, birth, position(age)) }
    guard depth < EmitterFigure.maximumDepth, !cell.cells.isEmpty else { return true }
    for (index, inner) in cell.cells.enumerated() where inner.isEnabled {
      let memory = inner.memory(Double(settings.lifetime))
      guard memory > 0 else { continue }
      let start = max(birth + max(inner.beginTime, 0), time - memory)
      var end = min(birth + life, time.nextUp)
      if inner.duration > 0 { end = min(end, birth + inner.beginTime + inner.duration) }
      let innerKey = ParticleClock.hash(key, UInt64(1000 + index))
      let rate = min(Double(inner.birthRate), Double(EmitterFigure.maximumParticles) / memory)
      ParticleClock.births(from: start, to: end, origin: birth + max(inner.beginTime, 0), rate: rate) { born, number in
        emit(
          inner, settings, at: born, ParticleClock.hash(innerKey, number), position(born - birth), 0, depth: depth + 1)
      }
    }
    return true
  }

  private mutating func add(
    _ cell: EmitterSource, _ settings: EmitterFigure.Settings, _ key: UInt64, _ age: Double, _ birth: Double, _ position: SIMD3<Double>
  ) {
    let source = cell.source
    guard let image = cell.contents, !source.isEmpty else { return }
    func random(_ channel: UInt64) -> Double { ParticleClock.unit(ParticleClock.hash(key, channel)) - 0.5 }
    let scale = (Double(cell.scale) + Double(cell.scaleRange) * random(14)) * Double(settings.scale) + Double(cell.scaleSpeed) * age
    let size = scale / (cell.contentsScale > 0 ? Double(cell.contentsScale) : 1)
    guard size > 0, size.isFinite, position.x.isFinite, position.y.isFinite else { return }
    var color = SIMD4<Double>.zero
    if let base = cell.color {
      let c = base.sRGB
      color = SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(base.alpha))
    }
    color += cell.colorRange * SIMD4(random(15), random(16), random(17), random(18)) + cell.colorSpeed * age
    color = color.clamped(lowerBound: .zero, upperBound: .one)
    guard color.w > 0.5 / 255 else { return }
    let angle = (Double(cell.spin) + Double(cell.spinRange) * random(19)) * Double(settings.spin) * age
    let middle = Affine(
      translationX: -Double(source.minX) - Double(source.width) / 2, y: -Double(source.minY) - Double(source.height) / 2)
    var transform = middle.concatenating(Affine(scaleX: size, y: size))
    if angle != 0 { transform = transform.concatenating(Affine(rotation: angle)) }
    transform = transform.concatenating(Affine(translationX: position.x, y: position.y))
    func level(_ value: Double) -> UInt8 { UInt8((value * 63).rounded()) }
    live.append(
      Live(
        particle: ParticleField.Particle(
          image: image, source: source, transform: transform, tint: SIMD3(level(color.x), level(color.y), level(color.z)),
          opacity: color.w, isSharp: cell.isSharp), birth: birth, z: position.z))
  }
}
