extension SKShapeNode {
  /// The path as an object that can be archived.
  fileprivate var archivedPath: UIBezierPath? {
    get { path.map { UIBezierPath(cgPath: $0) } }
    set { path = newValue?.cgPath }
  }
}

// The values of each class that an archive contains. Actions, physics bodies and constraints are not archived.

extension SKNode {
  static func values(of node: SKNode) -> [ArchivedValue] {
    [
      .point("position", node, \.position), .number("zPosition", node, \.zPosition), .number("zRotation", node, \.zRotation),
      .number("xScale", node, \.xScale), .number("yScale", node, \.yScale), .number("alpha", node, \.alpha),
      .number("speed", node, \.speed), .flag("hidden", node, \.isHidden), .flag("paused", node, \.isPaused),
      .flag("userInteractionEnabled", node, \.isUserInteractionEnabled), .text("name", node, \.name),
      .object("userData", node, \.userData), .children("children", node),
    ]
  }
}

extension SKSpriteNode {
  static func values(of node: SKSpriteNode) -> [ArchivedValue] {
    [
      .object("texture", node, \.texture), .object("normalTexture", node, \.normalTexture), .object("color", node, \.color),
      .number("colorBlendFactor", node, \.colorBlendFactor), .choice("blendMode", node, \.blendMode), .size("size", node, \.size),
      .point("centerRect", node, \.centerRect.origin), .size("centerSize", node, \.centerRect.size),
      .point("anchorPoint", node, \.anchorPoint), .integer("lightingBitMask", node, \.lightingBitMask),
      .integer("shadowCastBitMask", node, \.shadowCastBitMask),
    ]
  }
}

extension SKShapeNode {
  static func values(of node: SKShapeNode) -> [ArchivedValue] {
    [
      .object("path", node, \.archivedPath), .object("fillColor", node, \.fillColor), .object("fillTexture", node, \.fillTexture),
      .object("strokeColor", node, \.strokeColor), .object("strokeTexture", node, \.strokeTexture), .number("lineWidth", node, \.lineWidth),
      .number("glowWidth", node, \.glowWidth), .choice("lineCap", node, \.lineCap), .choice("lineJoin", node, \.lineJoin),
      .number("miterLimit", node, \.miterLimit), .flag("antialiased", node, \.isAntialiased), .choice("blendMode", node, \.blendMode),
    ]
  }
}

extension SKLabelNode {
  static func values(of node: SKLabelNode) -> [ArchivedValue] {
    [
      .text("text", node, \.text), .object("attributedText", node, \.attributedText), .text("fontName", node, \.fontName),
      .number("fontSize", node, \.fontSize), .object("fontColor", node, \.fontColor), .object("color", node, \.color),
      .number("colorBlendFactor", node, \.colorBlendFactor), .choice("blendMode", node, \.blendMode),
      .integer("numberOfLines", node, \.numberOfLines), .number("preferredMaxLayoutWidth", node, \.preferredMaxLayoutWidth),
      .choice("lineBreakMode", node, \.lineBreakMode), .choice("horizontalAlignmentMode", node, \.horizontalAlignmentMode),
      .choice("verticalAlignmentMode", node, \.verticalAlignmentMode),
    ]
  }
}

extension SKEffectNode {
  static func values(of node: SKEffectNode) -> [ArchivedValue] {
    [
      .flag("shouldEnableEffects", node, \.shouldEnableEffects), .flag("shouldRasterize", node, \.shouldRasterize),
      .flag("shouldCenterFilter", node, \.shouldCenterFilter), .choice("effectBlendMode", node, \.blendMode),
    ]
  }
}

extension SKScene {
  static func values(of node: SKScene) -> [ArchivedValue] {
    [
      .size("size", node, \.size), .choice("scaleMode", node, \.scaleMode), .object("backgroundColor", node, \.backgroundColor),
      .point("anchorPoint", node, \.anchorPoint), .object("camera", node, \.camera),
    ]
  }
}

extension SKLightNode {
  static func values(of node: SKLightNode) -> [ArchivedValue] {
    [
      .flag("enabled", node, \.isEnabled), .object("lightColor", node, \.lightColor), .object("ambientColor", node, \.ambientColor),
      .object("shadowColor", node, \.shadowColor), .number("falloff", node, \.falloff),
      .integer("categoryBitMask", node, \.categoryBitMask),
    ]
  }
}

extension SKEmitterNode {
  static func values(of node: SKEmitterNode) -> [ArchivedValue] {
    [
      .object("particleTexture", node, \.particleTexture), .number("particleBirthRate", node, \.particleBirthRate),
      .integer("numParticlesToEmit", node, \.numParticlesToEmit), .number("particleLifetime", node, \.particleLifetime),
      .number("particleLifetimeRange", node, \.particleLifetimeRange), .number("particleSpeed", node, \.particleSpeed),
      .number("particleSpeedRange", node, \.particleSpeedRange), .object("particleColor", node, \.particleColor),
      .number("particleColorBlendFactor", node, \.particleColorBlendFactor), .number("particleAlpha", node, \.particleAlpha),
      .number("particleAlphaSpeed", node, \.particleAlphaSpeed), .number("particleScale", node, \.particleScale),
      .number("particleScaleRange", node, \.particleScaleRange), .number("particleScaleSpeed", node, \.particleScaleSpeed),
      .size("particleSize", node, \.particleSize), .number("positionRangeX", node, \.particlePositionRange.dx),
      .number("positionRangeY", node, \.particlePositionRange.dy), .choice("particleBlendMode", node, \.particleBlendMode),
      .number("emissionAngle", node, \.emissionAngle), .number("emissionAngleRange", node, \.emissionAngleRange),
      .number("xAcceleration", node, \.xAcceleration), .number("yAcceleration", node, \.yAcceleration),
    ]
  }
}
