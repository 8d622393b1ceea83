package import InterfaceBuilder

extension InterfaceLoader {
  /// Returns the colour of an element; nil if there is none.
  package func color(_ element: InterfaceElement?) -> UIColor? { element.flatMap(InterfaceColor.init).map { color($0, like: element) } }

  func color(_ value: InterfaceColor, like element: InterfaceElement? = nil) -> UIColor {
    switch value {
    case .components(let red, let green, let blue, let alpha): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name, _):
      if let color = SystemColors.color(named: name) { return color }
      if case .components? = document.resources.systemColors[name] { return color(document.resources.systemColors[name]!) }
      if let element, let white = element.number("white") { return UIColor(white: white, alpha: element.number("alpha") ?? 1) }
      return .label
    case .named(let name):
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
      if let stored = document.resources.namedColors[name], stored != value { return color(stored) }
      return .systemGray
    }
  }

  func font(_ element: InterfaceElement?) -> UIFont? {
    guard let element, let font = InterfaceFont(element) else { return nil }
    switch font {
    case .system(let size, let weight): return .systemFont(ofSize: size, weight: InterfaceWords.weights[weight] ?? .regular)
    case .italic(let size): return .italicSystemFont(ofSize: size)
    case .style(let name):
      let style = UIFont.TextStyle(rawValue: name), font = UIFont.preferredFont(forTextStyle: style)
      return surroundings?.pointSize(of: style).map { font.withSize($0) } ?? font
    case .named(let name, let family, let size):
      let font =
        UIFont(name: name, size: size) ?? UIFont(name: family, size: size) ?? .systemFont(ofSize: size, weight: Self.weight(in: name))
      return surroundings?.font(named: name, size: size, like: font) ?? font
    }
  }

  /// Returns the weight that is part of a PostScript name.
  private static func weight(in name: String) -> UIFont.Weight {
    let words = name.lowercased()
    for (word, weight) in [
      ("ultralight", UIFont.Weight.ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("demi", .semibold),
      ("semibold", .semibold), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ] where words.contains(word) { return weight }
    return .regular
  }

  /// Returns the image with a name, or a placeholder of the size that the file states.
  func image(_ name: String?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    guard let known = document.resources.images[name] else { return nil }
    return StandInImage.make(size: CGSize(width: known.width, height: known.height))
  }

  /// Returns the image of a property, rendered as the image reference of the element states.
  func image(_ key: String, of element: InterfaceElement) -> UIImage? {
    let reference = element.children.first { $0["key"] == key && $0.name == "imageReference" }
    guard let name = reference?["image"] ?? element[key], !name.isEmpty else { return nil }
    guard (reference ?? element)["catalog"] == "system" else { return rendered(image(name), reference) }
    var image = UIImage(systemName: name)
    if let scale = InterfaceWords.symbolScales[reference?["symbolScale"] ?? ""] {
      image = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    return rendered(image, reference)
  }

  private func rendered(_ image: UIImage?, _ reference: InterfaceElement?) -> UIImage? {
    switch reference?["renderingMode"] {
    case "original": image?.withRenderingMode(.alwaysOriginal)
    case "template": image?.withRenderingMode(.alwaysTemplate)
    default: image
    }
  }

  func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let weight = InterfaceWords.symbolWeights[element["weight"] ?? ""] ?? .unspecified
    let scale = InterfaceWords.symbolScales[element["scale"] ?? ""] ?? .unspecified
    switch element["configurationType"] {
    case "pointSize":
      return UIImage.SymbolConfiguration(pointSize: CGFloat(element.number("pointSize") ?? 17), weight: weight, scale: scale)
    case "font":
      guard let font = font(element.property("fontDescription")) else { fallthrough }
      return UIImage.SymbolConfiguration(font: font, scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
    default: return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    }
  }
}
