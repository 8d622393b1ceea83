import Hosting
import UIKit

/// Converts values of a type to text and back.
@MainActor
struct ValueFormat<Value> {
  let kind: InspectedProperty.Kind
  /// Returns the text of a value, resolved for the traits of a view.
  let text: (Value, UITraitCollection) -> String
  /// Returns the value of a text; nil if the text is invalid. The closure is nil if values cannot be edited.
  let parse: ((String) -> Value?)?
  /// A description of valid texts, as the end of the sentence "takes ...".
  let allowed: String
}

extension ValueFormat {
  static func readOnly(_ text: @escaping (Value) -> String) -> ValueFormat {
    ValueFormat(kind: .readOnly, text: { value, _ in text(value) }, parse: nil, allowed: "no value")
  }

  /// Returns a format for one of the values, by the name of its case.
  static func choice(_ values: [Value]) -> ValueFormat where Value: Equatable {
    let names = values.map { "\($0)" }
    return ValueFormat(
      kind: .choice(names), text: { value, _ in values.firstIndex(of: value).map { names[$0] } ?? "\(value)".shortened(to: 100) },
      parse: { text in names.firstIndex(of: text.trimmed).map { values[$0] } }, allowed: "one of " + names.joined(separator: ", "))
  }

  /// Returns a format for a set of options, by their names separated by spaces.
  static func options(_ values: [(name: String, value: Value)]) -> ValueFormat where Value: OptionSet & Sendable {
    ValueFormat(
      kind: .text,
      text: { set, _ in values.filter { set.isSuperset(of: $0.value) }.map(\.name).joined(separator: " ") },
      parse: { text in
        var set: Value = []
        for name in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
          guard let value = values.first(where: { $0.name == name })?.value else { return nil }
          set.formUnion(value)
        }
        return set
      }, allowed: "any of " + values.map(\.name).joined(separator: ", ") + ", with spaces between")
  }

  /// Returns a format for several numbers separated by spaces.
  /// - Parameter names: the names of the numbers.
  static func numbers(
    _ names: [String], in range: ClosedRange<Double> = NumberRange.lengths, _ split: @escaping (Value) -> [CGFloat],
    _ join: @escaping ([CGFloat]) -> Value
  ) -> ValueFormat {
    ValueFormat(
      kind: .numbers, text: { value, _ in split(value).map { Double($0).brief }.joined(separator: " ") },
      parse: { text in
        let parts = text.split { $0 == " " || $0 == "," }.map { Double($0) }
        let numbers = parts.compactMap { $0.flatMap { range.contains($0) ? CGFloat($0) : nil } }
        return numbers.count == names.count && parts.count == names.count ? join(numbers) : nil
      },
      allowed: "\(names.count) numbers (\(names.joined(separator: ", "))) from \(range.lowerBound.brief) to \(range.upperBound.brief)")
  }

  /// Returns a format for a property of an implicitly unwrapped type. nil is written as `fallback`.
  func required(_ fallback: Value) -> ValueFormat<Value?> {
    let (format, parser) = (self, parse)
    return ValueFormat<Value?>(
      kind: kind, text: { value, traits in format.text(value ?? fallback, traits) },
      parse: parser.map { parser in { text in parser(text).map { $0 } } }, allowed: allowed)
  }
}

/// The valid ranges of numbers. Larger numbers would need layers that do not fit in memory.
enum NumberRange {
  static let lengths = -100_000.0...100_000.0
  static let sizes = 0.0...100_000.0
  static let counts = 0.0...100_000.0
  static let fractions = 0.0...1.0
  static let factors = -1000.0...1000.0
}

extension ValueFormat where Value == Bool {
  static var flag: ValueFormat {
    ValueFormat(
      kind: .flag, text: { value, _ in "\(value)" },
      parse: { text in
        switch text.trimmed.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
      }, allowed: "true or false")
  }
}

extension ValueFormat where Value: BinaryFloatingPoint {
  static func number(_ range: ClosedRange<Double> = NumberRange.lengths) -> ValueFormat {
    ValueFormat(
      kind: .number, text: { value, _ in Double(value).brief },
      parse: { text in Double(text.trimmed).flatMap { range.contains($0) ? Value($0) : nil } },
      allowed: "a number from \(range.lowerBound.brief) to \(range.upperBound.brief)")
  }
}

extension ValueFormat where Value == Int {
  static func whole(_ range: ClosedRange<Int> = 0...100_000) -> ValueFormat {
    ValueFormat(
      kind: .number, text: { value, _ in "\(value)" }, parse: { text in Int(text.trimmed).flatMap { range.contains($0) ? $0 : nil } },
      allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}

extension ValueFormat where Value == String? {
  /// A format for optional text. An empty text becomes nil, since the two look the same.
  static var text: ValueFormat {
    ValueFormat(
      kind: .text, text: { value, _ in (value ?? "").shortened(to: 4000) }, parse: { $0.isEmpty ? .some(nil) : .some($0) },
      allowed: "a text")
  }
}

extension ValueFormat where Value == CGPoint {
  static func point(in range: ClosedRange<Double> = NumberRange.lengths) -> ValueFormat {
    .numbers(["x", "y"], in: range, { [$0.x, $0.y] }, { CGPoint(x: $0[0], y: $0[1]) })
  }
}

extension ValueFormat where Value == CGSize {
  static func size(in range: ClosedRange<Double> = NumberRange.lengths) -> ValueFormat {
    .numbers(["width", "height"], in: range, { [$0.width, $0.height] }, { CGSize(width: $0[0], height: $0[1]) })
  }
}

extension ValueFormat where Value == CGRect {
  static var rect: ValueFormat {
    let format = numbers(
      ["x", "y", "width", "height"], { [$0.minX, $0.minY, $0.width, $0.height] },
      { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
    let parse = format.parse
    return ValueFormat(
      kind: format.kind, text: format.text,
      parse: { text in parse?(text).flatMap { $0.size.width >= 0 && $0.size.height >= 0 ? $0 : nil } },
      allowed: format.allowed + ", the last two not negative")
  }
}

extension ValueFormat where Value == UIEdgeInsets {
  static var insets: ValueFormat {
    .numbers(
      ["top", "left", "bottom", "right"], { [$0.top, $0.left, $0.bottom, $0.right] },
      { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
  }
}

extension ValueFormat where Value == CGAffineTransform {
  static var transform: ValueFormat {
    .numbers(
      ["a", "b", "c", "d", "tx", "ty"], { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] },
      { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) })
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
