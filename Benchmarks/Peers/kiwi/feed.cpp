// Runs the cells of FeedBench through kiwi: feed PASSES prints `feed kiwi NANOSECONDS CHECKSUM`: the
// time for five suggestions and one updateVariables, and the sum of all variables over all cells.
// `feed kiwi-rebuilt` is the same with the cell made anew for each item.
#include <kiwi/kiwi.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

using kiwi::Expression;
using kiwi::Variable;

struct Box {
  Variable left, top, width, height;

  explicit Box(std::vector<Variable> &all) {
    for (const Variable &variable : {left, top, width, height}) all.push_back(variable);
  }

  Expression right() const { return left + width; }
  Expression bottom() const { return top + height; }
};

struct Cell {
  kiwi::Solver solver;
  std::vector<Variable> variables;
  std::vector<Variable> edited;

  Cell() {
    Box cell(variables), avatar(variables), name(variables), time(variables), body(variables);
    std::vector<Box> images;
    for (int i = 0; i < 9; ++i) images.emplace_back(variables);
    edited = {cell.width, name.height, time.width, time.height, body.height};
    for (auto &variable : edited) solver.addEditVariable(variable, 1e7);
    for (auto &constraint : std::vector<kiwi::Constraint>{
             cell.left == 0, cell.top == 0,
             avatar.left == cell.left + 12, avatar.top == cell.top + 12,
             avatar.width == 40, avatar.height == 40,
             name.left == avatar.right() + 8, name.top == avatar.top,
             (name.width == 120) | 1250.0, name.width >= 40,
             time.left >= name.right() + 8, time.right() == cell.right() - 12, time.top == name.top,
             body.left == name.left, body.right() == cell.right() - 12, body.top == name.bottom() + 4,
             cell.bottom() >= images[8].bottom() + 12, cell.bottom() >= avatar.bottom() + 12,
             cell.bottom() >= body.bottom() + 12, (cell.height == 0) | 1.0, cell.height >= 64})
      solver.addConstraint(constraint);
    for (int i = 0; i < 9; ++i) {
      Box &image = images[i];
      solver.addConstraint(i % 3 == 0 ? image.left == body.left
                                      : image.left == images[i - 1].right() + 4);
      solver.addConstraint(i < 3 ? image.top == body.bottom() + 8
                                 : image.top == images[i - 3].bottom() + 4);
      if (i > 0) solver.addConstraint(image.width == images[0].width);
      solver.addConstraint(image.height == image.width);
      if (i == 2) solver.addConstraint(image.right() == body.right());
    }
  }

  void solve(const std::array<double, 5> &item) {
    for (int i = 0; i < 5; ++i) solver.suggestValue(edited[i], item[i]);
    solver.updateVariables();
  }
};

static std::vector<std::array<double, 5>> items(int count) {
  std::uint64_t state = 5;
  auto next = [&state](std::uint64_t bound) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<double>((state >> 33) % bound);
  };
  std::vector<std::array<double, 5>> result;
  for (int i = 0; i < count; ++i) {
    double name = 18 + 4 * next(2), time = 20 + next(41), body = 20 * next(31);
    result.push_back({i % 50 == 0 ? 320.0 : 390.0, name, time, 18, body});
  }
  return result;
}

int main(int argc, char **argv) {
  using clock = std::chrono::steady_clock;
  int passes = argc > 1 ? std::atoi(argv[1]) : 1;
  auto cells = items(1000);
  Cell cell;
  for (int pass = 0; pass < passes; ++pass) {
    // The shortest of many runs, as in FeedBench.
    double best = 1e300;
    auto end = clock::now() + std::chrono::milliseconds(300);
    while (clock::now() < end) {
      auto start = clock::now();
      for (auto &item : cells) cell.solve(item);
      best = std::min(best, std::chrono::duration<double, std::nano>(clock::now() - start).count());
    }
    double sum = 0;
    for (auto &item : cells) {
      cell.solve(item);
      for (auto &variable : cell.variables) sum += variable.value();
    }
    std::printf("feed kiwi %.3f %.9g\n", best / cells.size(), sum);
    best = 1e300;
    sum = 0;
    for (auto &item : cells) {
      auto start = clock::now();
      Cell fresh;
      fresh.solve(item);
      best = std::min(best, std::chrono::duration<double, std::nano>(clock::now() - start).count());
      for (auto &variable : fresh.variables) sum += variable.value();
    }
    std::printf("feed kiwi-rebuilt %.3f %.9g\n", best, sum);
  }
}
