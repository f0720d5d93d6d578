#include "ui/teach/lessons/techniquelesson.h"

#include <QCoreApplication>

#include "ui/teach/steps/hinttext.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/steptext.h"

namespace sudoku {
namespace {

struct TechniqueLessonWords
{
    Q_DECLARE_TR_FUNCTIONS(TechniqueLesson)
};

template <typename List>
void append(List &list, const List &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

/// Adds what the board shows of a step to what it shows of those before.
void addEvidence(StepEvidence &all, const StepEvidence &more)
{
    append(all.groups, more.groups);
    append(all.chains, more.chains);
    append(all.placements, more.placements);
    append(all.eliminations, more.eliminations);
}

} // namespace

QStringList TechniqueLesson::summary() const
{
    QStringList summary = summaryTexts(m_walkthrough, m_explainer);
    if (m_explainer)
        summary += TechniqueLessonWords::tr(
            "ER is the rating of the hardest step, EP of the hardest one before the first digit, "
            "ED of the first one.");
    return summary << notationText(m_symbols);
}

std::vector<StepKind> TechniqueLesson::kinds() const
{
    std::vector<StepKind> kinds;
    for (const auto &[technique, count] : m_walkthrough.techniques)
        kinds.push_back({count, techniqueName(*technique), levelText(technique->level)});
    return kinds;
}

QString TechniqueLesson::end() const
{
    return endText(m_walkthrough);
}

StepFamily TechniqueLesson::familyOf(std::size_t index) const
{
    return sudoku::familyOf(*m_walkthrough.steps[index].technique, m_walkthrough.rules().size());
}

LessonStep TechniqueLesson::stepOf(const StepRun &run) const
{
    if (run.count == 1)
        return oneStep(run.first);
    return familyOf(run.first).isSingle ? singlesOf(run) : rulesOf(run);
}

BoardFindings TechniqueLesson::findingsOf(const Step &step, const Position &before) const
{
    const FoundStep found{step, before, m_walkthrough.board.puzzle};
    return hintFindings(found, m_symbols, HintDepth::Step);
}

LessonStep TechniqueLesson::oneStep(std::size_t index) const
{
    const Step &step = m_walkthrough.steps[index];
    const Position before = m_walkthrough.before(index);
    const StepText text(m_walkthrough.board.puzzle, before.rules(), m_symbols);
    LessonStep result{stepHeading(m_walkthrough, index), text.sentence(step) + QLatin1Char('.'),
                      boardAt(m_walkthrough.board.puzzle, before), findingsOf(step, before)};
    limitCandidates(result, cellsOfStep(step, before.rules()));
    return result;
}

LessonStep TechniqueLesson::singlesOf(const StepRun &run) const
{
    const Puzzle &puzzle = m_walkthrough.board.puzzle;
    const Position before = m_walkthrough.before(run.first);
    const StepText text(puzzle, before.rules(), m_symbols);
    std::vector<LessonSingle> singles;
    for (std::size_t i = run.first; i < run.first + run.count; ++i) {
        const Step &step = m_walkthrough.steps[i];
        singles.push_back({techniqueName(*step.technique), conclusionText(puzzle.geometry, m_symbols, step),
                           step.isPlacedInHouse() ? text.where(step) : QString(), step.placements.front()});
    }
    return stepOfSingles(boardAt(puzzle, before), run.first, singles);
}

/// The steps of rules do not need each other, and each has its sentence.
LessonStep TechniqueLesson::rulesOf(const StepRun &run) const
{
    const Position before = m_walkthrough.before(run.first);
    const StepText text(m_walkthrough.board.puzzle, before.rules(), m_symbols);
    LessonStep result{.board = boardAt(m_walkthrough.board.puzzle, before),
                      .findings = findingsOf(m_walkthrough.steps[run.first], before)};
    CellSet cells(before.rules().cellCount());
    QStringList names;
    QStringList texts;
    for (std::size_t i = run.first; i < run.first + run.count; ++i) {
        const Step &step = m_walkthrough.steps[i];
        if (i > run.first) {
            const BoardFindings more = findingsOf(step, before);
            append(result.findings.reasonOutlines, more.reasonOutlines);
            addEvidence(result.findings.evidence, more.evidence);
        }
        cells |= cellsOfStep(step, before.rules());
        names += techniqueName(*step.technique);
        texts += TechniqueLessonWords::tr("%1. %2.").arg(QString::number(i + 1), text.sentence(step));
    }
    result.heading = runHeading(run, names);
    result.sentence = texts.join(QLatin1Char('\n'));
    limitCandidates(result, cells);
    return result;
}

} // namespace sudoku
