/// The words for the conditions of a scene, in the header of a recording and in the line of a change.
enum ScreenLookCoding {
  /// Returns the words of the conditions that differ from the defaults.
  static func words(of look: ScreenLook) -> [[String]] {
    var words: [[String]] = []
    if let device = look.device { words.append(["device", EventWriter.quoted(device)]) }
    words += flags.filter { look[keyPath: $0.1] }.map { [$0.0] }
    if let textSize = look.textSize { words.append(["text-size", EventWriter.quoted(textSize)]) }
    if let locale = look.locale { words.append(["locale", EventWriter.quoted(locale)]) }
    if let system = look.system { words.append(["system-look", "\(system.rawValue)"]) }
    return words
  }

  /// Consumes the words of one condition, if they are next in the line.
  /// - Returns: whether they were.
  static func take(_ line: inout EventWords, into look: inout ScreenLook) throws(EventRecordingError) -> Bool {
    if let flag = flags.first(where: { $0.0 == line.peek }) {
      line.skip()
      look[keyPath: flag.1] = true
    } else if line.take("device") {
      look.device = try line.string("the name of a device, in quotes")
    } else if line.take("text-size") {
      look.textSize = try line.string("the name of a text size, in quotes")
    } else if line.take("locale") {
      look.locale = try line.string("the identifier of a locale, in quotes")
    } else if line.take("system-look") {
      let versions = SystemLook.allCases.map { "\($0.rawValue)" }
      guard let system = Int(line.peek).flatMap(SystemLook.init(rawValue:)) else {
        throw line.refused("a version of iOS, \(versions.joined(separator: " or "))")
      }
      line.skip()
      look.system = system
    } else {
      return false
    }
    return true
  }

  private static var flags: [(String, WritableKeyPath<ScreenLook, Bool>)] {
    [
      ("landscape", \.isLandscape), ("dark", \.isDark), ("right-to-left", \.isRightToLeft), ("contrast", \.hasHighContrast),
      ("bold-text", \.hasBoldText), ("reduce-motion", \.reducesMotion),
    ]
  }
}
