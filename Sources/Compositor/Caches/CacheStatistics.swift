/// The hits, misses and size of one cache since the creation of the compositor.
package struct CacheStatistics: Sendable, Equatable {
  package var kind: CacheKind
  package var hits = 0
  package var misses = 0
  package var entries = 0
  package var bytes = 0
}
