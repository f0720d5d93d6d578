#include "ui/paint/paper/sectionlayout.h"

#include "ui/paint/paper/pagetext.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/paper.h"
#include "ui/text/rulestext.h"

#include <algorithm>

namespace sudoku {
namespace {

int maxBoardSizeOf(const PrintSection &section)
{
    int largest = minBoardSize;
    for (const PrintedPuzzle &puzzle : section.puzzles)
        largest = std::max(largest, puzzle.boardSize());
    return largest;
}

/// Returns what \a textOf says of each puzzle of \a section, if that is the same text.
template <typename TextOf>
QString commonText(const PrintSection &section, const TextOf &textOf)
{
    if (section.puzzles.empty())
        return {};
    const QString first = textOf(section.puzzles.front());
    const bool isCommon = std::ranges::all_of(
        section.puzzles, [&](const PrintedPuzzle &puzzle) { return textOf(puzzle) == first; });
    return isCommon ? first : QString();
}

QString rulesOf(const PrintedPuzzle &puzzle)
{
    return printedRules(puzzle.board);
}

/// Returns what rows, columns and boxes contain, unless the rules say it.
QString housesOf(const PrintedPuzzle &puzzle)
{
    const Geometry &geometry = puzzle.board.puzzle.geometry;
    return geometry.hasLines() ? houseRules(geometry, *puzzle.symbols) : QString();
}

/// Returns the most letters of the rules of a puzzle that are printed below it.
int maxRulesLength(const PrintSection &section)
{
    qsizetype longest = 0;
    if (commonText(section, rulesOf).isEmpty())
        for (const PrintedPuzzle &puzzle : section.puzzles)
            longest = std::max(longest, rulesOf(puzzle).size());
    return static_cast<int>(longest);
}

/// Returns the sentences above the puzzles: the instruction, and rules that all of them have.
QString introductionOf(const PrintJob &job, const PrintSection &section)
{
    QStringList texts;
    if (job.instruction)
        texts += job.instruction->isEmpty() ? commonText(section, housesOf) : job.instruction->simplified();
    texts += commonText(section, rulesOf);
    texts.removeAll(QString());
    return texts.join(QLatin1Char(' '));
}

PageFrame frameOf(const PrintJob &job)
{
    PageFrame frame(job.pageSize(), hasTitles(job) || job.solutionPlace() == SolutionPlace::NextPage,
                    job.edges());
    if (job.hasNameLine)
        frame.addNameLine();
    if (job.hints != HintKind::None)
        frame.addHints();
    return frame;
}

/// Returns whether solutions are on other pages than their puzzles.
bool hasSolutionPages(SolutionPlace place)
{
    return place != SolutionPlace::None && place != SolutionPlace::UpsideDown;
}

/// Returns the smallest number of puzzles on a page that needs no more pages than \a max, so that boards are
/// large.
int minPerPage(std::ptrdiff_t puzzles, int max)
{
    const auto pagesWith = [puzzles](int count) { return (puzzles + count - 1) / count; };
    return *std::ranges::find_if(evenPuzzlesPerPage(),
                                 [&](int count) { return pagesWith(count) <= pagesWith(max); });
}

} // namespace

SectionLayout::SectionLayout(const PrintJob &job, const PrintSection &section)
    : m_frame(frameOf(job)),
      m_introduction(introductionOf(job, section)),
      m_symbolRow(symbolRowOf(section)),
      m_hasPencilMarks(job.hasPencilMarks),
      m_hasFoot(isAtFoot(job.solutionPlace())),
      m_isFirstLarge(job.isFirstLarge),
      m_hasNotes(job.book.saysSolutionPage && hasSolutionPages(job.solutionPlace())),
      m_rulesLength(maxRulesLength(section)),
      m_boardSize(maxBoardSizeOf(section)),
      m_caption(job.letters.caption.value_or(0) * millimetresPerPoint),
      m_codeSide(largestCodeSide(section, job.code)),
      m_plan(
          plan(section.perPage > 0 ? section.perPage : minPerPage(std::ssize(section.puzzles), maxLegible())))
{
}

/// Returns the places on a page with \a count puzzles. The introduction takes room from the boards, whose
/// size says how wide and how large it is.
SectionLayout::Plan SectionLayout::plan(int count) const
{
    Plan plan{m_frame};
    placeBoards(plan, count);
    if (m_introduction.isEmpty() && !m_symbolRow)
        return plan;
    plan.introductionText = TextSizes::ofCaption(plan.places.front().caption.height()).rules;
    constexpr int rounds = 2; // narrower boards make narrower lines
    for (int round = 0; round < rounds; ++round) {
        constexpr double maxShare = 0.3; // of the page
        const double needed = m_introduction.isEmpty() ? 0
                                                       : wrappedHeight(m_introduction, plan.introductionText,
                                                                       plan.frame.header.width());
        const double row = m_symbolRow ? m_symbolRow->height(plan.introductionText) : 0;
        plan.frame = m_frame;
        plan.frame.addIntroduction(std::min(needed, m_frame.body.height() * maxShare) + row);
        placeBoards(plan, count);
    }
    return plan;
}

void SectionLayout::placeBoards(Plan &plan, int count) const
{
    if (m_hasFoot)
        plan.foot = foot(plan.frame.body, count);
    plan.places = puzzlePlaces(plan.foot ? plan.foot->rest : plan.frame.body, group(count));
    QRectF boards;
    for (const BoardPlace &place : plan.places)
        boards |= place.board;
    if (plan.foot && plan.foot->area.top() > boards.bottom())
        plan.foot = plan.foot->below(boards.left(), boards.right());
}

/// Returns a foot with small solutions, which are rarely read, or larger ones if that takes nothing from the
/// puzzles.
Foot SectionLayout::foot(const QRectF &body, int count) const
{
    constexpr double min = 0.9; // digits of 7 pt
    constexpr double step = 0.05;
    const auto footWith = [&](double scale) { return footOf(body, m_boardSize, count, scale); };
    const auto sideWith = [&](double scale) {
        return puzzlePlaces(footWith(scale).rest, group(count)).back().board.width();
    };
    double scale = 3; // beside a single large board
    while (scale > min && sideWith(scale) < sideWith(min))
        scale -= step;
    return footWith(std::max(scale, min));
}

int SectionLayout::maxLegible() const
{
    int max = 1;
    for (const int count : evenPuzzlesPerPage()) {
        const BoardPlace place = plan(count).places.back(); // no other is smaller
        const bool hasCode = m_codeSide == 0 || !place.code.isEmpty();
        if (hasCode && place.board.width() >= m_boardSize * minCell(m_boardSize, m_hasPencilMarks))
            max = count;
    }
    return max;
}

} // namespace sudoku
