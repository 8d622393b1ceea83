/// Methods of `NSObject` that are in extensions of this library and that programs override. The module `ObjectiveC` looks for overrides by
/// these selectors.
enum NSObjectOverrides {
  /// Methods that views, controllers and bar items declare in their classes.
  static let selectorsOutsideUIKit = ["awakeFromNib()": "awakeFromNib"]

  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
    "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
    "isPartialStringValid(_:newEditingString:errorDescription:)": "isPartialStringValid:newEditingString:errorDescription:",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
    "mutableArrayValue(forKey:)": "mutableArrayValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
  ]
}
