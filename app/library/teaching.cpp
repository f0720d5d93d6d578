#include <sudokuworkbench/questions.h>

#include "app/library/asking.h"
#include "app/library/words.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/generalrating.h"
#include "core/hints/hint.h"
#include "core/hints/hodokurating.h"

namespace sudokuworkbench {
namespace {

std::vector<Candidate> candidatesOf(const std::vector<sudoku::Candidate> &candidates)
{
    std::vector<Candidate> list;
    for (const auto &[cell, digit] : candidates)
        list.push_back({cell, digit});
    return list;
}

Step stepOf(const sudoku::Puzzle &puzzle, const sudoku::RuleIndex &rules, const sudoku::Step &found)
{
    Step step{.technique = std::string(found.technique->id),
              .name = std::string(found.technique->name),
              .level = std::string(levelName(found.technique->level)),
              .placements = candidatesOf(found.placements),
              .eliminations = candidatesOf(found.eliminations),
              .rules = found.constraints,
              .text = textOf(puzzle.geometry, found)};
    for (const sudoku::EvidenceGroup &group : found.groups)
        step.evidence.push_back(
            {std::string(wordOf(group.role)), group.index, candidatesOf(group.candidates)});
    for (const sudoku::HouseEvidence &house : found.houses)
        step.houses.push_back(nameOf(puzzle, rules.house(house.house)));
    return step;
}

HintAnswer::Kind kindOf(sudoku::HintObstacle obstacle)
{
    switch (obstacle) {
    case sudoku::HintObstacle::NoSolution:
        return HintAnswer::Kind::NoSolution;
    case sudoku::HintObstacle::Solved:
        return HintAnswer::Kind::Solved;
    case sudoku::HintObstacle::SeveralSolutions:
        return HintAnswer::Kind::Multiple;
    case sudoku::HintObstacle::NoTechnique:
        break;
    }
    return HintAnswer::Kind::NoTechnique;
}

void addHint(const Asked &asked, const sudoku::Hint &hint, HintAnswer &answer)
{
    if (const auto *step = std::get_if<sudoku::Step>(&hint.answer)) {
        answer.kind = HintAnswer::Kind::Step;
        answer.step = stepOf(asked.puzzle, hint.position->rules(), *step);
    } else if (const auto *entries = std::get_if<sudoku::WrongEntries>(&hint.answer)) {
        answer.kind = HintAnswer::Kind::WrongEntries;
        answer.cells = entries->cells;
    } else if (const auto *marks = std::get_if<sudoku::WrongMarks>(&hint.answer)) {
        answer.kind = HintAnswer::Kind::WrongMarks;
        answer.cells = marks->cells;
    } else {
        answer.kind = kindOf(std::get<sudoku::HintObstacle>(hint.answer));
    }
}

std::string idOf(const sudoku::Technique *technique)
{
    return technique ? std::string(technique->id) : std::string();
}

void addLevels(const Asked &asked, const sudoku::Position &start, RateAnswer &answer)
{
    const sudoku::Walkthrough way =
        sudoku::walkThrough(start, sudoku::defaultLadder(start.rules()), asked.stop);
    if (way.isStopped)
        return refuse(answer, sudoku::HaltReason::Stopped);
    const sudoku::GeneralRating general = sudoku::generalRating(way);
    answer.general = {.level = std::string(levelName(general.level)),
                      .hardest = idOf(general.hardest),
                      .version = sudoku::GeneralRating::version};
    if (!start.rules().isClassic9x9())
        return;
    const sudoku::HodokuRating hodoku = sudoku::hodokuRating(way);
    answer.hodoku = {.level = std::string(levelName(hodoku.level)),
                     .score = hodoku.score,
                     .hardest = idOf(hodoku.hardest)};
}

void addExplainer(const Asked &asked, const sudoku::Position &start, RateAnswer &answer)
{
    const sudoku::ExplainerRating rating = sudoku::explainerRating(start, asked.stop);
    answer.explainer = {.er = rating.er,
                        .ep = rating.ep,
                        .ed = rating.ed,
                        .hardest = rating.hardest,
                        .isComplete = rating.isComplete};
    if (asked.stop.stop_requested())
        refuse(answer, sudoku::HaltReason::Stopped);
}

} // namespace

inline namespace v1 {

HintAnswer hint(const PuzzleOrText &puzzle, const Options &options)
{
    return answerTo<HintAnswer>(puzzle, options, [](const Asked &asked, HintAnswer &answer) {
        const auto hint = sudoku::findHint(asked.board, sudoku::hodokuChoice(), asked.anyWay, asked.stop);
        if (hint)
            addHint(asked, *hint, answer);
        else
            refuse(answer, hint.error());
    });
}

RateAnswer rate(const PuzzleOrText &puzzle, const RateOptions &options)
{
    return answerTo<RateAnswer>(puzzle, options, [&](const Asked &asked, RateAnswer &answer) {
        const sudoku::CheckResult checked = sudoku::check(asked.puzzle, asked.anyWay, asked.stop);
        answer.verdict = verdictOf(answer, checked.verdict);
        if (answer.verdict != Verdict::Unique)
            return;
        const auto start = sudoku::Position::of(asked.puzzle, {}, asked.stop);
        if (!start)
            return refuse(answer, sudoku::HaltReason::Stopped);
        addLevels(asked, *start, answer);
        if (answer.isAnswered() && options.hasExplainer && start->rules().isClassic9x9())
            addExplainer(asked, *start, answer);
    });
}

} // namespace v1
} // namespace sudokuworkbench
