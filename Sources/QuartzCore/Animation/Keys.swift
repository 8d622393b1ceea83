/// The key under which layers run the animation of a transition.
public let kCATransition = "transition"
/// The action of a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The action of a layer that goes.
public let kCAOnOrderOut = "onOrderOut"
