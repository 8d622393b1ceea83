import UIKit

/// Particle emitters: fire with smoke, fireworks, snow, and sparks that follow a finger.
final class EmitterController: SceneViewController {
  private let panels = [
    ParticlePanel(name: "Fire and smoke", Particles.fire), ParticlePanel(name: "Fireworks", Particles.fireworks),
    ParticlePanel(name: "Snow", Particles.snow), ParticlePanel(name: "Sparks: drag them", Particles.sparks, follows: true),
  ]

  init() { super.init(title: "Emitter", subtitle: "Particles: the same at the same time, at every run.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for panel in panels { content.addSubview(panel) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 12
    let width = (content.bounds.width - 2 * Self.margin - gap) / 2
    let height = (content.bounds.height - Self.margin - gap) / 2
    for (index, panel) in panels.enumerated() {
      panel.frame = CGRect(
        x: Self.margin + CGFloat(index % 2) * (width + gap), y: CGFloat(index / 2) * (height + gap), width: width, height: height)
    }
  }
}

#if os(iOS)
  #Preview("Emitter") { EmitterController() }
#endif
