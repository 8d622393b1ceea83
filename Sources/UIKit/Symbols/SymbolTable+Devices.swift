extension SymbolTable {
  /// Devices, batteries and signals.
  static let devices: [String: String] = [
    "_battery": "s R 1.5 7 18 10 2.8;s M 22.3 10.5 L 22.3 13.5",
    "battery.0": "u _battery 12 12 1",
    "battery.50": "u _battery 12 12 1;f@g R 3.8 9.3 6.7 5.4 1",
    "battery.75": "u _battery 12 12 1;f@g R 3.8 9.3 10 5.4 1",
    "battery.100.bolt": "u battery.100 12 12 1;g bolt.fill 10.5 12 0.55",
    "batteryblock": "o R 3 7 18 13 2.5;s M 7.5 7 L 7.5 4.5 M 16.5 7 L 16.5 4.5;k M 6 12 L 9 12 M 15 12 L 18 12 M 16.5 10.5 L 16.5 13.5",
    "cellularbars": "fv1 R 2 15.5 3.6 5 1;fv2 R 7.4 11.5 3.6 9 1;fv3 R 12.8 7.5 3.6 13 1;fv4 R 18.2 3.5 3.6 17 1",
    "chart.bar": "ov1 R 3 12.5 4.2 8.5 1;ov2 R 9.9 3 4.2 18 1;ov3 R 16.8 8 4.2 13 1",
    "wifi": "sv3 A 12 19.5 14 -134 -46;sv2 A 12 19.5 9.2 -134 -46;sv1 A 12 19.5 4.6 -134 -46;f O 12 19.3 1.6",
    "wifi.exclamationmark": "u wifi 12 12 1;q R 8.9 6 6.2 18 2;s M 12 9.5 L 12 16.5;f O 12 20.3 1.4",
    "wifi.router":
      "o R 2 14 20 6.5 2.2;k M 6 17.3 L 6.1 17.3 M 9.5 17.3 L 9.6 17.3;s M 18 14 L 18 9;s2 A 12 10.8 4 -140 -40;s2 A 12 10.8 7.6 -140 -40",
    "dot.radiowaves.left.and.right":
      "f O 12 12 2;sv1 M 14.57 15.06 A 12 12 4 50 -50 M 9.43 8.94 A 12 12 4 230 130;sv2 M 17.35 17.95 A 12 12 8 48 -48 M 6.65 6.05 A 12 12 8 228 132",
    "dot.radiowaves.right": "f O 4 12 2;sv1 A 4 12 5.5 -45 45;sv2 A 4 12 10.3 -45 45;sv3 A 4 12 15.2 -45 45",
    "dot.radiowaves.up.forward": "f O 5 19 2.2;sv1 A 5 19 6.5 -80 -10;sv2 A 5 19 11 -82 -8;sv3 A 5 19 15.5 -83 -7",
    "dot.radiowaves.forward": "u dot.radiowaves.right 12 12 1",
    "wave.3.right": "sv1 A 2 12 7.5 -42 42;sv2 A 2 12 12.5 -42 42;sv3 A 2 12 17.5 -42 42",
    "wave.3.left": "m wave.3.right 12 12 1",
    "radiowaves.left": "sv1 A 14 12 4 130 230;sv2 A 14 12 8 132 228",
    "radiowaves.right": "m radiowaves.left 12 12 1",
    "iphone.radiowaves.left.and.right":
      "o R 8.2 3.5 7.6 17 2;k M 11 6.3 L 13 6.3;s A 12 12 7 -38 38 M 6.48 16.31 A 12 12 7 142 218;s2 A 12 12 10.6 -36 36 M 3.42 18.23 A 12 12 10.6 144 216",
    "applewatch.radiowaves.left.and.right":
      "u applewatch 12 12 0.65;s A 12 12 8 -40 40 M 5.87 17.14 A 12 12 8 140 220;s2 A 12 12 11.2 -36 36 M 2.94 18.58 A 12 12 11.2 144 216",
    "iphone.homebutton": "o R 6.5 1.8 11 20.4 2.6;k O 12 19.2 1;k M 7 5 L 17 5 M 7 16.4 L 17 16.4",
    "iphone.landscape": "u iphone 12 12 1 90",
    "ipad.landscape": "u ipad 12 12 1 90",
    "ipad.homebutton": "o R 4 2 16 20 2.4;k O 12 19.4 0.9",
    "ipad.and.iphone": "u ipad 9 11 0.85;g iphone 18.5 15.5 0.58",
    "laptopcomputer.and.iphone": "u laptopcomputer 10.5 12 0.88;g iphone 19.5 14.8 0.55",
    "iphone.and.arrow.forward": "u iphone 8 12 0.95;s M 12 12 L 22 12 M 18.5 8.5 L 22 12 L 18.5 15.5",
    "iphone.slash": "u iphone 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "apps.iphone":
      "o R 6.5 1.8 11 20.4 2.6;k M 10 7 L 10.1 7 M 14 7 L 14.1 7 M 10 11 L 10.1 11 M 14 11 L 14.1 11 M 10 15 L 10.1 15 M 14 15 L 14.1 15",
    "platter.filled.top.iphone": "s R 6.5 1.8 11 20.4 2.6;f R 8.6 4 6.8 5 1.2",
    "platter.filled.bottom.iphone": "s R 6.5 1.8 11 20.4 2.6;f R 8.6 15 6.8 5 1.2",
    "macbook.and.iphone": "u laptopcomputer.and.iphone 12 12 1",
    "macbook": "u laptopcomputer 12 12 1",
    "macpro.gen3":
      "o R 6 2.5 12 18 2;k M 9.5 7 L 9.6 7 M 14.4 7 L 14.5 7 M 9.5 11 L 9.6 11 M 14.4 11 L 14.5 11 M 9.5 15 L 9.6 15 M 14.4 15 L 14.5 15",
    "macmini": "o R 2 9 20 7.5 2.5;k M 18 13 L 18.1 13",
    "pc":
      "o R 13.5 3 8.5 18 1.6;k M 16.5 7 L 19 7 M 17.7 17 L 17.8 17;s M 10.5 16.5 L 3.5 16.5 Q 2 16.5 2 15 L 2 7 Q 2 5.5 3.5 5.5 L 10.5 5.5 M 4.5 20 L 10.5 20",
    "server.rack":
      "o R 3 2.5 18 5 1.5 R 3 9.5 18 5 1.5 R 3 16.5 18 5 1.5;k M 6.5 5 L 6.6 5 M 6.5 12 L 6.6 12 M 6.5 19 L 6.6 19 M 12 5 L 17.5 5 M 12 12 L 17.5 12 M 12 19 L 17.5 19",
    "xserve": "u server.rack 12 12 1",
    "externaldrive":
      "o M 5 5 L 19 5 L 22 13.5 L 22 18 Q 22 20 20 20 L 4 20 Q 2 20 2 18 L 2 13.5 Z;k M 2.5 13.5 L 21.5 13.5 M 18 16.8 L 18.1 16.8",
    "internaldrive": "o R 2 6 20 12.5 2.5;k M 2 14 L 22 14 M 18 16.3 L 18.1 16.3",
    "opticaldiscdrive": "o R 2 8 20 9 2.2;k M 6 12.5 L 15.5 12.5 M 18.7 12.5 L 18.8 12.5",
    "opticaldisc": "o O 12 12 10;k O 12 12 2.6;k A 12 12 6.3 190 260",
    "memorychip":
      "o R 2 6.5 20 9.5 1.5;k R 5.2 9.3 3.2 4 0.5 R 10.4 9.3 3.2 4 0.5 R 15.6 9.3 3.2 4 0.5;s M 4.5 16 L 4.5 18.5 M 9.5 16 L 9.5 18.5 M 14.5 16 L 14.5 18.5 M 19.5 16 L 19.5 18.5",
    "sdcard":
      "o M 6 2.5 L 14.5 2.5 L 19 7 L 19 19.5 Q 19 21.5 17 21.5 L 7 21.5 Q 5 21.5 5 19.5 L 5 3.5 Q 5 2.5 6 2.5 Z;k M 8.5 6 L 8.5 9 M 11.5 6 L 11.5 9 M 14.5 7.5 L 14.5 9",
    "magicmouse": "o R 6.5 2 11 20 5.5",
    "computermouse": "o R 6 2 12 20 6;k M 12 2.5 L 12 9 M 6 9.5 L 18 9.5",
    "cursorarrow": "o M 5 2.5 L 19.5 14 L 13 14.5 L 16.5 21 L 13.3 22 L 10.3 15.5 L 5 20 Z",
    "cursorarrow.rays":
      "u cursorarrow 14.5 15 0.68;s M 8 2 L 8 4.5 M 2 8 L 4.5 8 M 3.8 3.8 L 5.5 5.5 M 12.2 3.8 L 10.5 5.5 M 3.8 12.2 L 5.5 10.5",
    "cursorarrow.click": "u cursorarrow.rays 12 12 1",
    "airpods": "s M 8 9 L 8 20 M 16 9 L 16 20;o O 6.5 6.5 3.7;o O 17.5 6.5 3.7",
    "airpodspro": "u airpods 12 12 1",
    "airpodsmax": "u headphones 12 12 1",
    "earbuds": "o O 6.5 7 3.8 O 17.5 7 3.8;s M 9.5 9.5 L 9.5 18 Q 9.5 21.5 12 21.5 Q 14.5 21.5 14.5 18 L 14.5 9.5",
    "earpods": "u earbuds 12 12 1",
    "beats.headphones": "u headphones 12 12 1",
    "homepod": "o M 12 2.5 C 18 2.5 20 7 20 12 C 20 18 17.5 21.5 12 21.5 C 6.5 21.5 4 18 4 12 C 4 7 6 2.5 12 2.5 Z;k E 12 6 4 1.5",
    "hifispeaker": "o R 5 2 14 20 2.5;k O 12 14.5 4 O 12 6.3 1.5",
    "appletv": "o R 2 8 20 9 2.5;k M 6 14 L 6.1 14",
    "appletvremote.gen4":
      "o R 8 1.8 8 20.4 2.2;k O 12 7 2.2;k M 10.5 12 L 10.6 12 M 13.5 12 L 13.6 12 M 10.5 15.5 L 10.6 15.5 M 13.5 15.5 L 13.6 15.5",
    "visionpro":
      "o M 5 6.5 L 19 6.5 C 21.5 6.5 22.5 9 22.5 12 C 22.5 15.5 20.5 17.5 18 17.5 C 15 17.5 14 15 12 15 C 10 15 9 17.5 6 17.5 C 3.5 17.5 1.5 15.5 1.5 12 C 1.5 9 2.5 6.5 5 6.5 Z",
    "av.remote": "u appletvremote.gen4 12 12 1",
    "tv.and.hifispeaker": "u tv 9.5 12 0.8;u hifispeaker 19 13 0.5",
    "display.2": "u display 9 10.5 0.75;g display 16 14 0.6",
    "faxmachine": "u printer 12 12 1",
    "scanner": "o R 2 12 20 7 2;k M 5.5 15.5 L 5.6 15.5;s M 3.5 9 L 18 3.5",
    "keyboard.chevron.compact.down": "u keyboard 12 9.5 0.9;s M 8.5 19.3 L 12 21.6 L 15.5 19.3",
    "keyboard.chevron.compact.up": "u keyboard 12 14.5 0.9;s M 8.5 4.7 L 12 2.4 L 15.5 4.7",
    "keyboard.badge.ellipsis": "u keyboard 12 10 0.9;g ellipsis 12 20.5 0.5",
  ]
}
