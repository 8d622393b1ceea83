import CoreGraphics
import QuartzCore

extension UIImageView {
  // MARK: Adding effects

  /// Runs an effect on the symbol. Other images are not changed.
  /// - Parameters:
  ///   - animated: if false, shows the final state of a lasting effect, and nothing for other effects.
  ///   - completion: called when the effect ends, is replaced by another of its kind, or is removed.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect, options, animated: animated, completion: completion)
  }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect, options, animated: animated, completion: completion)
  }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.add(effect, options, animated: animated, completion: completion)
  }

  // MARK: Removing effects

  /// Removes the effects of the type of `effect`.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect, options, animated: animated, completion: completion)
  }

  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect, options, animated: animated, completion: completion)
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect, options, animated: animated, completion: completion)
  }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffectsIfLoaded?.removeAll(options, animated: animated)
  }

  // MARK: Replacing the symbol

  /// Sets the image with a transition: the old symbol shrinks and fades while the new one grows. With Reduce Motion it only fades.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    replaceSymbol(image, contentTransition, options, sender: self, completion: completion)
  }

  func replaceSymbol(
    _ image: UIImage, _ transition: any ContentTransitionSymbolEffect, _ options: SymbolEffectOptions, sender: AnyObject,
    completion: UISymbolEffectCompletion?
  ) {
    let old = layer.contents
    self.image = image
    let speed = options.rate.isFinite && options.rate > 0 ? options.rate : 1
    guard window != nil, let old, let new = layer.contents else {
      completion?(UISymbolEffectCompletionContext(sender: sender, isFinished: true, contentTransition: transition))
      return
    }
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = old
    fade.toValue = new
    fade.duration = 0.3
    let group = CAAnimationGroup()
    group.animations = [fade]
    if !UIAccessibility.isReduceMotionEnabled {
      let dip = CAKeyframeAnimation(keyPath: "transform.scale")
      dip.values = [1, 0.7, 1].map { NSNumber(value: $0) }
      dip.duration = 0.3
      group.animations?.append(dip)
    }
    group.duration = 0.3
    group.speed = Float(speed)
    group.delegate = BlockCompletion.once { [weak sender] isFinished in
      completion?(UISymbolEffectCompletionContext(sender: sender, isFinished: isFinished, contentTransition: transition))
    }
    layer.add(group, forKey: "UISymbolEffect.replace")
  }

  /// The contents for the steps of a variable symbol, from none to all; empty for other images.
  var symbolSteps: [CGImage] {
    guard let image, let symbol = image.symbol, let look = symbolLook(of: image),
      let steps = SymbolTable.drawing(named: symbol.name)?.steps, steps > 0
    else { return [] }
    return (0...steps).compactMap { step in
      let frame = SymbolRenderer.image(symbol.name, look.resolved({ resolved($0) }, tint: tintColor), value: Double(step) / Double(steps))
      return (frame.isTinted ? frame.withTintColor(resolved(tintColor), renderingMode: .alwaysOriginal) : frame).cgImage
    }
  }
}
