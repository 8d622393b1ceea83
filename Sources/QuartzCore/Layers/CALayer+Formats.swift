extension CALayer {
  /// Stored; has no effect on Linux, where there is one pixel format.
  public var contentsFormat: CALayerContentsFormat {
    get { rareState?.contentsFormat ?? .RGBA8Uint }
    set { if newValue != contentsFormat { grownState.contentsFormat = newValue } }
  }

  /// Stored; has no effect on Linux.
  public var minificationFilterBias: Float {
    get { rareState?.minificationFilterBias ?? 0 }
    set { if newValue != minificationFilterBias { grownState.minificationFilterBias = newValue } }
  }
}
