extension CALayer {
  /// Kept: there is one format inside.
  public var contentsFormat: CALayerContentsFormat {
    get { rareState?.contentsFormat ?? .RGBA8Uint }
    set { if newValue != contentsFormat { grownState.contentsFormat = newValue } }
  }

  /// Kept: pictures are reduced as they have to be.
  public var minificationFilterBias: Float {
    get { rareState?.minificationFilterBias ?? 0 }
    set { if newValue != minificationFilterBias { grownState.minificationFilterBias = newValue } }
  }
}
