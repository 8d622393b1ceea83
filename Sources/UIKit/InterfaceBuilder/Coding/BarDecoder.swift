internal import InterfaceBuilder

/// Decodes the colours and items of bars.
@MainActor enum BarDecoder {
  static func decode(_ bar: UIToolbar, _ coder: NSCoder) {
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    decodeColors(of: bar, element, loader)
    let items = (element.first("items")?.children ?? []).compactMap { BarLoading.item($0, loader) }
    if !items.isEmpty { bar.items = items }
  }

  static func decode(_ bar: UITabBar, _ coder: NSCoder) {
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    decodeColors(of: bar, element, loader)
    let items = (element.first("items")?.children ?? []).map { BarLoading.tabBarItem($0, loader) }
    if !items.isEmpty { bar.items = items }
  }

  static func decode(_ bar: UINavigationBar, _ coder: NSCoder) {
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    look(of: bar, element, loader)
    let items = (element.first("items")?.all("navigationItem") ?? []).map { element in
      let item = UINavigationItem(title: "")
      BarLoading.decode(item, element, loader)
      return item
    }
    if !items.isEmpty { bar.items = items }
  }

  /// Decodes the appearance of a navigation bar, including one that a navigation controller has created already.
  static func look(of bar: UINavigationBar, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    decodeColors(of: bar, element, loader)
    assign(element.flag("largeTitles") ?? false, to: \.prefersLargeTitles, of: bar)
    if let color = loader.color(element.property("titleTextAttributes")?.property("textColor")) {
      bar.titleTextAttributes = [.foregroundColor: color]
    }
  }

  private static func decodeColors(of bar: any ColoredBar, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    if element["barStyle"] == "black" { bar.barStyle = .black }
    bar.isTranslucent = element.flag("translucent") ?? true
    if let color = loader.color(element.property("barTintColor")) { bar.barTintColor = color }
  }
}

/// The common properties of bars in a file.
@MainActor
private protocol ColoredBar: AnyObject {
  var barStyle: UIBarStyle { get set }
  var isTranslucent: Bool { get set }
  var barTintColor: UIColor? { get set }
}

extension UIToolbar: ColoredBar {}
extension UITabBar: ColoredBar {}
extension UINavigationBar: ColoredBar {}
