/// A part of a shape at the position and angle of its body.
enum PlacedPart {
  case polygon([BodyVector])
  case circle(BodyVector, Double)

  init(_ part: BodyShape.Part, of body: RigidBody, rotation: BodyRotation) {
    switch part {
    case .polygon(let corners): self = .polygon(corners.map { body.position + rotation.apply($0) })
    case .circle(let center, let radius): self = .circle(body.position + rotation.apply(center), radius)
    }
  }
}
