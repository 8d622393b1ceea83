/// A placeholder in a menu whose elements are loaded when the menu opens (Apple: UIDeferredMenuElement). Until the provider answers, the
/// menu shows a row with an activity indicator.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements of the last answer. Kept between presentations unless the element is uncached.
  private(set) var loaded: [UIMenuElement]?
  private var waiting: [() -> Void] = []
  private var request = 0

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called once, when its menu first opens.
  public convenience init(_ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates an element whose provider is called each time its menu opens.
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, provider: elementProvider) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDeferredMenuElement(isCached: isCached, provider: provider)
    copy.loaded = loaded
    return copy
  }

  /// Prepares for a new presentation of the menu: the elements of an uncached element are dropped.
  func menuWillOpen() {
    guard !isCached else { return }
    loaded = nil
    waiting = []
    request += 1
  }

  /// Calls the provider, unless a call is in progress.
  /// - Parameter completion: called once `loaded` is set. Not called if it is set already.
  func load(_ completion: @escaping () -> Void) {
    guard loaded == nil else { return }
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    let number = request
    provider { [weak self] elements in
      // A second answer is ignored, and so is one to an earlier presentation.
      guard let self, loaded == nil, request == number else { return }
      loaded = elements
      let waiting = self.waiting
      self.waiting = []
      for done in waiting { done() }
    }
  }
}
