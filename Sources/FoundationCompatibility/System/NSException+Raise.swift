extension NSException {
  /// Stops the program, like an exception that is not caught.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }

  /// The call stack.
  public var callStackSymbols: [String] { Thread.callStackSymbols }
  public var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
}

extension NSExceptionName {
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
  public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
  public static let fileHandleOperationException = NSExceptionName("NSFileHandleOperationException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  public static let decimalNumberExactnessException = NSExceptionName("NSDecimalNumberExactnessException")
  public static let decimalNumberOverflowException = NSExceptionName("NSDecimalNumberOverflowException")
  public static let decimalNumberUnderflowException = NSExceptionName("NSDecimalNumberUnderflowException")
  public static let decimalNumberDivideByZeroException = NSExceptionName("NSDecimalNumberDivideByZeroException")
}
