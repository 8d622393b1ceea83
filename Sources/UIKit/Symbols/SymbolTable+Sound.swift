extension SymbolTable {
  /// Light, sound and playback.
  static let sound: [String: String] = [
    "flashlight.off.fill":
      "f M 6.5 2 L 17.5 2 L 17.5 4.5 L 6.5 4.5 Z M 6.5 6 L 17.5 6 C 17.5 9 15 9.5 15 12 L 15 20.5 Q 15 22 13.5 22 L 10.5 22 Q 9 22 9 20.5 L 9 12 C 9 9.5 6.5 9 6.5 6 Z",
    "flashlight.on.fill": "u flashlight.off.fill 12 12 1;c M 12 13 L 12 15.5",
    "_torch":
      "o M 6.5 2.5 L 17.5 2.5 L 17.5 6 C 17.5 9 15 9.5 15 12 L 15 20 Q 15 21.5 13.5 21.5 L 10.5 21.5 Q 9 21.5 9 20 L 9 12 C 9 9.5 6.5 9 6.5 6 Z;k M 6.5 5.8 L 17.5 5.8 M 12 12.5 L 12 15",
    "flashlight.slash": "u _torch 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
    "light.max":
      "o O 12 12 3;s M 12 2.5 L 12 5.5 M 12 18.5 L 12 21.5 M 2.5 12 L 5.5 12 M 18.5 12 L 21.5 12 M 5.3 5.3 L 7.4 7.4 M 16.6 16.6 L 18.7 18.7 M 18.7 5.3 L 16.6 7.4 M 7.4 16.6 L 5.3 18.7",
    "light.min": "u sun.min 12 12 0.85",
    "rays":
      "sv1 M 12 2 L 12 7;sv2 M 19.1 4.9 L 15.5 8.5;sv3 M 22 12 L 17 12;sv4 M 19.1 19.1 L 15.5 15.5;sv5 M 12 22 L 12 17;sv6 M 4.9 19.1 L 8.5 15.5;sv7 M 2 12 L 7 12;sv8 M 4.9 4.9 L 8.5 8.5",
    "slowmo":
      "s M 12 2.5 L 12 5 M 12 19 L 12 21.5 M 2.5 12 L 5 12 M 19 12 L 21.5 12 M 5.3 5.3 L 7 7 M 17 17 L 18.7 18.7 M 18.7 5.3 L 17 7 M 7 17 L 5.3 18.7;s2 O 12 12 3.2",
    "timelapse": "u circle.dotted 12 12 1;f M 12 12 L 12 5.5 a 12 12 6.5 -90 60 Z",
    "livephoto": "u circle.dotted 12 12 1;s O 12 12 5.8;f O 12 12 2.2",
    "speaker":
      "o M 4 9 L 8 9 L 13.5 4.3 Q 14.3 3.8 14.3 4.8 L 14.3 19.2 Q 14.3 20.2 13.5 19.7 L 8 15 L 4 15 Q 3 15 3 14 L 3 10 Q 3 9 4 9 Z",
    "speaker.wave.1": "u speaker 10.5 12 1;s A 13.5 12 5 -42 42",
    "speaker.badge.exclamationmark": "u speaker 11 12 1;u exclamationmark 19.5 12 0.55",
    "speaker.minus": "u speaker 11 12 0.95;u minus 19.8 12 0.4",
    "speaker.plus": "u speaker 11 12 0.95;u plus 19.8 12 0.42",
    "speaker.zzz": "u speaker 10.5 12.5 0.95;u zzz 19 8 0.42",
    "hearingdevice.ear": "u ear 12 12 1",
    "music.note.list": "f E 16 18.6 2.8 2.2;s M 18.5 18.5 L 18.5 6 L 22 5;s M 2.5 5 L 14.5 5 M 2.5 10 L 14.5 10 M 2.5 15 L 10 15",
    "music.quarternote.3":
      "f E 4.5 18.5 2.4 1.9 E 11.5 16.5 2.4 1.9 E 18.5 18.5 2.4 1.9;s M 6.7 18.3 L 6.7 8 M 13.7 16.3 L 13.7 5 M 20.7 18.3 L 20.7 8",
    "music.mic":
      "o M 14 3.5 C 17 1 22.5 5.5 20 9.5 C 18.3 11.5 15.5 11.3 13.5 9.8 C 12 8 12 5.3 14 3.5 Z;o M 12.5 8.5 L 2.5 18.5 L 5.5 21.5 L 15.5 11.2 Z",
    "music.microphone": "u music.mic 12 12 1",
    "music.note.house":
      "o M 12 3 L 2.8 11 L 5 11 L 5 20 Q 5 21 6 21 L 18 21 Q 19 21 19 20 L 19 11 L 21.2 11 Z;k M 11 17.5 L 11 10.5 L 15 9.5 M 11 17.3 L 10 17.3",
    "guitars":
      "o M 3.5 20.5 C 1 17 3 13.5 6.5 13.3 C 8 13 8 11 9.5 9.8 C 12 8 16 12 14.2 14.5 C 13 16 11 16 10.7 17.5 C 10.5 21 7 23 3.5 20.5 Z;s M 12 12 L 20 4 M 18.5 2.5 L 21.5 5.5",
    "pianokeys": "o R 2 4 20 16 2;k M 8.7 4 L 8.7 20 M 15.3 4 L 15.3 20;f R 7.2 4 3 9 0.5 R 13.8 4 3 9 0.5",
    "metronome": "o M 9 3 L 15 3 L 19.5 21 L 4.5 21 Z;k M 12 16 L 19 6 M 5.8 16 L 18.2 16",
    "tuningfork": "s M 8 2.5 L 8 10 Q 8 14 12 14 Q 16 14 16 10 L 16 2.5 M 12 14 L 12 21.5",
    "waveform.path": "s M 1.5 12 L 5 12 L 8 4 L 11.5 20 L 14.5 7 L 17 15 L 19 12 L 22.5 12",
    "waveform.path.ecg": "s M 1.5 13 L 6.5 13 L 9.5 4 L 13.5 20 L 16 13 L 22.5 13",
    "waveform.path.ecg.rectangle": "o R 1.5 4.5 21 15 3;k M 4 12.5 L 8 12.5 L 10.3 7.5 L 13.3 16.5 L 15 12.5 L 20 12.5",
    "waveform.and.magnifyingglass": "u waveform 9.5 11 0.85;g magnifyingglass 17.5 17 0.55",
    "waveform.and.mic": "u waveform 9.5 11 0.85;g mic 18 16.5 0.6",
    "waveform.badge.mic": "u waveform.and.mic 12 12 1",
    "dial.low": "s A 12 12 9.5 130 410;o O 12 12 5.5;k M 12 12 L 9.5 14.5",
    "dial.high": "s A 12 12 9.5 130 410;o O 12 12 5.5;k M 12 12 L 14.5 9.5",
    "dial.min": "u dial.low 12 12 1",
    "dial.max": "u dial.high 12 12 1",
    "slider.horizontal.2": "s M 3 8 L 21 8 M 3 16 L 21 16;e O 8.5 8 2.4 O 15.5 16 2.4;f O 8.5 8 2.8 O 15.5 16 2.8",
    "slider.vertical.3": "u slider.horizontal.3 12 12 1 90",
    "slider.horizontal.below.rectangle": "o R 3 3.5 18 9 2;s M 3 18.5 L 21 18.5;e O 9 18.5 2;f O 9 18.5 2.4",
    "eject": "o M 12 3.5 L 21 14 L 3 14 Z;o R 3 17 18 3.3 1",
    "playpause.circle": "o O 12 12 10;k M 7 8 L 12 12 L 7 16 Z M 14.2 8.5 L 14.2 15.5 M 17 8.5 L 17 15.5",
    "forward.frame": "u forward.end 12 12 1",
    "backward.frame": "u backward.end 12 12 1",
    "forward.end.alt": "o M 2 5.5 L 10.5 12 L 2 18.5 Z M 10.5 5.5 L 19 12 L 10.5 18.5 Z;s M 21.5 6 L 21.5 18",
    "backward.end.alt": "m forward.end.alt 12 12 1",
    "play.slash": "u play 12 12 1;e M 3.6 3.2 L 20.8 20.4;s M 3.6 3.2 L 20.8 20.4",
  ]
}
