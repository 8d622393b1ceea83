"""Skia's CPU raster through skia-python. What draws many small things is recorded once and played back, so that Python costs nothing."""
import math
import sys
import time

import numpy
import skia

WIDTH, HEIGHT = 1280, 800
PIXELS = WIDTH * HEIGHT
borrowed = []  # images borrow these bytes


def picture(width, height, opaque=False):
    hashed = (numpy.arange(width * height, dtype=numpy.uint64) * 2654435761) & 0xFFFFFFFF
    alpha = numpy.full(width * height, 255, numpy.uint64) if opaque else hashed >> 24
    pixels = (alpha << 24 | (alpha // 2) << 16 | (alpha // 3) << 8 | (alpha // 4)).astype(numpy.uint32).tobytes()
    borrowed.append(pixels)
    kind = skia.kOpaque_AlphaType if opaque else skia.kPremul_AlphaType
    info = skia.ImageInfo.Make(width, height, skia.kBGRA_8888_ColorType, kind)
    return skia.Image.MakeRasterData(info, skia.Data.MakeWithoutCopy(pixels), width * 4)


def places(count, width, height):
    return [((i * 2654435761 % 2**32 >> 8) % (WIDTH - width), (i * 2246822519 % 2**32 >> 8) % (HEIGHT - height)) for i in range(1, count + 1)]


surface = skia.Surface.MakeRaster(skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType))
canvas = surface.getCanvas()


def measure(operation, pixels, body):
    if len(sys.argv) > 1 and operation not in sys.argv[1:]:
        return
    canvas.clear(0xFF808080)
    body()
    start = time.perf_counter()
    body()
    repeats = max(1, int(0.02 / max(time.perf_counter() - start, 1e-7)))
    best = 1e30
    for _ in range(7):
        start = time.perf_counter()
        for _ in range(repeats):
            body()
        best = min(best, (time.perf_counter() - start) / repeats)
    print(f"skia\t{operation}\t{pixels / best / 1e6:.0f}", flush=True)


def recorded(draw):
    recorder = skia.PictureRecorder()
    draw(recorder.beginRecording(skia.Rect.MakeWH(WIDTH, HEIGHT)))
    played = recorder.finishRecordingAsPicture()
    return lambda: canvas.drawPicture(played)


def draw_rotated():
    canvas.save()
    canvas.rotate(15, WIDTH / 2, HEIGHT / 2)
    canvas.drawImage(translucent, 0, 0, linear)
    canvas.restore()


def draw_nine(recorder):
    s, dx, dy = (0, 10, 22, 32), (0, 10, 110, 120), (0, 10, 30, 40)
    for x, y in buttons:
        for j in range(3):
            for i in range(3):
                source = skia.Rect.MakeLTRB(s[i], s[j], s[i + 1], s[j + 1])
                part = skia.Rect.MakeLTRB(x + dx[i], y + dy[j], x + dx[i + 1], y + dy[j + 1])
                recorder.drawImageRect(button, source, part, linear)


def star(x, y):
    path = skia.Path()
    for i in range(5):
        angle = -math.pi / 2 + i * 4 * math.pi / 5
        (path.lineTo if i else path.moveTo)(x + 40 + 40 * math.cos(angle), y + 40 + 40 * math.sin(angle))
    path.close()
    return path


def curve(x, y):
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(x + 80, y, x, y + 80, x + 80, y + 80)
    return path


translucent, opaque = picture(WIDTH, HEIGHT), picture(WIDTH, HEIGHT, True)
smaller, larger, button, sprite = picture(853, 533), picture(2560, 1600), picture(32, 32), picture(16, 16)
linear = skia.SamplingOptions(skia.FilterMode.kLinear)
half = skia.Paint(Alphaf=0.5)
ink = skia.Paint(Color=0xCC0A141E, AntiAlias=True)
pen = skia.Paint(Color=0xCC0A141E, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=3,
                 StrokeCap=skia.Paint.kRound_Cap, StrokeJoin=skia.Paint.kRound_Join)
gradient = skia.Paint(Shader=skia.GradientShader.MakeLinear([(0, 0), (WIDTH, HEIGHT)], [0xFFFF0000, 0xFF00FF00, 0xFF0000FF]))
buttons, shapes, sprites = places(400, 120, 40), places(100, 80, 80), places(10000, 16, 16)
stars, curves = [star(*p) for p in shapes], [curve(*p) for p in shapes]
whole = skia.Rect.MakeWH(WIDTH, HEIGHT)

measure("fill_opaque", PIXELS, lambda: canvas.drawPaint(skia.Paint(Color=0xFF010203)))
measure("fill_alpha", PIXELS, lambda: canvas.drawPaint(skia.Paint(Color=0x80010203)))
measure("blit_copy", PIXELS, lambda: canvas.drawImage(opaque, 0, 0))
measure("blit_over", PIXELS, lambda: canvas.drawImage(translucent, 0, 0))
measure("blit_over_op", PIXELS, lambda: canvas.drawImage(translucent, 0, 0, skia.SamplingOptions(), half))
measure("scale_up", PIXELS, lambda: canvas.drawImageRect(smaller, whole, linear))
measure("scale_down", PIXELS, lambda: canvas.drawImageRect(larger, whole, linear))
measure("rotate", PIXELS, draw_rotated)
measure("nine", 400 * 4800, recorded(draw_nine))
measure("rrect", 400 * 4800, recorded(lambda r: [r.drawRoundRect(skia.Rect.MakeXYWH(x, y, 120, 40), 12, 12, ink) for x, y in buttons]))
measure("circles", 400 * 1600, recorded(lambda r: [r.drawCircle(x + 20, y + 20, 20, ink) for x, y in buttons]))
measure("star", 100 * 6400, recorded(lambda r: [r.drawPath(path, ink) for path in stars]))
measure("stroke", 100 * 6400, recorded(lambda r: [r.drawPath(path, pen) for path in curves]))
measure("gradient", PIXELS, lambda: canvas.drawPaint(gradient))
measure("small_over", 10000 * 256, recorded(lambda r: [r.drawImage(sprite, x, y) for x, y in sprites]))
soft = skia.Paint(ImageFilter=skia.ImageFilters.Blur(10, 10))
opaque_info, opaque_bytes = skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType), borrowed[1]


def draw_blurred():
    # A new image of the same bytes: Skia keeps what it filtered last.
    image = skia.Image.MakeRasterData(opaque_info, skia.Data.MakeWithoutCopy(opaque_bytes), WIDTH * 4)
    canvas.drawImage(image, 0, 0, skia.SamplingOptions(), soft)


measure("blur", PIXELS, draw_blurred)
