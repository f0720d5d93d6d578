#include "ui/teach/lessons/reasonlesson.h"

#include <QCoreApplication>

#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"

#include <utility>

namespace sudoku {
namespace {

struct ReasonLessonWords
{
    Q_DECLARE_TR_FUNCTIONS(ReasonLesson)
};

/// Returns whether \a step places a digit in the only cell, or as the only digit, that one fact leaves.
bool isSingle(const ReasonStep &step)
{
    if (step.premises.size() != 1 || step.placements.size() != 1 || !step.eliminations.empty())
        return false;
    const Premise &premise = step.premises.front();
    return std::holds_alternative<premise::CellHasDigit>(premise)
           || std::holds_alternative<premise::HouseHasDigit>(premise);
}

/// Returns the cells that \a step speaks of.
CellSet cellsOfStep(const ReasonStep &step, const RuleIndex &rules)
{
    CellSet cells(rules.cellCount());
    for (const Premise &premise : step.premises)
        for (const Cell cell : cellsOf(rules, premise))
            cells.insert(cell);
    for (const auto &candidates : {step.placements, step.eliminations})
        for (const Candidate &candidate : candidates)
            cells.insert(candidate.cell);
    return cells;
}

} // namespace

ReasonLesson::ReasonLesson(ReasonSteps steps, const SymbolSet &symbols)
    : m_steps(std::move(steps)),
      m_symbols(symbols)
{
    m_steps.setLooking(false, m_steps.walk().nextWeight);
}

QStringList ReasonLesson::summary() const
{
    return m_steps.summary() << ReasonLessonWords::tr(
               "Each step follows from as few facts as possible. A fact is where a digit can be in a row, a "
               "column or a box, which digits a cell can have, or what a rule demands.")
                             << notationText(m_symbols);
}

std::vector<StepKind> ReasonLesson::kinds() const
{
    std::vector<StepKind> kinds;
    for (const auto &[facts, count] : m_steps.countsByFacts())
        kinds.push_back({count, ReasonSteps::factsText(facts)});
    return kinds;
}

QString ReasonLesson::end() const
{
    return m_steps.endText();
}

StepFamily ReasonLesson::familyOf(std::size_t index) const
{
    const ReasonStep &step = m_steps.walk().steps[index];
    if (isSingle(step))
        return StepFamily::singles(m_steps.board().puzzle.geometry.size());
    return {.id = &step};
}

LessonStep ReasonLesson::stepOf(const StepRun &run) const
{
    return run.count == 1 ? oneStep(run.first) : singlesOf(run);
}

QString ReasonLesson::nameOf(std::size_t index) const
{
    const Technique *technique = m_steps.technique(index);
    return technique ? techniqueName(*technique) : ReasonLessonWords::tr("Reason");
}

LessonStep ReasonLesson::oneStep(std::size_t index) const
{
    const ReasonStep &step = m_steps.walk().steps[index];
    const Puzzle &puzzle = m_steps.board().puzzle;
    const Position before = m_steps.before(index);
    LessonStep result{
        .heading = ReasonLessonWords::tr("%1. %2 (%3)")
                       .arg(index + 1)
                       .arg(nameOf(index), ReasonSteps::factsText(static_cast<int>(step.premises.size()))),
        .sentence = reasonStepInLines(puzzle, m_symbols, before, step, nullptr) + QLatin1Char('.'),
        .board = boardAt(puzzle, before),
        .findings = m_steps.findings(index, m_symbols)};
    limitCandidates(result, cellsOfStep(step, before.rules()));
    return result;
}

LessonStep ReasonLesson::singlesOf(const StepRun &run) const
{
    const Puzzle &puzzle = m_steps.board().puzzle;
    const Position before = m_steps.before(run.first);
    const StepTerms terms(puzzle, before.rules(), m_symbols);
    std::vector<LessonSingle> singles;
    for (std::size_t i = run.first; i < run.first + run.count; ++i) {
        const ReasonStep &step = m_steps.walk().steps[i];
        const auto *has = std::get_if<premise::HouseHasDigit>(&step.premises.front());
        singles.push_back({nameOf(i), conclusionText(puzzle.geometry, m_symbols, step),
                           has ? terms.house(has->house) : QString(), step.placements.front()});
    }
    return stepOfSingles(boardAt(puzzle, before), run.first, singles);
}

} // namespace sudoku
