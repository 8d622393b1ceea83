// On Apple's systems `import Foundation` includes networking, XML and the Objective-C runtime. On Linux these are separate modules.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import NetworkCompatibility
@_exported import ObjectiveC
