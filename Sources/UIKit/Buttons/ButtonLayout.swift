import CoreGraphics

/// The geometry of a button's image, title and subtitle. Left and right are those of the screen.
struct ButtonLayout: Equatable {
  enum Side { case left, right, top, bottom }
  enum Alignment { case start, middle, end, fill }

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The insets around the whole content.
  var insets = UIEdgeInsets.zero
  /// The size of the image; zero if there is none.
  var image = CGSize.zero
  var imageSide = Side.left
  /// The distance between image and text.
  var imagePadding: CGFloat = 0
  /// The distance between title and subtitle.
  var titlePadding: CGFloat = 0
  /// The horizontal alignment of title and subtitle relative to each other.
  var textAlignment = Alignment.middle
  /// Insets that move a part and reduce its space. They do not affect the size of the button.
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  /// Whether the image becomes no larger than its space, and fills it with the alignment `fill`: so in buttons without a configuration.
  var fitsImage = false
  var horizontal = Alignment.middle
  var vertical = Alignment.middle
  /// The size of the chevrons of a pop-up button, for which `insets` reserve space; zero without them.
  private(set) var indicator = CGSize.zero
  private var indicatorIsLeft = false
  /// The distance between the content and the chevrons.
  private static let indicatorGap: CGFloat = 6

  /// Reserves space for the chevrons of a pop-up button.
  mutating func addIndicator(_ size: CGSize, isLeft: Bool) {
    indicator = size
    indicatorIsLeft = isLeft
    if isLeft { insets.left += size.width + Self.indicatorGap } else { insets.right += size.width + Self.indicatorGap }
  }

  /// Returns the frame of the chevrons beside the content.
  func indicatorFrame(after frames: Frames, in area: CGRect) -> CGRect {
    let shown = [frames.image, frames.title, frames.subtitle].filter { $0.width > 0 }
    let content = shown.dropFirst().reduce(shown.first ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)) { $0.union($1) }
    let x = indicatorIsLeft ? content.minX - Self.indicatorGap - indicator.width : content.maxX + Self.indicatorGap
    return CGRect(x: x, y: area.midY - indicator.height / 2, width: indicator.width, height: indicator.height)
  }

  private var isBeside: Bool { imageSide == .left || imageSide == .right }

  private func gap(_ text: CGSize) -> CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }

  /// Returns the size of the title above the subtitle.
  private func text(_ title: CGSize, _ subtitle: CGSize) -> CGSize {
    let between = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
  }

  /// Returns the size of the button including the insets. Texts of size zero are ignored.
  func size(title: CGSize, subtitle: CGSize) -> CGSize {
    let text = text(title, subtitle), gap = gap(text)
    let inner =
      isBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    return CGSize(width: inner.width + insets.left + insets.right, height: inner.height + insets.top + insets.bottom)
  }

  /// Returns the width available for text in content of the given width.
  func textWidth(in width: CGFloat) -> CGFloat {
    max(width - (isBeside && image.width > 0 ? image.width + imagePadding : 0), 0)
  }

  /// - Parameter area: the content rectangle, without `insets`.
  func frames(in area: CGRect, title: CGSize, subtitle: CGSize) -> Frames {
    guard fitsImage, image.width > 0 else { return placed(in: area, title, subtitle) }
    let available = CGSize(
      width: max(area.width - imageInsets.left - imageInsets.right, 0), height: max(area.height - imageInsets.top - imageInsets.bottom, 0))
    var layout = self
    layout.image = CGSize(width: min(image.width, available.width), height: min(image.height, available.height))
    var frames = layout.placed(in: area, title, subtitle)
    if vertical == .fill { (frames.image.origin.y, frames.image.size.height) = (area.minY + imageInsets.top, available.height) }
    if horizontal == .fill, max(title.width, subtitle.width) == 0 {
      (frames.image.origin.x, frames.image.size.width) = (area.minX + imageInsets.left, available.width)
    }
    return frames
  }

  private func placed(in area: CGRect, _ title: CGSize, _ subtitle: CGSize) -> Frames {
    let available = max(textWidth(in: area.width) - max(titleInsets.left + titleInsets.right, 0), 0)
    // Negative insets give the title more width than it has beside the image, such as for a title below or above the image.
    let more = isBeside ? max(min(title.width, available - min(titleInsets.left + titleInsets.right, 0)) - available, 0) : 0
    let tall = max(area.height - min(titleInsets.top + titleInsets.bottom, 0), 0)
    var title = CGSize(width: min(title.width, available), height: min(title.height, tall))
    let subtitle = CGSize(width: min(subtitle.width, available), height: min(subtitle.height, max(area.height, 0)))
    let text = text(title, subtitle), gap = gap(text)
    let whole = isBeside ? image.width + gap + text.width : max(image.width, text.width)
    let height = isBeside ? max(image.height, text.height) : image.height + gap + text.height
    let x = start(area.minX, area.width, whole, horizontal), y = start(area.minY, area.height, height, vertical)
    var picture = CGRect(origin: .zero, size: image), words = CGRect(origin: .zero, size: text)
    switch imageSide {
    case .left: (picture.origin.x, words.origin.x) = (x, x + image.width + gap)
    case .right: (picture.origin.x, words.origin.x) = (x + text.width + gap, x)
    case .top: (picture.origin.y, words.origin.y) = (y, y + image.height + gap)
    case .bottom: (picture.origin.y, words.origin.y) = (y + text.height + gap, y)
    }
    if isBeside {
      picture.origin.y = start(area.minY, area.height, image.height, vertical)
      words.origin.y = start(area.minY, area.height, text.height, vertical)
    } else {
      picture.origin.x = start(area.minX, area.width, image.width, horizontal)
      words.origin.x = start(area.minX, area.width, text.width, horizontal)
    }
    if horizontal == .fill { fill(&picture, &words, area, gap) }
    if more > 0 {
      title.width += more
      words.size.width += more
      words.origin.x -= horizontal == .middle ? more / 2 : horizontal == .end ? more : 0
    }
    words = words.offsetBy(
      dx: shift(titleInsets.left, titleInsets.right, horizontal), dy: shift(titleInsets.top, titleInsets.bottom, vertical))
    picture = picture.offsetBy(
      dx: shift(imageInsets.left, imageInsets.right, horizontal), dy: shift(imageInsets.top, imageInsets.bottom, vertical))
    let below = title.height + (title.height > 0 && subtitle.height > 0 ? titlePadding : 0)
    return Frames(
      image: picture, title: line(title, in: words, y: words.minY), subtitle: line(subtitle, in: words, y: words.minY + below))
  }

  private func line(_ size: CGSize, in words: CGRect, y: CGFloat) -> CGRect {
    CGRect(x: start(words.minX, words.width, size.width, textAlignment), y: y, width: size.width, height: size.height)
  }

  private func start(_ origin: CGFloat, _ available: CGFloat, _ length: CGFloat, _ alignment: Alignment) -> CGFloat {
    switch alignment {
    case .start, .fill: origin
    case .middle: origin + (available - length) / 2
    case .end: origin + available - length
    }
  }

  /// Expands the content to the width of the area: an image without text takes the whole width, otherwise the text takes the rest.
  private func fill(_ picture: inout CGRect, _ words: inout CGRect, _ area: CGRect, _ gap: CGFloat) {
    if words.width == 0 {
      picture.size.width = area.width
    } else {
      words.size.width = max(area.width - (isBeside ? picture.width + gap : 0), 0)
      if imageSide == .right { picture.origin.x = words.minX + words.width + gap }
    }
  }

  private func shift(_ before: CGFloat, _ after: CGFloat, _ alignment: Alignment) -> CGFloat {
    switch alignment {
    case .start: before
    case .end: -after
    case .middle, .fill: (before - after) / 2
    }
  }
}
