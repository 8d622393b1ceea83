// The operations of Benchmarks/README.md, as far as they are alike for every peer: pixels, places, stopwatch.
// A peer prints a line "peer <tab> operation <tab> megapixels a second" for each.
#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

constexpr int kWidth = 1280, kHeight = 800;
constexpr double kPixels = double(kWidth) * kHeight;
constexpr double kTurn = 15 * M_PI / 180;

using Pixels = std::vector<uint32_t>;   // premultiplied 0xAARRGGBB
struct Place { double x, y; };

inline Pixels picture(int width, int height, bool opaque = false) {
  Pixels pixels(size_t(width) * height);
  for (size_t i = 0; i < pixels.size(); i++) {
    uint32_t hash = uint32_t(i) * 2654435761u, alpha = opaque ? 255 : hash >> 24;
    pixels[i] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | (alpha / 4);
  }
  return pixels;
}

// Scattered by a multiplicative hash, so that every peer has the same places.
inline std::vector<Place> places(int count, int width, int height) {
  std::vector<Place> result;
  for (uint32_t i = 1; i <= uint32_t(count); i++)
    result.push_back({double((i * 2654435761u >> 8) % (kWidth - width)), double((i * 2246822519u >> 8) % (kHeight - height))});
  return result;
}

inline Place starPoint(int i) {
  double angle = -M_PI / 2 + i * 4 * M_PI / 5;
  return {40 + 40 * std::cos(angle), 40 + 40 * std::sin(angle)};
}

// The pictures and places of all operations.
struct Material {
  Pixels target = Pixels(size_t(kWidth) * kHeight), translucent = picture(kWidth, kHeight), opaque = picture(kWidth, kHeight, true),
         smaller = picture(853, 533), larger = picture(2560, 1600), button = picture(32, 32), sprite = picture(16, 16);
  std::vector<Place> buttons = places(400, 120, 40), shapes = places(100, 80, 80), sprites = places(10000, 16, 16);
};

class Stopwatch {
 public:
  Stopwatch(const char* peer, Material& material, int argc, char** argv) : peer_(peer), material_(material) {
    for (int i = 1; i < argc; i++) only_.push_back(argv[i]);
  }

  // Best of 7 runs of at least 20 ms each.
  void measure(const char* operation, double pixels, const std::function<void()>& body) {
    if (!only_.empty() && std::find(only_.begin(), only_.end(), operation) == only_.end()) return;
    for (auto& pixel : material_.target) pixel = 0xff808080;
    body();
    int repeats = std::max(1, int(0.02 / std::max(seconds(body, 1), 1e-7)));
    double best = 1e30;
    for (int run = 0; run < 7; run++) best = std::min(best, seconds(body, repeats));
    std::printf("%s\t%s\t%.0f\n", peer_, operation, pixels / best / 1e6);
    std::fflush(stdout);
  }

 private:
  static double seconds(const std::function<void()>& body, int repeats) {
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeats; i++) body();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / repeats;
  }
  const char* peer_;
  Material& material_;
  std::vector<std::string> only_;
};
