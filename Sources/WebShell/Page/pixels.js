// Decodes the binary frames. See "The pixels" in Sources/WebShell/README.md.

let scratch = new ArrayBuffer(0);

/** The picture that a frame is of: 0 for the main one, then those beside it. */
export const pictureOf = (words) => words[1] >>> 24;

/** Draws the damage of a frame. Returns its rectangles: [x, y, width, height] in pixels. */
export function draw(words, context) {
  const rects = [];
  let place = 4;
  for (let count = words[1] & 0xffffff; count > 0; count--) {
    const [x, y, width, height, length] = words.subarray(place, place + 5);
    place += 5;
    const bytes = width * height * 4;
    if (scratch.byteLength < bytes) scratch = new ArrayBuffer(bytes);
    decode(words, place, place + length, new Uint32Array(scratch, 0, width * height), width);
    context.putImageData(new ImageData(new Uint8ClampedArray(scratch, 0, bytes), width, height), x, y);
    place += length;
    rects.push([x, y, width, height]);
  }
  return rects;
}

export function decode(words, place, end, out, width) {
  let at = 0;
  while (place < end) {
    const head = words[place++], count = head & 0x3fffffff;
    switch (head >>> 30) {
      case 0:
        out.set(words.subarray(place, place + count), at);
        place += count;
        break;
      case 1:
        out.fill(words[place++], at, at + count);
        break;
      case 2:
        // A count above the width of a row repeats the previous row.
        for (let done = 0; done < count; done += width) {
          out.copyWithin(at + done, at + done - width, at + done - width + Math.min(width, count - done));
        }
        break;
      default: throw new Error("a kind of pixels that is not known");
    }
    at += count;
  }
  return out;
}
