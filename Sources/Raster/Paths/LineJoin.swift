/// How two segments of a line meet.
package enum LineJoin: Hashable, Sendable { case miter, round, bevel }
