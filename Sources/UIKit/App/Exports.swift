// As on Apple's systems, `import UIKit` is enough to draw, to lay out layers, to read image files and to use Foundation.
@_exported import CoreGraphics
@_exported public import CoreText
@_exported import FoundationCompatibility
@_exported import ImageIO
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
