public import OpenCombine

/// A publisher whose `prefix(_:)` and `output(in:)` finish with the last element. Swift prefers its members to those of `Publisher`, which are
/// OpenCombine's. Publishers of a program, and those that a program knows only as `some Publisher`, keep OpenCombine's.
public protocol _VitrineLimitedPublisher: Publisher {}

extension _VitrineLimitedPublisher {
  /// Sends the first elements (Apple: prefix(_:)).
  public func prefix(_ maxLength: Int) -> _VitrineOutput<Self> { output(in: ..<maxLength) }

  /// Sends the element at a position (Apple: output(at:)).
  public func output(at index: Int) -> _VitrineOutput<Self> { output(in: index...index) }

  /// Sends the elements at the positions of a range (Apple: output(in:)).
  public func output<Range: RangeExpression>(in range: Range) -> _VitrineOutput<Self> where Range.Bound == Int {
    _VitrineOutput(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

// The publishers of OpenCombine that can send several elements.
extension AnyPublisher: _VitrineLimitedPublisher {}
extension CurrentValueSubject: _VitrineLimitedPublisher {}
extension PassthroughSubject: _VitrineLimitedPublisher {}
extension Future: _VitrineLimitedPublisher {}
extension Deferred: _VitrineLimitedPublisher {}
extension Record: _VitrineLimitedPublisher {}
extension ObservableObjectPublisher: _VitrineLimitedPublisher {}
extension Published.Publisher: _VitrineLimitedPublisher {}
extension _VitrineOutput: _VitrineLimitedPublisher {}
extension Publishers.Catch: _VitrineLimitedPublisher {}
extension Publishers.TryCatch: _VitrineLimitedPublisher {}
extension Publishers.Encode: _VitrineLimitedPublisher {}
extension Publishers.Decode: _VitrineLimitedPublisher {}
extension Publishers.MapKeyPath: _VitrineLimitedPublisher {}
extension Publishers.MapKeyPath2: _VitrineLimitedPublisher {}
extension Publishers.MapKeyPath3: _VitrineLimitedPublisher {}
extension Publishers.AssertNoFailure: _VitrineLimitedPublisher {}
extension Publishers.Breakpoint: _VitrineLimitedPublisher {}
extension Publishers.Buffer: _VitrineLimitedPublisher {}
extension Publishers.CollectByCount: _VitrineLimitedPublisher {}
extension Publishers.CompactMap: _VitrineLimitedPublisher {}
extension Publishers.TryCompactMap: _VitrineLimitedPublisher {}
extension Publishers.Concatenate: _VitrineLimitedPublisher {}
extension Publishers.Debounce: _VitrineLimitedPublisher {}
extension Publishers.Delay: _VitrineLimitedPublisher {}
extension Publishers.Drop: _VitrineLimitedPublisher {}
extension Publishers.DropUntilOutput: _VitrineLimitedPublisher {}
extension Publishers.DropWhile: _VitrineLimitedPublisher {}
extension Publishers.TryDropWhile: _VitrineLimitedPublisher {}
extension Publishers.Filter: _VitrineLimitedPublisher {}
extension Publishers.TryFilter: _VitrineLimitedPublisher {}
extension Publishers.FlatMap: _VitrineLimitedPublisher {}
extension Publishers.HandleEvents: _VitrineLimitedPublisher {}
extension Publishers.MakeConnectable: _VitrineLimitedPublisher {}
extension Publishers.Map: _VitrineLimitedPublisher {}
extension Publishers.TryMap: _VitrineLimitedPublisher {}
extension Publishers.MapError: _VitrineLimitedPublisher {}
extension Publishers.MeasureInterval: _VitrineLimitedPublisher {}
extension Publishers.Multicast: _VitrineLimitedPublisher {}
extension Publishers.PrefixUntilOutput: _VitrineLimitedPublisher {}
extension Publishers.PrefixWhile: _VitrineLimitedPublisher {}
extension Publishers.TryPrefixWhile: _VitrineLimitedPublisher {}
extension Publishers.Print: _VitrineLimitedPublisher {}
extension Publishers.ReceiveOn: _VitrineLimitedPublisher {}
extension Publishers.RemoveDuplicates: _VitrineLimitedPublisher {}
extension Publishers.TryRemoveDuplicates: _VitrineLimitedPublisher {}
extension Publishers.ReplaceEmpty: _VitrineLimitedPublisher {}
extension Publishers.ReplaceError: _VitrineLimitedPublisher {}
extension Publishers.Retry: _VitrineLimitedPublisher {}
extension Publishers.Scan: _VitrineLimitedPublisher {}
extension Publishers.TryScan: _VitrineLimitedPublisher {}
extension Publishers.Sequence: _VitrineLimitedPublisher {}
extension Publishers.SetFailureType: _VitrineLimitedPublisher {}
extension Publishers.Share: _VitrineLimitedPublisher {}
extension Publishers.SubscribeOn: _VitrineLimitedPublisher {}
extension Publishers.SwitchToLatest: _VitrineLimitedPublisher {}
extension Publishers.Throttle: _VitrineLimitedPublisher {}
extension Publishers.Timeout: _VitrineLimitedPublisher {}
extension Publishers.Zip: _VitrineLimitedPublisher {}
extension Publishers.Zip3: _VitrineLimitedPublisher {}
extension Publishers.Zip4: _VitrineLimitedPublisher {}
extension Publishers.Autoconnect: _VitrineLimitedPublisher {}
