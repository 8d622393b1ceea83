#include <QGuiApplication>
#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include "operations.h"

// What QGraphicsBlurEffect draws with; its radius is about two standard deviations.
QT_BEGIN_NAMESPACE
void qt_blurImage(QPainter* painter, QImage& image, qreal radius, bool quality, bool alphaOnly, int transposed = 0);
QT_END_NAMESPACE

static QImage image(Pixels& pixels, int width, int height, QImage::Format format = QImage::Format_ARGB32_Premultiplied) {
  return QImage((uchar*)pixels.data(), width, height, width * 4, format);
}

int main(int argc, char** argv) {
  setenv("QT_QPA_PLATFORM", "offscreen", 1);
  QGuiApplication app(argc, argv);
  Material m;
  Stopwatch watch("qt", m, argc, argv);
  QImage target = image(m.target, kWidth, kHeight), translucent = image(m.translucent, kWidth, kHeight);
  QImage opaque = image(m.opaque, kWidth, kHeight, QImage::Format_RGB32), smaller = image(m.smaller, 853, 533);
  QImage larger = image(m.larger, 2560, 1600), button = image(m.button, 32, 32), sprite = image(m.sprite, 16, 16);
  QPainter p(&target);
  p.setPen(Qt::NoPen);
  watch.measure("fill_opaque", kPixels, [&] { p.fillRect(0, 0, kWidth, kHeight, QColor(1, 2, 3)); });
  watch.measure("fill_alpha", kPixels, [&] { p.fillRect(0, 0, kWidth, kHeight, QColor(1, 2, 3, 128)); });
  watch.measure("blit_copy", kPixels, [&] { p.drawImage(0, 0, opaque); });
  watch.measure("blit_over", kPixels, [&] { p.drawImage(0, 0, translucent); });
  watch.measure("blit_over_op", kPixels, [&] { p.setOpacity(.5); p.drawImage(0, 0, translucent); p.setOpacity(1); });
  p.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
  watch.measure("scale_up", kPixels, [&] { p.drawImage(QRectF(0, 0, kWidth, kHeight), smaller, QRectF(0, 0, 853, 533)); });
  watch.measure("scale_down", kPixels, [&] { p.drawImage(QRectF(0, 0, kWidth, kHeight), larger, QRectF(0, 0, 2560, 1600)); });
  watch.measure("rotate", kPixels, [&] {
    p.save();
    p.translate(kWidth / 2, kHeight / 2);
    p.rotate(15);
    p.translate(-kWidth / 2, -kHeight / 2);
    p.drawImage(0, 0, translucent);
    p.restore();
  });
  watch.measure("nine", 400 * 4800.0, [&] {
    double sx[4] = {0, 10, 22, 32}, dx[4] = {0, 10, 110, 120}, dy[4] = {0, 10, 30, 40};
    for (auto& q : m.buttons)
      for (int j = 0; j < 3; j++)
        for (int i = 0; i < 3; i++)
          p.drawImage(QRectF(q.x + dx[i], q.y + dy[j], dx[i + 1] - dx[i], dy[j + 1] - dy[j]), button,
                      QRectF(sx[i], sx[j], sx[i + 1] - sx[i], sx[j + 1] - sx[j]));
  });
  p.setBrush(QColor(10, 20, 30, 204));
  watch.measure("rrect", 400 * 4800.0, [&] { for (auto& q : m.buttons) p.drawRoundedRect(QRectF(q.x, q.y, 120, 40), 12, 12); });
  watch.measure("circles", 400 * 1600.0, [&] { for (auto& q : m.buttons) p.drawEllipse(QRectF(q.x, q.y, 40, 40)); });
  watch.measure("star", 100 * 6400.0, [&] {
    for (auto& q : m.shapes) {
      QPainterPath path;
      path.setFillRule(Qt::WindingFill);
      for (int i = 0; i < 5; i++) {
        auto s = starPoint(i);
        i ? path.lineTo(q.x + s.x, q.y + s.y) : path.moveTo(q.x + s.x, q.y + s.y);
      }
      path.closeSubpath();
      p.drawPath(path);
    }
  });
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(QColor(10, 20, 30, 204), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  watch.measure("stroke", 100 * 6400.0, [&] {
    for (auto& q : m.shapes) {
      QPainterPath path;
      path.moveTo(q.x, q.y);
      path.cubicTo(q.x + 80, q.y, q.x, q.y + 80, q.x + 80, q.y + 80);
      p.drawPath(path);
    }
  });
  p.setPen(Qt::NoPen);
  QLinearGradient gradient(0, 0, kWidth, kHeight);
  gradient.setColorAt(0, Qt::red);
  gradient.setColorAt(.5, QColor(0, 255, 0));
  gradient.setColorAt(1, Qt::blue);
  watch.measure("gradient", kPixels, [&] { p.fillRect(0, 0, kWidth, kHeight, gradient); });
  watch.measure("small_over", 10000 * 256.0, [&] { for (auto& q : m.sprites) p.drawImage(int(q.x), int(q.y), sprite); });
  watch.measure("blur", kPixels, [&] { QImage soft = opaque.convertToFormat(QImage::Format_ARGB32_Premultiplied); qt_blurImage(&p, soft, 20, false, false); });
}
