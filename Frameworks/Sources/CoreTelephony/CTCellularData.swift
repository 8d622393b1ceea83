import FoundationCompatibility

public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// Apple: CTCellularDataRestrictedState.
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

/// Whether the program may use cellular data, which is unknown, since there is no telephone (Apple: CTCellularData).
open class CTCellularData: NSObject {
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
}
