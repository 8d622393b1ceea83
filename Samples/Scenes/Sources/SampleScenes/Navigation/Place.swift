import UIKit

/// A place to visit.
struct Place {
  let name: String
  let region: String
  let landscape: Landscape

  static let all: [Place] = [
    Place(name: "Alder Lake", region: "Northern Ridge", landscape: Landscape(.day, seed: 3)),
    Place(name: "Quiet Bay", region: "West Coast", landscape: Landscape(.dusk, seed: 7)),
    Place(name: "Fell Pass", region: "High Moor", landscape: Landscape(.dawn, seed: 11)),
    Place(name: "Lantern Hill", region: "Old Forest", landscape: Landscape(.night, seed: 5)),
    Place(name: "Reed Water", region: "Lowlands", landscape: Landscape(.day, seed: 21)),
    Place(name: "Ember Cliff", region: "South Shore", landscape: Landscape(.dusk, seed: 23)),
    Place(name: "Morning Vale", region: "Eastern Reach", landscape: Landscape(.dawn, seed: 31)),
    Place(name: "Star Meadow", region: "Old Forest", landscape: Landscape(.night, seed: 41)),
    Place(name: "Heron Marsh", region: "Lowlands", landscape: Landscape(.day, seed: 43)),
    Place(name: "Far Point", region: "West Coast", landscape: Landscape(.dusk, seed: 47)),
  ]

  var text: String {
    "\(name) lies in the \(region). Come early, stay for the light, and take the long way round: it is the better one."
  }
}
