/// The guides that controllers had before there were safe areas: as high as what bars cover, at the top and at the bottom.
@MainActor enum ControllerGuides {
  enum Edge { case top, bottom }

  static func make(_ edge: Edge, in view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: edge == .top ? safe.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}
