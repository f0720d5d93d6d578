#include "ui/teach/lessons/storylesson.h"

#include <QCoreApplication>

#include "core/hints/story/stepreads.h"
#include "ui/ask/verdict/storyconclusions.h"
#include "ui/text/storywords.h"

#include <utility>

namespace sudoku {
namespace {

struct StoryLessonWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryLesson)
};

Board boardOf(const Subject &subject)
{
    Board board = subject.board;
    board.puzzle = subject.puzzle();
    return board;
}

/// Returns the cells that \a part speaks of.
CellSet cellsOfPart(const StoryPart &part)
{
    const RuleIndex &rules = part.before.rules();
    CellSet cells(rules.cellCount());
    if (const auto *step = std::get_if<Step>(&part.what))
        for (const Candidate &candidate : candidatesOf(*step))
            cells.insert(candidate.cell);
    if (const auto *assumed = std::get_if<Candidate>(&part.what))
        cells.insert(assumed->cell);
    if (const auto *end = std::get_if<PlainContradiction>(&part.what))
        for (const Cell cell : cellsOf(rules, *end))
            cells.insert(cell);
    return cells;
}

} // namespace

StoryLesson::StoryLesson(const Subject &subject, Story story, const SymbolSet &symbols)
    : m_board(boardOf(subject)),
      m_ofSet(m_board.puzzle),
      m_story(std::move(story)),
      m_parts(partsOf(m_story.start, m_story.argument)),
      m_symbols(symbols)
{
    for (Cell cell = 0; cell < m_ofSet.givens.cellCount(); ++cell)
        if (m_story.start.isOpen(cell))
            m_ofSet.givens.clear(cell);
}

QStringList StoryLesson::summary() const
{
    QStringList texts{StoryLessonWords::tr("Why there is no solution."),
                      contradictionSentence(m_board.puzzle, m_symbols, m_story.reasons)};
    if (!m_story.isMinimal)
        texts += notProvedMinimalText();
    texts += notationText(m_symbols);
    return texts;
}

LessonStep StoryLesson::stepOf(const StepRun &run) const
{
    const StoryPart &part = m_parts[run.first];
    const StoryText text(m_board.puzzle, part.before.rules(), m_symbols);
    LessonStep result{.heading = StoryLessonWords::tr("%1. %2").arg(run.first + 1).arg(text.title(part)),
                      .sentence = text.reason(part),
                      .board = boardAt(m_ofSet, part.before),
                      .findings = partFindings(text, part, m_symbols)};
    limitCandidates(result, cellsOfPart(part));
    return result;
}

} // namespace sudoku
