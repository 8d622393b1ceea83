/// The join of two segments of a line.
package enum LineJoin: Hashable, Sendable { case miter, round, bevel }
