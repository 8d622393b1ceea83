import UIKit

/// The system's class of colors: NSColor on macOS.
public typealias SKColor = UIColor
