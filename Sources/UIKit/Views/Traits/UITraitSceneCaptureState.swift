/// Whether the scene is recorded (Apple: UITraitSceneCaptureState).
public struct UITraitSceneCaptureState: CollectedTrait {
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UISceneCaptureState { traitCollection.sceneCaptureState }
  static func collection(_ value: UISceneCaptureState) -> UITraitCollection { UITraitCollection(sceneCaptureState: value) }
}
