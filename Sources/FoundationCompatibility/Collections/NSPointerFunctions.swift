/// How a collection holds and compares its objects (Apple: NSPointerFunctions). Only the options are supported, not custom
/// functions.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let opaqueMemory = Options(rawValue: 2)
    public static let mallocMemory = Options(rawValue: 3)
    public static let machVirtualMemory = Options(rawValue: 4)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    public static let structPersonality = Options(rawValue: 4 << 8)
    public static let integerPersonality = Options(rawValue: 5 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xff == Options.weakMemory.rawValue }
    var comparesPointers: Bool { rawValue & 0xff00 != 0 }
  }

  public let options: Options

  public init(options: Options = []) { self.options = options }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

public let NSHashTableStrongMemory: NSHashTableOptions = .strongMemory
public let NSHashTableWeakMemory: NSHashTableOptions = .weakMemory
public let NSHashTableCopyIn: NSHashTableOptions = .copyIn
public let NSHashTableObjectPointerPersonality: NSHashTableOptions = .objectPointerPersonality
public let NSMapTableStrongMemory: NSMapTableOptions = .strongMemory
public let NSMapTableWeakMemory: NSMapTableOptions = .weakMemory
public let NSMapTableCopyIn: NSMapTableOptions = .copyIn
public let NSMapTableObjectPointerPersonality: NSMapTableOptions = .objectPointerPersonality
