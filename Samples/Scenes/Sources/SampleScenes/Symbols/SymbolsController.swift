import UIKit

/// Symbols, and some of them in various weights, scales and colours.
final class SymbolsController: UIViewController {
  private static let names = [
    "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.up.chevron.down",
    "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.up.right", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.uturn.left", "arrow.triangle.2.circlepath", "arrow.up.arrow.down", "arrow.left.arrow.right", "repeat", "shuffle", "ellipsis",
    "line.3.horizontal", "line.3.horizontal.decrease", "list.bullet", "list.number", "text.align.left", "textformat", "bold", "italic",
    "underline", "square.grid.2x2", "square.grid.3x3", "slider.horizontal.3", "sidebar.left", "square.and.arrow.up",
    "square.and.arrow.down", "square.and.pencil", "square.on.square", "viewfinder", "door.right", "power", "link", "exclamationmark",
    "questionmark", "info.circle", "exclamationmark.triangle.fill", "checkmark.seal.fill", "checkmark.shield", "number", "percent", "at",
    "dollar", "magnifyingglass", "gearshape", "gearshape.fill", "house", "house.fill", "person", "person.fill", "person.2", "person.3",
    "person.circle", "person.badge.plus", "heart", "heart.fill", "star", "star.fill", "bell", "bell.fill", "bell.slash", "bookmark",
    "bookmark.fill", "tag", "flag.fill", "folder", "folder.fill", "trash", "trash.fill", "paperplane.fill", "envelope", "envelope.fill",
    "phone.fill", "doc", "doc.text", "doc.on.doc", "clipboard", "pencil", "calendar", "clock", "clock.fill", "alarm", "timer", "stopwatch",
    "hourglass", "lock.fill", "lock.open", "key.fill", "eye", "eye.slash", "faceid", "cart", "bag", "creditcard", "gift", "book",
    "newspaper",
    "graduationcap", "hammer.fill", "wrench", "paintbrush", "paintpalette", "scissors", "paperclip", "pin.fill", "hand.thumbsup",
    "hand.thumbsdown.fill", "bubble.left", "text.bubble.fill", "tray", "archivebox", "shippingbox", "building.2", "briefcase", "cube",
    "crown",
    "trophy.fill", "face.smiling", "lightbulb", "map", "mappin", "location.fill", "car.fill", "bus", "tram", "bicycle", "airplane",
    "fork.knife",
    "cup.and.saucer", "bed.double", "stethoscope", "cross.fill", "bandage", "chart.bar.fill", "chart.pie", "chart.line", "globe",
    "play.fill",
    "pause.fill", "stop.fill", "forward.fill", "backward.fill", "forward.end.fill", "record.circle", "speaker.wave.2.fill", "speaker.slash",
    "mic.fill", "mic.slash", "music.note", "headphones", "waveform", "camera", "camera.fill", "photo", "video.fill", "film", "tv",
    "display",
    "laptopcomputer", "iphone", "ipad", "applewatch", "printer", "keyboard", "gamecontroller.fill", "battery.100", "battery.25", "wifi",
    "wifi.slash", "antenna.radiowaves.left.and.right", "simcard", "cpu", "terminal", "qrcode", "barcode", "sun.max.fill", "moon.fill",
    "cloud",
    "cloud.rain", "cloud.sun.fill", "snowflake", "wind", "drop.fill", "flame", "bolt.fill", "leaf", "tree", "pawprint.fill", "sparkles",
    "wand.and.stars", "mountain.2.fill", "figure.walk", "figure.run", "ear", "brain", "hand", "no.such.symbol",
  ]
  private var grid: [UIImageView] = []
  private var looks: [[UIImageView]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let plain = UIImage.SymbolConfiguration(pointSize: 14)
    grid = Self.names.map { UIImageView(image: UIImage(systemName: $0, withConfiguration: plain)) }
    for image in grid { image.tintColor = .label }
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    looks.append(weights.map { make("gearshape", UIImage.SymbolConfiguration(pointSize: 20, weight: $0)) })
    looks.append(
      [UIImage.SymbolScale.small, .medium, .large].map {
        make("heart.fill", UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: $0))
      }
        + [UIColor.systemBlue, .systemGreen, .systemOrange].map {
          make("person.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: $0))
        }
        + [[UIColor.white, .systemRed], [.white, .systemIndigo], [.black, .systemYellow]].map {
          make("xmark.circle.fill", UIImage.SymbolConfiguration(paletteColors: $0))
        })
    for image in grid + looks.joined() {
      image.contentMode = .center
      view.addSubview(image)
    }
  }

  private func make(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
    UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20).applying(configuration)))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let columns = 12, side = (view.bounds.width - 15) / CGFloat(columns)
    for (index, image) in grid.enumerated() {
      image.frame = CGRect(x: 7.5 + side * CGFloat(index % columns), y: 8 + 34 * CGFloat(index / columns), width: side, height: 34)
    }
    let top = 16 + 34 * CGFloat((grid.count + columns - 1) / columns)
    for (row, images) in looks.enumerated() {
      for (index, image) in images.enumerated() {
        image.frame = CGRect(x: 16 + 38 * CGFloat(index), y: top + 44 * CGFloat(row), width: 38, height: 44)
      }
    }
  }
}

#if os(iOS)
  #Preview("Symbols", traits: .fixedLayout(width: 375, height: 720)) { SymbolsController() }
#endif
