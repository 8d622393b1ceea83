/// Returns the factor by which animations are slowed down, which on Apple's systems is the menu item Slow Animations of the simulator. It is
/// always 1 here. Libraries that animate by themselves look the function up by its name, `UIAnimationDragCoefficient`, and call it without
/// asking whether it was found (b3ll/Motion). Own API: Apple does not document the function.
@_cdecl("UIAnimationDragCoefficient")
public func _vitrineAnimationDragCoefficient() -> Float { 1 }
