// The effects of symbols are types of UIKit here, since its image views and bar items run them. `import Symbols` makes them available.
@_exported import UIKit
