// As on Apple's systems, `import UIKit` also imports drawing, layers, image files and Foundation.
@_exported import CoreGraphics
@_exported public import CoreText
@_exported import FoundationCompatibility
@_exported import ImageIO
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
