import Foundation

/// The arguments of a method that is called by name.
public struct MethodArguments {
  private let values: [Any?]

  package init(_ values: [Any?]) { self.values = values }

  /// Returns the argument at an index as the type that the method declares. Numbers, strings and their Foundation classes are converted, as
  /// bridging in Objective-C does; a missing argument is nil for an optional type.
  ///
  /// - Throws: an error if the argument has another type.
  public func value<T>(_ index: Int) throws -> T {
    let value = index < values.count ? values[index] : nil
    if let converted = Self.convert(value, to: T.self) { return converted }
    throw ArgumentError(index: index, type: T.self, value: value)
  }

  package static func convert<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value else { return (nil as Any?) as? T }
    if let typed = value as? T { return typed }
    if let number = number(value), let typed = convert(number, to: type) { return typed }
    if let text = value as? NSString { return String(describing: text) as? T }
    return nil
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    default: nil
    }
  }

  private static func convert<T>(_ number: NSNumber, to type: T.Type) -> T? {
    if type == Bool.self || type == Bool?.self { return number.boolValue as? T }
    if type == Int.self || type == Int?.self { return number.intValue as? T }
    if type == Double.self || type == Double?.self { return number.doubleValue as? T }
    if type == CGFloat.self || type == CGFloat?.self { return CGFloat(number.doubleValue) as? T }
    if type == Float.self || type == Float?.self { return number.floatValue as? T }
    return number as? T
  }
}

struct ArgumentError: Error, CustomStringConvertible {
  let description: String

  /// The error of a setter.
  init(selector: String) { description = "the argument of \(selector) has another type than the property" }

  init(index: Int, type: Any.Type, value: Any?) {
    description =
      "argument \(index + 1) is \(value.map { "of type \(Swift.type(of: $0))" } ?? "missing"), where the method declares \(type)"
  }
}
