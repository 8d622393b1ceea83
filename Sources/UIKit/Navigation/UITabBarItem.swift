/// One tab (Apple: UITabBarItem).
open class UITabBarItem: UIBarItem {
  /// What stands in place of `image` while the tab is chosen.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// Text on red at the image's corner; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// nil is red.
  open var badgeColor: UIColor? { didSet { changed() } }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
