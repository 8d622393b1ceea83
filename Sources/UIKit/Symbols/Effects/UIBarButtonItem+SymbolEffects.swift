extension UIBarButtonItem {
  /// The image view that currently shows the item's symbol.
  private var symbolView: UIImageView? { (shownView as? UIButton)?.imageView }

  /// Runs an effect on the symbol of the item, if a bar shows it.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.symbolEffects.add(effect, options, animated: animated, sender: self, completion: nil)
  }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.symbolEffects.add(effect, options, animated: animated, sender: self, completion: nil)
  }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolView?.symbolEffects.add(effect, options, animated: animated, sender: self, completion: nil)
  }

  /// Removes the effects of the type of `effect`.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.symbolEffects.remove(effect, options, animated: animated, completion: nil)
  }

  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolView?.symbolEffects.remove(effect, options, animated: animated, completion: nil)
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolView?.symbolEffects.remove(effect, options, animated: animated, completion: nil)
  }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolView?.symbolEffectsIfLoaded?.removeAll(options, animated: animated)
  }

  /// Sets the image of the item. A bar that shows the item creates its button again, so the change has no transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
