// The redraw scenes of `vitrine bench scenes` in Qt's QGraphicsView on a raster surface.
// Prints a line "qt <tab> scene <tab> frames/s <tab> p50 ms <tab> p95 ms <tab> p99 ms
// <tab> p50 of processor time in ms" for each.
#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>
#include <time.h>

static const QSizeF kPhone(1170, 2532);
static const int kFrames = 200, kWarmUp = 10;

using Change = std::function<void(int frame)>;
using Build = std::function<Change(QGraphicsScene&)>;

// A plain coloured rectangle, as a view with a background colour is.
static QGraphicsRectItem* box(QGraphicsScene& scene, QRectF rect, QColor color) {
  auto item = scene.addRect(QRectF(QPointF(), rect.size()), Qt::NoPen, color);
  item->setPos(rect.topLeft());
  return item;
}

// A view that draws a small chart, anew for each phase.
class Chart : public QGraphicsItem {
 public:
  Chart(QRectF frame) : size_(frame.size()) { setPos(frame.topLeft()); setCacheMode(DeviceCoordinateCache); }
  QRectF boundingRect() const override { return QRectF(QPointF(), size_); }
  void show(int phase) { phase_ = phase; update(); }
  void paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) override {
    p->setRenderHint(QPainter::Antialiasing);
    p->fillRect(boundingRect(), Qt::white);
    QPainterPath path;
    for (int step = 0; step <= 20; step++) {
      QPointF point(size_.width() * step / 20, size_.height() * (0.5 + 0.4 * std::sin((step + phase_) / 3.0)));
      step ? path.lineTo(point) : path.moveTo(point);
    }
    p->strokePath(path, QPen(QColor(0, 122, 255), 3));
    p->setPen(Qt::NoPen);
    p->setBrush(QColor(255, 149, 0));
    p->drawEllipse(boundingRect().center(), 8, 8);
  }

 private:
  QSizeF size_;
  int phase_ = 0;
};

// A row of the list: a round picture, two lines of text, a hairline; cached as a view's contents are.
class Row : public QGraphicsItem {
 public:
  Row() { setCacheMode(DeviceCoordinateCache); }
  QRectF boundingRect() const override { return QRectF(0, 0, kPhone.width(), 180); }
  int index = -1;
  void show(int i) { index = i; setPos(0, i * 180); update(); }
  void paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) override {
    p->setRenderHint(QPainter::Antialiasing);
    p->fillRect(boundingRect(), Qt::white);
    p->fillRect(QRectF(180, 179, kPhone.width() - 180, 1), QColor(217, 217, 217));
    p->setPen(Qt::NoPen);
    p->setBrush(QColor::fromHsvF(index % 8 / 8.0, 0.6, 0.9));
    p->drawEllipse(QRectF(30, 30, 120, 120));
    QFont title("Inter"), detail("Inter");
    title.setPixelSize(48);
    title.setBold(true);
    detail.setPixelSize(40);
    p->setPen(Qt::black);
    p->setFont(title);
    p->drawText(QRectF(180, 35, kPhone.width() - 220, 60), Qt::AlignVCenter, QString("Row %1").arg(index));
    p->setPen(Qt::gray);
    p->setFont(detail);
    p->drawText(QRectF(180, 95, kPhone.width() - 220, 50), Qt::AlignVCenter, QString("Something that was said at %1 o'clock").arg(index % 12 + 1));
  }
};

static void fill(QGraphicsScene& scene, int count) {
  int columns = std::max(1, int(std::sqrt(double(count))));
  double width = kPhone.width() / columns, height = kPhone.height() / ((count + columns - 1) / columns);
  for (int i = 0; i < count; i++) {
    int grey = int((0.7 + i % 7 / 30.0) * 255);
    box(scene, QRectF(std::round(i % columns * width), std::round(i / columns * height), std::floor(width), std::floor(height)), QColor(grey, grey, grey));
  }
}

// Plain boxes, nine in a row, on a page that goes on below the screen.
static void page(QGraphicsScene& scene, int count) {
  for (int i = 0; i < count; i++) {
    int grey = int((0.7 + i % 7 / 30.0) * 255);
    box(scene, QRectF(i % 9 * 130, i / 9 * 100, 128, 98), QColor(grey, grey, grey));
  }
}

static Change movingIn(QGraphicsScene& scene, int count) {
  page(scene, count - 1);
  auto leaf = box(scene, QRectF(500, 0, 100, 100), QColor(0, 122, 255));
  return [leaf](int frame) { leaf->setPos(500 + frame % 50, 0); };
}

static Change comingAndGoingIn(QGraphicsScene& scene, int count) {
  page(scene, count - 1);
  auto leaf = box(scene, QRectF(500, 0, 100, 100), QColor(0, 122, 255));
  scene.removeItem(leaf);
  return [&scene, leaf](int frame) { frame % 2 ? scene.removeItem(leaf) : scene.addItem(leaf); };
}

static Change viewIn(QGraphicsScene& scene, int count) {
  fill(scene, count - 1);
  auto chart = new Chart(QRectF(500, 1200, 100, 100));
  scene.addItem(chart);
  return [chart](int frame) { chart->show(frame); };
}

static Change scrollingList(QGraphicsScene& scene) {
  auto list = new QGraphicsRectItem(QRectF());
  scene.addItem(list);
  auto rows = std::make_shared<std::vector<Row*>>();
  for (int i = 0; i < int(kPhone.height() / 180) + 2; i++) { rows->push_back(new Row); rows->back()->setParentItem(list); }
  return [list, rows](int frame) {
    double offset = frame * 12;
    list->setPos(0, -offset);
    int first = int(offset / 180), count = int(rows->size());
    for (int i = 0; i < count; i++) {
      int index = first + ((i - first) % count + count) % count;
      if ((*rows)[i]->index != index) (*rows)[i]->show(index);
    }
  };
}

static Change animatingViews(QGraphicsScene& scene) {
  auto views = std::make_shared<std::vector<std::pair<QGraphicsItem*, QPointF>>>();
  for (int i = 0; i < 500; i++) {
    QColor color = QColor::fromHsvF(i % 50 / 50.0, 0.7, 0.9, i % 3 ? 1 : 0.6);
    QRectF frame(i * 197 % 1070, i * 431 % 2430, 80, 80);
    QGraphicsItem* item;
    if (i % 5) {
      item = box(scene, frame, color);
    } else {
      QPainterPath path;
      path.addRoundedRect(QRectF(QPointF(), frame.size()), 16, 16);
      item = scene.addPath(path, Qt::NoPen, color);
      item->setPos(frame.topLeft());
    }
    views->push_back({item, frame.topLeft()});
  }
  return [views](int frame) {
    for (size_t i = 0; i < views->size(); i++) {
      double angle = frame / 20.0 + i;
      auto& [item, home] = (*views)[i];
      item->setPos(home + QPointF(std::round(20 * std::cos(angle)), std::round(20 * std::sin(angle))));
    }
  };
}

static Change stack(QGraphicsScene& scene) {
  auto views = std::make_shared<std::vector<QGraphicsRectItem*>>();
  for (int i = 0; i < 50; i++) views->push_back(box(scene, QRectF(QPointF(), kPhone), Qt::white));
  return [views](int frame) { for (auto view : *views) view->setBrush(QColor::fromHsvF(frame % 60 / 60.0, 0.5, 0.9)); };
}

static Change customViews(QGraphicsScene& scene) {
  auto views = std::make_shared<std::vector<Chart*>>();
  for (int i = 0; i < 100; i++) { views->push_back(new Chart(QRectF(i % 10 * 117, i / 10 * 250, 110, 240))); scene.addItem(views->back()); }
  return [views](int frame) { for (auto view : *views) view->show(frame); };
}

// A picture drawn in nine parts.
class Button : public QGraphicsItem {
 public:
  Button(const QImage& image) : image_(image) {}
  QRectF boundingRect() const override { return QRectF(QPointF(), size_); }
  void resize(QSizeF size) { prepareGeometryChange(); size_ = size; }
  void paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) override {
    p->setRenderHint(QPainter::SmoothPixmapTransform);
    double s[4] = {0, 15, 17, 32}, x[4] = {0, 15, size_.width() - 15, size_.width()}, y[4] = {0, 15, size_.height() - 15, size_.height()};
    for (int j = 0; j < 3; j++)
      for (int i = 0; i < 3; i++)
        p->drawImage(QRectF(x[i], y[j], x[i + 1] - x[i], y[j + 1] - y[j]), image_, QRectF(s[i], s[j], s[i + 1] - s[i], s[j + 1] - s[j]));
  }

 private:
  const QImage& image_;
  QSizeF size_{110, 50};
};

static Change resizingButtons(QGraphicsScene& scene) {
  static QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 122, 255));
  painter.drawRoundedRect(QRectF(0, 0, 32, 32), 14, 14);
  painter.end();
  auto views = std::make_shared<std::vector<Button*>>();
  for (int i = 0; i < 400; i++) {
    views->push_back(new Button(image));
    views->back()->setPos(i % 10 * 117, i / 10 * 63);
    scene.addItem(views->back());
  }
  return [views](int frame) {
    for (size_t i = 0; i < views->size(); i++) (*views)[i]->resize(QSizeF(60 + (frame + i) % 50, 40 + (frame + i) % 20));
  };
}

static double processorTime() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void measure(const char* name, const Build& build) {
  QGraphicsScene scene(QRectF(QPointF(), kPhone));
  QGraphicsView view(&scene);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
  view.resize(kPhone.toSize());
  view.setBackgroundBrush(Qt::white);
  auto change = build(scene);
  view.show();
  auto turn = [&](int frame) { change(frame); QCoreApplication::processEvents(); };
  for (int frame = 0; frame < kWarmUp; frame++) turn(frame);
  std::vector<double> times, processor;
  for (int frame = kWarmUp; frame < kWarmUp + kFrames; frame++) {
    double before = processorTime();
    auto start = std::chrono::steady_clock::now();
    turn(frame);
    auto end = std::chrono::steady_clock::now();
    processor.push_back(processorTime() - before);
    times.push_back(std::chrono::duration<double, std::milli>(end - start).count());
  }
  double sum = 0;
  for (double time : times) sum += time;
  std::sort(times.begin(), times.end());
  std::sort(processor.begin(), processor.end());
  auto at = [&](double fraction) { return times[std::min(times.size() - 1, size_t(fraction * times.size()))]; };
  std::printf("qt\t%s\t%.1f\t%.5f\t%.5f\t%.5f\t%.5f\n", name, 1000 * times.size() / sum, at(.5), at(.95), at(.99), processor[processor.size() / 2]);
  std::fflush(stdout);
}

int main(int argc, char** argv) {
  setenv("QT_QPA_PLATFORM", "offscreen", 1);
  QApplication app(argc, argv);
  measure("nothing changes", [](QGraphicsScene& s) -> Change { fill(s, 1000); return [](int) {}; });
  for (int count : {10, 1000, 10000, 100000})
    measure(("1 view of " + std::to_string(count)).c_str(), [count](QGraphicsScene& s) { return viewIn(s, count); });
  for (int count : {10, 100000})
    measure(("1 leaf of " + std::to_string(count) + " moves").c_str(), [count](QGraphicsScene& s) { return movingIn(s, count); });
  for (int count : {10, 100000})
    measure(("1 of " + std::to_string(count) + " comes, goes").c_str(), [count](QGraphicsScene& s) { return comingAndGoingIn(s, count); });
  measure("scrolling list", scrollingList);
  measure("500 views animate", animatingViews);
  measure("50 opaque views stacked", stack);
  measure("100 custom views redraw", customViews);
  measure("400 nine-slice buttons resize", resizingButtons);
}
