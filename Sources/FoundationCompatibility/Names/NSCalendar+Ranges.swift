extension NSCalendar {
  /// Sets the start and the length in seconds of the unit that contains a date, such as its day (Apple: range(of:start:interval:for:)).
  /// - Returns: false if the calendar cannot determine them; nothing is set then.
  @discardableResult
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
    tip?.pointee = found.duration
    return true
  }
}
