/// How one cache of the compositor fares, since the compositor was made.
package struct CacheStatistics: Sendable, Equatable {
  package var kind: CacheKind
  package var hits = 0
  package var misses = 0
  package var entries = 0
  package var bytes = 0
}
