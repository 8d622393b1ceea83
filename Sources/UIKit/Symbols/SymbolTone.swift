/// The color of a part in multicolor rendering, by the letter of the notation. The colors of the parts are our own choice: the sun is
/// yellow, a cloud gray, rain blue, and so on.
enum SymbolTone: Character {
  case yellow = "y"
  case blue = "b"
  case cyan = "c"
  case green = "g"
  case red = "r"
  case orange = "o"
  case gray = "w"
  case indigo = "i"

  var color: UIColor {
    switch self {
    case .yellow: .systemYellow
    case .blue: .systemBlue
    case .cyan: .systemTeal
    case .green: .systemGreen
    case .red: .systemRed
    case .orange: .systemOrange
    case .gray: .systemGray
    case .indigo: .systemIndigo
    }
  }
}
