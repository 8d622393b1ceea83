@_exported import Crypto
@_exported import FoundationCompatibility
