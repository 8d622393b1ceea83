// On Apple's systems `import Foundation` brings the network, XML and the Objective-C runtime; on Linux they are modules of their own.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC
