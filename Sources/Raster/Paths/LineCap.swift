/// The end of an open line.
package enum LineCap: Hashable, Sendable { case butt, round, square }
