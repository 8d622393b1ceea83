/// A version of iOS whose look an interface has: its metrics, shapes and materials. `InterfaceLook` of UIKit has the table of each.
package enum SystemLook: Int, Codable, CaseIterable, Sendable {
  case ios17 = 17
  case ios26 = 26
}
