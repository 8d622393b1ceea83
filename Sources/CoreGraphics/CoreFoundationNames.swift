/// Core Foundation's names for what Foundation's own types do on Linux, so that `data as CFData` compiles.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTimeInterval = Double
