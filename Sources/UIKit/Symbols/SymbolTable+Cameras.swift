extension SymbolTable {
  /// Pictures in pictures, cameras, photos and phones.
  static let cameras: [String: String] = [
    "pip": "o R 1.5 4 21 16 3;k R 12.3 11 7 5.8 1",
    "pip.enter": "o R 1.5 4 21 16 3;f R 12.3 11.5 7.2 5.5 1;k M 5 7.5 L 9.5 11.5 M 9.8 8 L 9.8 11.8 L 6 11.8",
    "pip.exit": "o R 1.5 4 21 16 3;f R 12.3 11.5 7.2 5.5 1;k M 9.5 11.7 L 5 7.5 M 4.8 11 L 4.8 7.2 L 8.6 7.2",
    "pip.swap": "o R 1.5 4 21 16 3;k R 4.5 7 6.5 5 1 R 13 12 6.5 5 1",
    "pip.remove": "u pip 12 12 1;g xmark 6 6 0.35",
    "airplayvideo":
      "s M 6.5 17 L 4.5 17 Q 2 17 2 14.5 L 2 6.5 Q 2 4 4.5 4 L 19.5 4 Q 22 4 22 6.5 L 22 14.5 Q 22 17 19.5 17 L 17.5 17;o M 12 14.5 L 18 21.3 L 6 21.3 Z",
    "airplayaudio": "s M 6.5 17.5 A 12 11 8.6 130 410;s M 8.8 13.2 A 12 11 4 145 395;o M 12 14.5 L 17.5 21.3 L 6.5 21.3 Z",
    "camera.viewfinder": "u viewfinder 12 12 1;u camera 12 12 0.52",
    "camera.rotate":
      "u _camera 12 12 1;k A 12 12.7 4.2 0 125 M 13.6 16 L 9.6 16.1 L 9.4 19 M 7.8 12.7 A 12 12.7 4.2 180 305 M 10.4 9.4 L 14.4 9.3 L 14.6 6.4",
    "_camera":
      "o M 2 8 Q 2 6 4 6 L 6.8 6 L 8.2 4 Q 8.6 3.4 9.4 3.4 L 14.6 3.4 Q 15.4 3.4 15.8 4 L 17.2 6 L 20 6 Q 22 6 22 8 L 22 18 Q 22 20 20 20 L 4 20 Q 2 20 2 18 Z",
    "arrow.triangle.2.circlepath.camera": "u camera.rotate 12 12 1",
    "camera.aperture":
      "o O 12 12 10;k M 8.5 3 L 15 12.5 M 2.8 9 L 14.5 8 M 4 18 L 9.5 8.5 M 15.5 21 L 9 11.5 M 21.2 15 L 9.5 16 M 20 6 L 14.5 15.5",
    "camera.metering.center.weighted": "u viewfinder 12 12 1;s O 12 12 3.5",
    "camera.filters": "s O 12 8 5.8 O 8 15 5.8 O 16 15 5.8",
    "video.doorbell": "o R 6.5 2 11 20 3;k O 12 8 2.3;k O 12 16.5 1.6",
    "web.camera": "o O 12 9.5 7;k O 12 9.5 2.8;s M 7 20.5 L 17 20.5 M 12 16.5 L 12 20.5",
    "photo.on.rectangle":
      "o R 6 8 16.5 12.5 2.5;k M 6.5 18 L 11 13.5 L 14 16.5 L 17 13.8 L 22 18.3;k O 10.3 11.8 0.6;s M 18.5 5.5 Q 18.5 3.5 16.5 3.5 L 3.5 3.5 Q 1.5 3.5 1.5 5.5 L 1.5 14 Q 1.5 15.8 3 16",
    "photo.stack":
      "o R 2.5 8.5 19 13 2.5;k M 3 19 L 8.5 14.2 L 12 17.5 L 15.5 14.8 L 21 19.3;k O 8.5 12 0.7;s M 4.5 5.5 L 19.5 5.5 M 6.5 2.7 L 17.5 2.7",
    "photo.artframe": "o R 2 2.5 20 19 1.5;k R 5.5 6 13 12 0.5;k M 6 16.5 L 10 12.5 L 13 15 L 15 13.5 L 18 16.5",
    "artframe": "o R 2.5 2.5 19 19 1.5;k R 6 6 12 12 0.5",
    "photo.tv": "o R 1.8 4 20.4 13.5 2.5;k M 2.5 15.5 L 8 10.5 L 12 14 L 15.5 11.5 L 21.5 15.8;s M 8 20.7 L 16 20.7",
    "film.stack":
      "o R 2.5 8.5 19 13 2.5;k M 6.5 8.5 L 6.5 21.5 M 17.5 8.5 L 17.5 21.5 M 6.5 15 L 17.5 15;s M 4.5 5.5 L 19.5 5.5 M 6.5 2.7 L 17.5 2.7",
    "movieclapper": "o R 2.5 9 19 12 2;o M 2.5 6 L 20 2 L 20.8 5 L 3.3 9 Z;k M 7 5 L 9 7.7 M 13 3.6 L 15 6.3",
    "qrcode.viewfinder": "u viewfinder 12 12 1;u qrcode 12 12 0.52",
    "barcode.viewfinder":
      "u viewfinder 12 12 1;s M 7.5 8.5 L 7.5 15.5 M 10.5 8.5 L 10.5 15.5 M 13.5 8.5 L 13.5 15.5 M 16.5 8.5 L 16.5 15.5",
    "person.viewfinder": "u viewfinder 12 12 1;u person 12 12 0.5",
    "location.viewfinder": "u viewfinder 12 12 1;u location 12 12 0.5",
    "vial.viewfinder": "u viewfinder 12 12 1;u testtube.2 12 12 0.5",
    "phone.down": "u phone 12 9 1 135",
    "phone.arrow.up.right": "u phone 11 13 0.88;s M 14.5 9.5 L 21.5 2.5 M 16 2.5 L 21.5 2.5 L 21.5 8",
    "phone.arrow.down.left": "u phone 11 13 0.88;s M 21.5 2.5 L 14.5 9.5 M 14.5 4 L 14.5 9.5 L 20 9.5",
    "phone.connection": "u phone 11 13 0.88;s M 14 3 Q 21 3.5 21 10.5 M 14 6.8 Q 17.2 7.2 17.4 10.5",
    "teletype": "u phone 12 8 0.85 135;o R 3 15 18 6.5 1.5;k M 7 18.2 L 17 18.2",
    "recordingtape": "s O 6 11.5 4 O 18 11.5 4;s M 6 15.5 L 18 15.5",
    "antenna.radiowaves.left.and.right":
      "sv1 A 12 12 4 -50 50 M 9.43 15.06 A 12 12 4 130 230;sv2 A 12 12 8 -48 48 M 6.65 17.95 A 12 12 8 132 228;f O 12 12 2",
    "headset": "u headphones 12 10.5 0.88;s M 19.5 18 Q 19 21 14.5 21;f O 13.5 21 1.3",
    "microphone": "u mic 12 12 1",
    "mic.and.signal.meter": "u mic 9 12 0.9;s M 19 6 L 22 6 M 19 10 L 22 10 M 19 14 L 22 14 M 19 18 L 22 18",
    "gearshape.2": "u gearshape 8.5 9 0.68;u gearshape 17.2 17.2 0.48",
  ]
}
