import SpriteKit
import XCTest

/// A node of a program, with a value of its own.
@MainActor final class Ship: SKSpriteNode {
  var fuel = 0
  convenience init(fuel: Int) {
    self.init(color: .red, size: CGSize(width: 30, height: 20))
    self.fuel = fuel
  }
  override init(texture: SKTexture?, color: UIColor, size: CGSize) { super.init(texture: texture, color: color, size: size) }
  required init?(coder aDecoder: NSCoder) {
    fuel = aDecoder.decodeInteger(forKey: "fuel")
    super.init(coder: aDecoder)
  }
  override func encode(with aCoder: NSCoder) {
    super.encode(with: aCoder)
    aCoder.encode(fuel, forKey: "fuel")
  }
}

final class NodeArchiveTests: XCTestCase {
  @MainActor func testScenesAreArchived() async throws {
    let scene = SKScene(size: CGSize(width: 320, height: 480))
    scene.backgroundColor = .blue
    scene.scaleMode = .aspectFit
    let ship = Ship(fuel: 7)
    ship.name = "ship"
    ship.position = CGPoint(x: 3, y: 4)
    ship.zRotation = 0.5
    ship.anchorPoint = .zero
    ship.userData = ["key": "value"]
    let label = SKLabelNode(text: "text")
    label.fontSize = 12
    label.horizontalAlignmentMode = .left
    let shape = SKShapeNode(rectOf: CGSize(width: 10, height: 6))
    shape.strokeColor = .green
    let camera = SKCameraNode()
    for node in [label, shape, camera] { ship.addChild(node) }
    scene.addChild(ship)
    scene.camera = camera

    let data = try NSKeyedArchiver.archivedData(withRootObject: scene, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let read = try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? SKScene)
    XCTAssertEqual(read.size, scene.size)
    XCTAssertEqual(read.backgroundColor, .blue)
    XCTAssertEqual(read.scaleMode, .aspectFit)
    let copy = try XCTUnwrap(read.childNode(withName: "ship") as? Ship)
    XCTAssertEqual(copy.fuel, 7)
    XCTAssertEqual(copy.position, ship.position)
    XCTAssertEqual(copy.zRotation, 0.5)
    XCTAssertEqual(copy.frame, ship.frame)
    XCTAssertEqual(copy.color, .red)
    XCTAssertEqual(copy.userData?["key"] as? String, "value")
    XCTAssertTrue(copy.parent === read)
    XCTAssertEqual((copy.children.first as? SKLabelNode)?.text, "text")
    XCTAssertEqual((copy.children.first as? SKLabelNode)?.fontSize, 12)
    XCTAssertEqual((copy.children.first as? SKLabelNode)?.horizontalAlignmentMode, .left)
    XCTAssertEqual(copy.children[1].frame, shape.frame)
    XCTAssertTrue(read.camera != nil && read.camera === copy.children.last)
  }

  @MainActor func testNodesAreMadeWithoutAnArchive() async throws {
    let node = try XCTUnwrap(SKSpriteNode(coder: NSCoder()))
    XCTAssertEqual(node.size, .zero)
  }
}
