import UIKit

/// Two pictures in a frame, and a toolbar with transitions between them.
final class ViewTransitionsController: SceneViewController {
  private let container = UIView()
  private let day = UIImageView()
  private let night = UIImageView()
  private let caption = UILabel()
  private let toolbar = UIToolbar()
  private var showsDay = true
  private var isBusy = false

  private struct Kind {
    let name: String
    let options: UIView.AnimationOptions
  }

  private let kinds = [
    Kind(name: "Flip", options: .transitionFlipFromLeft),
    Kind(name: "Flip Back", options: .transitionFlipFromRight),
    Kind(name: "Flip Up", options: .transitionFlipFromBottom),
    Kind(name: "Curl", options: .transitionCurlUp),
    Kind(name: "Dissolve", options: .transitionCrossDissolve),
  ]

  init() { super.init(title: "Transitions", subtitle: "One container, two image views: flips, a page curl and a dissolve between them.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = CGSize(width: 310, height: 420)
    for (view, light) in [(day, Landscape.Light.day), (night, .night)] {
      view.image = Landscape(light, seed: 7).image(size: size)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = 16
      view.layer.borderColor = UIColor.white.cgColor
      view.layer.borderWidth = 6
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    container.layer.shadowColor = UIColor.black.cgColor
    container.layer.shadowOpacity = 0.25
    container.layer.shadowRadius = 14
    container.layer.shadowOffset = CGSize(width: 0, height: 8)
    container.addSubview(day)
    content.addSubview(container)

    caption.font = .systemFont(ofSize: 17, weight: .medium)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.text = "Day"
    content.addSubview(caption)

    var items: [UIBarButtonItem] = [.flexibleSpace()]
    for kind in kinds {
      items.append(UIBarButtonItem(primaryAction: UIAction(title: kind.name) { [weak self] _ in self?.run(kind) }))
      items.append(.flexibleSpace())
    }
    toolbar.items = items
    view.addSubview(toolbar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    toolbar.frame = CGRect(x: 0, y: view.bounds.height - 78, width: view.bounds.width, height: 78)
    let size = CGSize(width: 310, height: 420)
    container.frame = CGRect(x: (content.bounds.width - size.width) / 2, y: 40, width: size.width, height: size.height)
    container.layer.shadowPath = UIBezierPath(roundedRect: container.bounds, cornerRadius: 16).cgPath
    for picture in container.subviews { picture.frame = container.bounds }
    caption.frame = CGRect(x: 0, y: container.frame.maxY + 28, width: content.bounds.width, height: 22)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(kinds[0])
  }

  private func run(_ kind: Kind) {
    guard !isBusy else { return }
    isBusy = true
    let (old, new) = showsDay ? (day, night) : (night, day)
    showsDay.toggle()
    new.frame = container.bounds
    caption.text = kind.name
    UIView.transition(from: old, to: new, duration: 1, options: [kind.options, .curveEaseInOut]) { [weak self] _ in
      guard let self else { return }
      isBusy = false
      caption.text = showsDay ? "Day" : "Night"
    }
  }
}

#if os(iOS)
  #Preview("ViewTransitions") { ViewTransitionsController() }
#endif
