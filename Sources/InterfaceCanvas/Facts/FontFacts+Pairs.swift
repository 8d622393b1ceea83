extension FontFacts {
  /// The kerning pairs of Helvetica Neue: each character with the characters that are moved when they follow it, and the distance
  /// in thousandths of the font size.
  static let neuePairs = #"""
    A T-92 W-24 Y-74
    F .-157 A-55
    L T-92 W-55 Y-111
    P .-179 A-74
    R T-18 W-18 Y-37
    T .-111 :-111 ;-111 A-92 c-111 e-111 o-111 r-92
    W .-74 :-18 ;-18 A-24 e-57 o-57 r-18
    Y .-139 :-92 ;-92 A-74 e-111 i-37 o-111
    r .-92 c-18 e-18 g-28 o-18
    """#

  /// The kerning pairs of Avenir Next. They are those of the bold face; labels in the other faces use them too.
  static let avenirNextPairs = #"""
    ␣ A-18 T-24 V-18 Y-24
    ( J-30 j60
    , ␣-30 --36
    - T-90 V-24 X-24 Y-90
    . ␣-30 --36 T-96 V-66 W-54 Y-72
    A ␣-18 C-18 G-18 O-18 T-60 U-18 V-30 Y-60 Q-18
    C a-18 v-18 w-18 y-18
    D ,-48 .-48 A-24 J-60 T-25 X-30 Y-36
    F ,-108 .-96 :-24 ;-24 A-54 J-144 a-48 e-48 i-18 o-48 r-42 u-42 y-18
    G T-48 Y-48 w-24 y-24
    K --24 C-40 G-40 O-40 e-30 o-30 u-30 v-30 w-30 y-24 Q-40
    L ␣-24 --36 C-30 G-30 O-30 T-79 U-24 V-54 W-48 Y-77 e-18 o-18 v-12 y-36 Q-30
    O ,-48 .-48 A-18 J-36 T-30 X-30 Y-32 Z-24
    P ,-144 --36 .-144 :-36 ;-36 A-60 Y-18 a-47 e-50 i-24 n-43 o-50 r-43 s-48 u-43 y-42
    S T-13 Y-15
    T ␣-24 ,-78 --90 .-78 :-72 ;-72 A-60 C-30 G-30 J-108 O-30 a-96 c-96 e-96 h-18 o-96 r-90 s-96 u-90 v-96 w-96 y-96 z-78 Q-30
    U ,-24 .-24 A-18
    V ␣-18 ,-84 --24 .-84 :-48 ;-48 A-30 a-42 e-42 i-18 o-42 u-42 y-24
    W ,-66 .-66 :-24 ;-24 a-36 e-36 o-36 r-24 u-24 y-24
    X --24 C-30 G-30 O-30 e-28 o-28 u-24 y-28
    Y ␣-24 ,-78 --90 .-78 :-60 ;-60 A-60 C-32 G-32 J-120 O-32 a-102 c-102 d-102 e-102 i-24 o-102 q-102 r-78 s-90 u-86 v-72 Q-32
    Z --36 O-24 w-18 y-18
    [ J-30 j60
    e x-22
    f ␣24 !27 )31 *36 ]31 f-30 t-24
    k --24 e-18 o-26
    o x-22
    r ,-48 .-48 a-16 c-18 d-18 e-18 g-18 o-18 q-18
    t t-24
    v ,-48 .-48
    w ,-36 .-36
    x c-22 e-22 o-22
    y ,-36 .-36
    """#
}
