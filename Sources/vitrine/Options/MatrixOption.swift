import ArgumentParser
import Foundation

/// The axes of `--matrix`: every combination of their values is a picture.
struct MatrixOption: Sendable {
  /// A value of an axis: its label and the options that it changes.
  struct Value: Sendable {
    var label: String
    var change: @Sendable (inout LookOptions) -> Void
  }

  /// The maximum number of pictures on a sheet.
  static let maximumPictures = 96

  let axes: [[Value]]

  /// - Parameter typed: axes with commas between them. An axis is a name, or a name with values, such as `text-size=large:accessibility3`.
  /// - Throws: a `ValidationError` that says what is possible.
  init(_ typed: String) throws {
    axes = try typed.split(separator: ",", omittingEmptySubsequences: false).map { try Self.axis(String($0)) }
    let count = axes.reduce(1) { $0 * $1.count }
    guard count <= Self.maximumPictures else {
      throw ValidationError(
        "--matrix \(typed): that is \(count) pictures (\(axes.map { "\($0.count)" }.joined(separator: " x "))), and \(Self.maximumPictures) are the most. "
          + "Name fewer values, as in text-size=large:accessibility3.")
    }
  }

  /// The number of pictures in a row, which is the number of values of the last axis.
  var columns: Int { axes.last?.count ?? 1 }

  /// All combinations in the order of the sheet, with labels such as "dark, accessibility3". The last axis varies fastest.
  func looks(_ base: LookOptions) -> [(label: String, look: LookOptions)] {
    axes.reduce([("", base)]) { looks, axis in
      looks.flatMap { label, look in
        axis.map { value in
          var look = look
          value.change(&look)
          return (label.isEmpty ? value.label : "\(label), \(value.label)", look)
        }
      }
    }
  }

  private static func axis(_ typed: String) throws -> [Value] {
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    let given = parts.count > 1 ? parts[1].split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) } : nil
    if let given, given.isEmpty { throw ValidationError("--matrix \(typed): there is no value after the '='.") }
    if let flag = flags[name] {
      guard given == nil else { throw ValidationError("--matrix \(typed): \(name) has no values; it is off and on.") }
      return [
        Value(label: flag.off) { $0[keyPath: flag.path] = false }, Value(label: flag.on) { $0[keyPath: flag.path] = true },
      ]
    }
    switch name {
    case "text-size":
      return try (given ?? TextSizeName.names).map { name in
        let size = try TextSizeName(name)
        return Value(label: size.size.rawValue) { $0.textSize = size }
      }
    case "device":
      return try (given ?? usualDevices).map { name in
        let device = try DeviceName(name)
        return Value(label: device.model.name) { $0.device = device }
      }
    case "locale":
      guard let given else { throw ValidationError("--matrix locale needs values, as in locale=en:de:ar.") }
      return try given.map { name in
        let locale = try LocaleName(name)
        return Value(label: locale.identifier) { $0.locale = locale }
      }
    case "look":
      return try (given ?? SystemLookName.names).map { name in
        let look = try SystemLookName(name)
        return Value(label: "iOS \(look.name)") { $0.system = look }
      }
    case "orientation":
      return try (given ?? OrientationName.allCases.map(\.rawValue)).map { name in
        guard let orientation = OrientationName(rawValue: name) else {
          throw ValidationError("--matrix \(typed): an orientation is portrait or landscape.")
        }
        return Value(label: name) { $0.orientation = orientation }
      }
    default:
      throw ValidationError(
        "--matrix \(typed): an axis is one of \((flags.keys.sorted() + ["device", "locale", "look", "orientation", "text-size"]).joined(separator: ", "))."
      )
    }
  }

  /// The devices of an axis without values: the smallest and the largest iPhone that are sold or supported, a common one, and an iPad.
  private static let usualDevices = ["iPhone SE (3rd generation)", "iPhone 15", "iPhone 16 Pro Max", "iPad Pro 11"]

  private struct Switch {
    var off: String
    var on: String
    var path: WritableKeyPath<LookOptions, Bool> & Sendable
  }

  private static let flags: [String: Switch] = [
    "dark": Switch(off: "light", on: "dark", path: \.dark),
    "rtl": Switch(off: "left to right", on: "right to left", path: \.rightToLeft),
    "right-to-left": Switch(off: "left to right", on: "right to left", path: \.rightToLeft),
    "contrast": Switch(off: "normal contrast", on: "high contrast", path: \.contrast),
    "bold-text": Switch(off: "regular text", on: "bold text", path: \.boldText),
    "reduce-motion": Switch(off: "motion", on: "less motion", path: \.reduceMotion),
  ]

  static let help = ArgumentHelp(
    "One sheet with a picture of every combination: axes with commas, of dark, rtl, contrast, bold-text, reduce-motion, orientation, look, text-size, device and locale; the last five with values, as in text-size=large:accessibility3,device=\"iPhone SE:iPhone 15\".",
    valueName: "axes")
}
