extension SymbolTable {
  /// Notes, pencils, documents, charts, mail, bubbles and clocks.
  static let documents: [String: String] = [
    "note": "o M 5.5 3 L 18.5 3 Q 21 3 21 5.5 L 21 15 L 15 21 L 5.5 21 Q 3 21 3 18.5 L 3 5.5 Q 3 3 5.5 3 Z;k M 15 20.5 L 15 15 L 20.5 15",
    "note.text": "u note 12 12 1;k M 7 8 L 17 8 M 7 12 L 13 12",
    "pencil.line": "u pencil 13 9 0.8;s M 3 21 L 21 21",
    "pencil.and.outline": "u pencil 12.5 9.5 0.82;s M 3 20.5 Q 6.5 18 9.5 20 Q 12.5 22 15.5 20 Q 18 18.5 21 20.5",
    "pencil.tip": "o M 12 2 L 18 15 L 18 21.5 L 6 21.5 L 6 15 Z;k M 6 15.5 L 18 15.5 M 10 6.5 L 14 6.5",
    "pencil.tip.crop.circle": "o O 12 12 10;k M 7.5 20.5 L 7.5 14.5 L 12 5.5 L 16.5 14.5 L 16.5 20.5 M 10.3 9 L 13.7 9",
    "pencil.and.scribble": "u pencil 14.5 9.5 0.75;s M 3 19 C 5 15 8.5 15 7 18 C 5.5 21 9 22 11.5 19 C 13 17.5 14 20 16 20.5",
    "pencil.and.ruler": "u pencil 9 12 0.85;u ruler 16 14 0.6",
    "pencil.and.ellipsis.rectangle": "u rectangle.and.pencil.and.ellipsis 12 12 1",
    "scribble": "s M 3 8 C 7 2 13 3 9 9 C 5 15 4 19 8 18 C 12 17 13 8 17 8.5 C 20.5 9.5 14 18 17 19.5 C 19 20 20.5 18 21.5 16",
    "scribble.variable":
      "s M 2.5 14 C 4 4 9 2 9.5 6 C 10 10.5 5 16.5 8.5 17.5 C 12 18 12 9 15 8.5 C 18 8.5 14.5 17 17 18 C 19 18.5 20.5 17 21.5 14.5",
    "highlighter": "o M 9 13.5 L 18.5 3 L 22 6.3 L 12 16.3 Z;o M 9 13.5 L 12 16.3 L 9.5 18 L 7 18 L 7.3 15.5 Z;s M 2.5 21.5 L 15 21.5",
    "eraser": "o M 13.5 4 L 21 11 L 11.5 20.5 L 7 20.5 L 2.8 16 Q 2 15 2.8 14.2 Z;k M 8 9 L 16 17",
    "eraser.line.dashed": "u eraser 12 10 0.85;s M 3 21.5 L 6 21.5 M 9.5 21.5 L 14 21.5 M 17.5 21.5 L 21 21.5",
    "lasso":
      "s M 7 17 C 3.5 16 2 13.5 2 11 C 2 6.5 6.5 3.5 12 3.5 C 17.5 3.5 22 6.5 22 11 C 22 15.5 16.5 18.5 10.5 17.7;s O 8 17.5 2.2;s M 8.5 19.7 Q 9 22 6 22",
    "signature":
      "s M 2.5 15 C 7 13 10 4 7.5 3.5 C 5 3.5 5 15 6.5 16 C 9 16.5 10 11 11.5 11 C 12.5 11.5 11 15 12.5 15 C 14 15 14.5 12 15.5 12 C 16.5 12.5 16 15 18 15 L 21.5 14.5;s M 3 20 L 21 20",
    "paintbrush.pointed":
      "o M 21.8 2.2 L 13.5 15.5 Q 11.5 14.5 10 12.2 Z;o M 9 13.3 C 10 15 11.2 16 12.7 16.6 C 11.5 20.5 7 22 2.5 21.5 C 5 19.5 5.5 14.5 9 13.3 Z",
    "ruler": "o R 1.5 7.5 21 9 2;k M 5.5 7.5 L 5.5 11 M 8.8 7.5 L 8.8 12.5 M 12 7.5 L 12 11 M 15.2 7.5 L 15.2 12.5 M 18.5 7.5 L 18.5 11",
    "eyedropper":
      "o M 15 5 L 17.5 2.8 C 19.5 1.2 22.8 4.5 21.2 6.5 L 19 9 Z;s M 12.5 5.5 L 18.5 11.5;o M 14 7.5 L 16.5 10 L 8 18.5 L 4.5 19.5 L 5.5 16 Z;s M 3 21 L 4.3 19.7",
    "eyedropper.halffull": "u eyedropper 12 12 1;f M 8 14 L 12.5 14 L 8 18.5 L 4.5 19.5 L 5.5 16.5 Z",
    "swatchpalette":
      "o R 2.5 3 8 18.5 2;k O 6.5 17.5 0.9;o M 10.5 9 L 15.5 4 Q 16.5 3 17.5 4 L 20.5 7 Q 21.5 8 20.5 9 L 10.5 19 Z;s M 17 13.5 L 20 13.5 Q 21.5 13.5 21.5 15 L 21.5 20 Q 21.5 21.5 20 21.5 L 8 21.5",
    "menucard":
      "o M 5 4.5 L 15 2 Q 16.5 1.7 16.5 3.2 L 16.5 19 Q 16.5 20 15.5 20.2 L 5 22 Z;o M 16.5 5 L 19.5 5 L 19.5 21.5 L 8 21.5;k M 8 9 L 13.5 8 M 8 13 L 13.5 12",
    "doc.plaintext": "u _page 12 12 1;k M 8.5 11 L 15.5 11 M 8.5 14.3 L 15.5 14.3 M 8.5 17.6 L 13 17.6",
    "doc.richtext": "u _page 12 12 1;k M 8.5 7 L 10.5 7;k R 8.5 10.5 7 4 0.6;k M 8.5 18 L 15.5 18",
    "doc.append": "u doc 12 9.5 0.8;s M 6 21.5 L 18 21.5",
    "doc.zipper": "u _page 12 12 1;k M 10 4 L 12 4 M 10 7 L 12 7 M 10 10 L 12 10;k R 9.7 12.5 3 5 1",
    "zipper.page": "u doc.zipper 12 12 1",
    "doc.text.image": "u doc.richtext 12 12 1",
    "doc.text.below.ecg": "s M 2 5 L 7 5 L 9 1.8 L 12 8 L 14 5 L 22 5;o R 5 10.5 14 11 2;k M 8.5 14.2 L 15.5 14.2 M 8.5 17.8 L 15.5 17.8",
    "doc.text.magnifyingglass": "u doc.text 10.5 11.5 0.92;g magnifyingglass 17.3 17.3 0.52",
    "doc.viewfinder": "u viewfinder 12 12 1;u doc 12 12 0.52",
    "doc.text.viewfinder": "u viewfinder 12 12 1;o R 7.5 6.5 9 11 1.5;k M 10 10 L 14 10 M 10 13.5 L 14 13.5",
    "doc.questionmark": "u questionmark.doc 12 12 1",
    "doc.on.doc.circle": "o O 12 12 10;k R 10.3 9.5 6 8 1.2 M 7.7 14.5 L 7.7 7.5 L 13.2 7.5",
    "doc.circle": "o O 12 12 10;k M 8.2 6.5 L 12.7 6.5 L 15.8 9.6 L 15.8 17.5 L 8.2 17.5 Z",
    "document": "u doc 12 12 1",
    "chart.bar.doc.horizontal": "u _page 12 12 1;k M 8.5 9.5 L 11 9.5 M 8.5 13 L 15.5 13 M 8.5 16.7 L 13.3 16.7",
    "chart.bar.xaxis": "u chart.bar 12 9.5 0.8;s M 2.5 20.5 L 21.5 20.5",
    "chart.xyaxis.line": "u chart.line 12 12 1",
    "chart.line.flattrend.xyaxis": "s M 3 3.5 L 3 18.5 Q 3 20.5 5 20.5 L 21 20.5;s M 6.5 12 L 20.5 12 M 17.5 9 L 20.5 12 L 17.5 15",
    "chart.line.downtrend.xyaxis":
      "s M 3 3.5 L 3 18.5 Q 3 20.5 5 20.5 L 21 20.5;s M 6.5 6 L 11 11.5 L 14.5 8.5 L 20.5 16 M 16 16 L 20.5 16 L 20.5 11.5",
    "chart.dots.scatter": "s M 3 3.5 L 3 18.5 Q 3 20.5 5 20.5 L 21 20.5;f O 8 15 1.4 O 11 9 1.4 O 14.5 13 1.4 O 18 6.5 1.4 O 19 12 1.4",
    "chart.donut": "o O 12 12 10;k O 12 12 4.3",
    "square.text.square": "o R 3 3 18 18 4;k R 7 6.5 10 3.5 0.8;k M 7 13.5 L 17 13.5 M 7 17 L 13 17",
    "heart.text.square": "o R 3 3 18 18 4;k M 7 13.5 L 17 13.5 M 7 17 L 13 17 M 12 11 L 9 8.3 C 8 6 11 5.3 12 7.2 C 13 5.3 16 6 15 8.3 Z",
    "calendar.day.timeline.left": "o R 2.5 4 19 17 3;k M 9 4 L 9 21;k M 12.5 9 L 18 9 M 12.5 13 L 18 13 M 5.5 9 L 6 9 M 5.5 13 L 6 13",
    "envelope.open.badge.clock": "u envelope.open 11 11 0.9;g clock 18.5 18 0.42",
    "envelope.arrow.triangle.branch": "u envelope 12 12 1",
    "envelope.front":
      "o R 4 8 18.5 13 2.5;k M 4.5 9.8 L 11.8 15.5 Q 13.2 16.4 14.6 15.5 L 22 9.8;s M 19.5 5 Q 19.5 3 17.5 3 L 3.5 3 Q 1.5 3 1.5 5 L 1.5 15",
    "mail.stack": "o R 2.5 9 19 12.5 2.5;k M 3.5 10.5 L 10.8 16 Q 12 16.8 13.2 16 L 20.5 10.5;s M 4.5 6 L 19.5 6 M 6.5 3 L 17.5 3",
    "mail": "u envelope 12 12 1",
    "bubble":
      "o M 12 3 C 6 3 2 6.6 2 11.2 C 2 14 3.4 16.3 5.6 17.7 C 5.7 19.3 5 20.7 3.7 21.8 C 6.2 21.8 8.3 20.8 9.6 19.2 C 10.4 19.3 11.2 19.4 12 19.4 C 18 19.4 22 15.8 22 11.2 C 22 6.6 18 3 12 3 Z",
    "bubble.middle.bottom":
      "o M 5 3.5 L 19 3.5 Q 22 3.5 22 6.5 L 22 15 Q 22 18 19 18 L 15 18 L 12 21.5 L 9 18 L 5 18 Q 2 18 2 15 L 2 6.5 Q 2 3.5 5 3.5 Z",
    "bubble.middle.top": "u bubble.middle.bottom 12 12 1 180",
    "bubble.right": "m bubble.left 12 12 1",
    "bubble.and.pencil": "u bubble.left 11 13 0.9;g pencil 17.5 6.5 0.55",
    "bubbles.and.sparkles": "u bubble.left 11 13 0.9;g sparkles 18.5 5.5 0.42",
    "plus.rectangle.on.folder": "u folder 12 14 0.85;g rectangle 17 6 0.5",
    "clock.arrow.2.circlepath": "u arrow.triangle.2.circlepath 12 12 1.15;s M 12 8 L 12 12.5 L 14.5 14",
    "deskclock": "o O 12 11 8.5;k M 12 6.5 L 12 11.3 L 15 13;s M 6.5 19.5 L 4.5 21.8 M 17.5 19.5 L 19.5 21.8",
    "hourglass.bottomhalf.filled": "u hourglass 12 12 1;f M 7 20 C 7.5 17.5 10 16 12 14.5 C 14 16 16.5 17.5 17 20 Z",
    "hourglass.tophalf.filled": "u hourglass 12 12 1;f M 7.5 7 L 16.5 7 C 15.5 9 13.5 10 12 11.7 C 10.5 10 8.5 9 7.5 7 Z",
    "book.pages": "u book 12 12 1",
    "magazine": "o R 5 2.5 14.5 19 2;k M 8.5 7 L 16 7 M 8.5 11 L 13 11;s M 2.5 5 L 2.5 19",
    "scroll":
      "o M 6 3 L 18 3 Q 20.5 3 20.5 5.5 L 20.5 8 L 17 8 L 17 18.5 Q 17 21 14.5 21 L 5.5 21 Q 3 21 3 18.5 L 3 17 L 7 17 L 7 6 Q 7 3 4.5 3 Z;k M 10 8 L 14 8 M 10 12 L 14 12",
    "greetingcard":
      "o R 2.5 4 19 16 2;k M 12 4 L 12 20 M 16.7 13.5 L 14.8 11.6 C 14.3 10 16.2 9.6 16.7 10.8 C 17.2 9.6 19.1 10 18.6 11.6 Z",
    "tray.2": "u tray 12 9 0.72;s M 2.5 15.5 L 2.5 19 Q 2.5 21 4.5 21 L 19.5 21 Q 21.5 21 21.5 19 L 21.5 15.5",
    "tray.full": "u tray 12 13 0.95;s M 6.5 3 L 17.5 3",
    "archivebox.circle": "o O 12 12 10;k R 6.5 7.5 11 3 0.6 M 7.5 10.5 L 7.5 16.5 L 16.5 16.5 L 16.5 10.5 M 10.5 13 L 13.5 13",
    "newspaper.circle": "o O 12 12 10;k R 6.5 7.5 11 9.5 1.2;k M 9 10.5 L 15 10.5 M 9 13.8 L 15 13.8",
    "append.page": "u doc.append 12 12 1",
    "richtext.page": "u doc.richtext 12 12 1",
    "long.text.page.and.pencil": "u doc.text 10.5 12 1;g pencil 18 16 0.5",
    "book.and.wrench": "u book 10.5 11 0.85;g wrench 17.5 17 0.5",
  ]
}
