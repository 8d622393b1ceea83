import UIKit

/// A row of the settings.
struct Setting {
  enum Control {
    case page(String?)
    case toggle(Bool)
    case choice(Bool)
    case info
  }

  let name: String
  var color: UIColor?
  let control: Control

  struct Group {
    var title: String?
    let settings: [Setting]
    var footer: String?
  }

  static let groups: [Group] = [
    Group(settings: [
      Setting(name: "Airplane Mode", color: .systemOrange, control: .toggle(false)),
      Setting(name: "Wi-Fi", color: .systemBlue, control: .page("Lighthouse")),
      Setting(name: "Bluetooth", color: .systemBlue, control: .page("On")),
      Setting(name: "Mobile Data", color: .systemGreen, control: .page(nil)),
    ]),
    Group(
      title: "Notifications",
      settings: [
        Setting(name: "Allow Notifications", control: .toggle(true)),
        Setting(name: "Badges", control: .toggle(true)),
      ], footer: "Messages that come while you sleep wait until the morning."),
    Group(
      title: "Appearance",
      settings: [
        Setting(name: "Automatic", control: .choice(true)),
        Setting(name: "Light", control: .choice(false)),
        Setting(name: "Dark", control: .choice(false)),
      ]),
    Group(settings: [Setting(name: "About This Device", control: .info)]),
  ]
}
