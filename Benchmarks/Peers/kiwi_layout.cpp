// Builds the constraint systems of files with kiwi (its headers alone), and changes one constant in each, both ways that kiwi has: the constraint
// taken out and put in anew, and an edit variable in the constant's place. The quicker one counts. Prints lines of:
// kiwi, file's name, build, edit (medians, microseconds), sum of all values.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

struct Relation {
  int sign;
  double constant, priority;
  std::vector<std::pair<int, double>> terms;
};

static double now() { return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static double median(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

static double strengthOf(double priority) {
  return priority >= 1000 ? kiwi::strength::required : priority >= 750 ? kiwi::strength::strong
       : priority >= 250 ? kiwi::strength::medium : kiwi::strength::weak;
}

static kiwi::Constraint make(const Relation &relation, double constant, const std::vector<kiwi::Variable> &variables,
                             const kiwi::Variable *edit = nullptr) {
  std::vector<kiwi::Term> terms;
  terms.reserve(relation.terms.size() + 1);
  for (auto &term : relation.terms) terms.emplace_back(variables[term.first], term.second);
  if (edit) terms.emplace_back(*edit, -1.0);
  auto sign = relation.sign < 0 ? kiwi::OP_LE : relation.sign == 0 ? kiwi::OP_EQ : kiwi::OP_GE;
  return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), sign, strengthOf(relation.priority));
}

int main(int count, char **files) {
  for (int f = 1; f < count; f++) {
    std::ifstream in(files[f]);
    std::string word;
    size_t size = 0, edited = 0;
    std::vector<Relation> relations;
    while (in >> word) {
      if (word == "variables") in >> size;
      else if (word == "edited") in >> edited;
      else {
        Relation relation;
        size_t terms;
        in >> relation.sign >> relation.constant >> relation.priority >> terms;
        relation.terms.resize(terms);
        for (auto &term : relation.terms) in >> term.first >> term.second;
        relations.push_back(relation);
      }
    }
    std::unique_ptr<kiwi::Solver> solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<double> building, replacing, editing;
    double start = now();
    for (size_t i = 0; i < std::max<size_t>(5, std::min<size_t>(500, 20000 / size)) && (i < 1 || now() - start < 2e7); i++) {
      double begin = now();
      solver.reset(new kiwi::Solver);
      variables.clear();
      constraints.clear();
      variables.resize(size);
      constraints.reserve(relations.size());
      for (auto &relation : relations) {
        constraints.push_back(make(relation, relation.constant, variables));
        solver->addConstraint(constraints.back());
      }
      solver->updateVariables();
      building.push_back(now() - begin);
    }
    auto &relation = relations[edited];
    start = now();
    // In groups: the clock itself takes as long as a small edit.
    const int group = 10;
    for (int i = 0; i < 50 && (i < 2 || now() - start < 2e6); i++) {
      double begin = now();
      for (int j = 0; j < group; j++) {
        solver->removeConstraint(constraints[edited]);
        constraints[edited] = make(relation, relation.constant + j % 2 + 1, variables);
        solver->addConstraint(constraints[edited]);
        solver->updateVariables();
      }
      replacing.push_back((now() - begin) / group);
    }
    solver->removeConstraint(constraints[edited]);
    kiwi::Variable constant;
    solver->addEditVariable(constant, kiwi::strength::strong);
    solver->addConstraint(make(relation, 0, variables, &constant));
    for (int i = 0; i < 50; i++) {
      double begin = now();
      for (int j = 0; j < group; j++) {
        solver->suggestValue(constant, relation.constant + j % 2 + 1);
        solver->updateVariables();
      }
      editing.push_back((now() - begin) / group);
    }
    double sum = 0;
    for (auto &variable : variables) sum += variable.value();
    std::string name = files[f];
    printf("kiwi\t%s\t%.3f\t%.3f\t%.9g\n", name.substr(name.rfind('/') + 1).c_str(), median(building),
           std::min(median(replacing), median(editing)), sum);
    fflush(stdout);
  }
}
