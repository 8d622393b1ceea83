// The locks are in `FoundationCompatibility`, because on Apple's systems `import Foundation` also makes them available.
@_exported import struct FoundationCompatibility.os_unfair_lock
@_exported import func FoundationCompatibility.os_unfair_lock_assert_not_owner
@_exported import func FoundationCompatibility.os_unfair_lock_assert_owner
@_exported import func FoundationCompatibility.os_unfair_lock_lock
@_exported import typealias FoundationCompatibility.os_unfair_lock_s
@_exported import typealias FoundationCompatibility.os_unfair_lock_t
@_exported import func FoundationCompatibility.os_unfair_lock_trylock
@_exported import func FoundationCompatibility.os_unfair_lock_unlock
