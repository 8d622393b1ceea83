/// How an open line ends.
package enum LineCap: Hashable, Sendable { case butt, round, square }
