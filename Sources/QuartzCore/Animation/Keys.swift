/// The key under which layers add the animation of a transition.
public let kCATransition = "transition"
/// The action that runs when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The action that runs when a layer is removed.
public let kCAOnOrderOut = "onOrderOut"
