@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildBlock() -> TupleKeyframeTrackContent<Value> { TupleKeyframeTrackContent() }
  public static func buildBlock<K: KeyframeTrackContent>(_ content: K) -> K where K.Value == Value { content }
  public static func buildBlock<C0: KeyframeTrackContent, C1: KeyframeTrackContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleKeyframeTrackContent<Value> where C0.Value == Value, C1.Value == Value { TupleKeyframeTrackContent() }
  public static func buildBlock<C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleKeyframeTrackContent<Value> where C0.Value == Value, C1.Value == Value, C2.Value == Value { TupleKeyframeTrackContent() }
  public static func buildBlock<C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleKeyframeTrackContent<Value> where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value {
    TupleKeyframeTrackContent()
  }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleKeyframeTrackContent<Value>
  where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value { TupleKeyframeTrackContent() }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent,
    C5: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleKeyframeTrackContent<Value>
  where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value {
    TupleKeyframeTrackContent()
  }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent,
    C5: KeyframeTrackContent, C6: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleKeyframeTrackContent<Value>
  where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value
  { TupleKeyframeTrackContent() }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent,
    C5: KeyframeTrackContent, C6: KeyframeTrackContent, C7: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleKeyframeTrackContent<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value
  { TupleKeyframeTrackContent() }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent,
    C5: KeyframeTrackContent, C6: KeyframeTrackContent, C7: KeyframeTrackContent, C8: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleKeyframeTrackContent<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value, C8.Value == Value
  { TupleKeyframeTrackContent() }
  public static func buildBlock<
    C0: KeyframeTrackContent, C1: KeyframeTrackContent, C2: KeyframeTrackContent, C3: KeyframeTrackContent, C4: KeyframeTrackContent,
    C5: KeyframeTrackContent, C6: KeyframeTrackContent, C7: KeyframeTrackContent, C8: KeyframeTrackContent, C9: KeyframeTrackContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleKeyframeTrackContent<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value, C8.Value == Value, C9.Value == Value
  { TupleKeyframeTrackContent() }
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> TupleKeyframeTrackContent<Value> where K.Value == Value {
    TupleKeyframeTrackContent()
  }
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> TupleKeyframeTrackContent<Value> where K.Value == Value {
    TupleKeyframeTrackContent()
  }
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> TupleKeyframeTrackContent<Value> where K.Value == Value {
    TupleKeyframeTrackContent()
  }
}
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { expression }
  }
  public static func buildBlock() -> TupleKeyframes<Value> { TupleKeyframes() }
  public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }
  public static func buildBlock<C0: Keyframes, C1: Keyframes>(
    _ c0: C0, _ c1: C1
  ) -> TupleKeyframes<Value> where C0.Value == Value, C1.Value == Value { TupleKeyframes() }
  public static func buildBlock<C0: Keyframes, C1: Keyframes, C2: Keyframes>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleKeyframes<Value> where C0.Value == Value, C1.Value == Value, C2.Value == Value { TupleKeyframes() }
  public static func buildBlock<C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleKeyframes<Value> where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value { TupleKeyframes() }
  public static func buildBlock<C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleKeyframes<Value> where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value {
    TupleKeyframes()
  }
  public static func buildBlock<C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes, C5: Keyframes>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleKeyframes<Value>
  where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value {
    TupleKeyframes()
  }
  public static func buildBlock<C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes, C5: Keyframes, C6: Keyframes>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleKeyframes<Value>
  where C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value
  { TupleKeyframes() }
  public static func buildBlock<
    C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes, C5: Keyframes, C6: Keyframes, C7: Keyframes
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleKeyframes<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value
  { TupleKeyframes() }
  public static func buildBlock<
    C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes, C5: Keyframes, C6: Keyframes, C7: Keyframes, C8: Keyframes
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleKeyframes<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value, C8.Value == Value
  { TupleKeyframes() }
  public static func buildBlock<
    C0: Keyframes, C1: Keyframes, C2: Keyframes, C3: Keyframes, C4: Keyframes, C5: Keyframes, C6: Keyframes, C7: Keyframes, C8: Keyframes,
    C9: Keyframes
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleKeyframes<Value>
  where
    C0.Value == Value, C1.Value == Value, C2.Value == Value, C3.Value == Value, C4.Value == Value, C5.Value == Value, C6.Value == Value,
    C7.Value == Value, C8.Value == Value, C9.Value == Value
  { TupleKeyframes() }
}
