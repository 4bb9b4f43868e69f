// Runs traces through kiwi: trace PASSES TRACE... prints `trace phase microseconds checksum`, in processor time.
#include <kiwi/kiwi.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Operation {
  char kind;
  int index;
  double value;
};

struct Phase {
  std::string name;
  int divisor;
  std::vector<Operation> operations;
};

struct Row {
  double priority;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

static double strength(double priority) {
  static const std::map<double, double> table = {
      {1000, kiwi::strength::required}, {750, 1e6}, {600, 1e5}, {510, 1250}, {500, 1e3}, {250, 1}};
  auto found = table.find(priority);
  return found == table.end() ? priority : found->second;
}

struct Trace {
  std::string name;
  int variables = 0;
  std::vector<Row> rows;
  std::vector<Phase> phases;

  explicit Trace(const char *path) {
    std::ifstream file(path);
    if (!file) std::exit(2);
    std::string line;
    while (std::getline(file, line)) {
      std::istringstream in(line);
      std::string word;
      in >> word;
      if (word == "trace") {
        in >> name >> variables;
      } else if (word == "phase") {
        Phase phase;
        in >> phase.name >> phase.divisor;
        phases.push_back(phase);
      } else if (word == "add" || word == "remove") {
        int index;
        in >> index;
        phases.back().operations.push_back({word[0], index, 0});
      } else if (word == "edit" || word == "suggest") {
        int index;
        double value;
        in >> index >> value;
        phases.back().operations.push_back({word[0], index, value});
      } else if (word == "update") {
        phases.back().operations.push_back({'u', 0, 0});
      } else {
        Row row;
        std::string relation;
        int count;
        row.priority = std::stod(word);
        in >> relation >> row.constant >> count;
        row.relation = relation == "==" ? kiwi::OP_EQ : relation == ">=" ? kiwi::OP_GE : kiwi::OP_LE;
        for (int i = 0; i < count; ++i) {
          int variable;
          double coefficient;
          in >> variable >> coefficient;
          row.terms.emplace_back(variable, coefficient);
        }
        rows.push_back(row);
      }
    }
  }
};

struct Runner {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  kiwi::Solver solver;

  explicit Runner(const Trace &trace) : variables(trace.variables) {
    for (const Row &row : trace.rows) {
      std::vector<kiwi::Term> terms;
      for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
      constraints.emplace_back(kiwi::Expression(std::move(terms), -row.constant), row.relation,
                               strength(row.priority));
    }
  }

  void run(const Phase &phase) {
    for (const Operation &operation : phase.operations) {
      switch (operation.kind) {
      case 'a': solver.addConstraint(constraints[operation.index]); break;
      case 'r': solver.removeConstraint(constraints[operation.index]); break;
      case 'e': solver.addEditVariable(variables[operation.index], strength(operation.value)); break;
      case 's': solver.suggestValue(variables[operation.index], operation.value); break;
      case 'u': solver.updateVariables(); break;
      }
    }
  }

  double checksum() const {
    double sum = 0;
    for (auto &variable : variables) sum += variable.value();
    return sum;
  }
};

// Processor time of this process in microseconds, which other processes don't lengthen.
static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// What reading the clock itself takes: the median of many readings.
static double clockCost() {
  std::vector<double> costs;
  for (int reading = 0; reading < 1001; ++reading) {
    double start = now();
    costs.push_back(now() - start);
  }
  std::sort(costs.begin(), costs.end());
  return costs[500];
}

// Prints the peak resident size of this process, in bytes.
static void printPeak() {
  std::ifstream file("/proc/self/status");
  std::string word;
  while (file >> word) {
    long kilobytes;
    if (word == "VmHWM:" && file >> kilobytes) std::printf("# peak %ld\n", kilobytes * 1024);
  }
}

int main(int argc, char **argv) {
  const double ownCost = clockCost();
  if (argc < 3) return 64;
  int passes = std::atoi(argv[1]);
  for (int argument = 2; argument < argc; ++argument) {
    Trace trace(argv[argument]);
    for (int pass = 0; pass < passes; ++pass) {
      int repeats = std::max(1, 20000 / std::max(1, static_cast<int>(trace.rows.size())));
      std::vector<double> totals(trace.phases.size());
      double sum = 0;
      for (int turn = 0; turn < repeats; ++turn) {
        Runner runner(trace);
        for (size_t index = 0; index < trace.phases.size(); ++index) {
          if (turn > 0 && index > 0) break;
          double start = now();
          runner.run(trace.phases[index]);
          totals[index] += std::max(0.0, now() - start - ownCost);
        }
        if (totals[0] > 2e6) repeats = turn + 1;
        if (turn == 0) sum = runner.checksum();
      }
      for (size_t index = 0; index < trace.phases.size(); ++index) {
        const Phase &phase = trace.phases[index];
        int runs = index == 0 ? repeats : 1;
        std::printf("%s %s %.6f %.9g\n", trace.name.c_str(), phase.name.c_str(),
                    totals[index] / (runs * phase.divisor), sum);
        std::fflush(stdout);
      }
    }
  }
  printPeak();
}
