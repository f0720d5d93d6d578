#include "ui/teach/pages/techniqueexample.h"

#include "core/formats/readpuzzle.h"
#include "core/hints/ladderchoice.h"
#include "core/hints/markedposition.h"
#include "core/hints/practice.h"
#include "core/hints/techniques.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/steps/lessonstep.h"
#include "ui/text/steptext.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {
namespace {

/// Returns HoDoKu's ladder for a board, with \a technique even if it is off by default.
Ladder ladderWith(const Technique &technique, const RuleIndex &rules)
{
    LadderChoice choice = hodokuChoice();
    for (LadderRung &rung : choice)
        rung.isOn = rung.isOn || rung.technique == &technique;
    return ladderOf(choice, rules);
}

/// Returns the steps that everybody knows, and \a technique.
Ladder basicsWith(const Technique &technique, const RuleIndex &rules)
{
    Ladder ladder = ladderWith(technique, rules);
    std::erase_if(ladder,
                  [&](const Technique *rung) { return rung != &technique && rung->level > Level::Medium; });
    return ladder;
}

/// A ladder, and the board before the step to which it leads.
struct Way
{
    Ladder ladder;
    Board board;
};

/// Returns the way to a step of \a technique by HoDoKu's ladder; or, where easier steps always take its place
/// there, by the basic steps.
std::optional<Way> wayTo(const Technique &technique, const Puzzle &puzzle)
{
    const auto rules = RuleIndex::of(puzzle);
    for (const auto ladderOfKind : {ladderWith, basicsWith}) {
        Ladder ladder = ladderOfKind(finderOf(technique), *rules);
        if (auto board = boardBefore(technique, puzzle, ladder))
            return Way{std::move(ladder), std::move(*board)};
    }
    return {};
}

StepText wordsOf(const FoundStep &example, const SymbolSet &symbols)
{
    return {example.puzzle, example.position.rules(), symbols, Notation::Window};
}

/// Returns "Row 3" for "row 3"; the name of a cell stays as it is.
QString capitalized(const QString &text)
{
    if (text.size() > 1 && text[1].isDigit())
        return text;
    return text.left(1).toUpper() + text.mid(1);
}

/// Returns how many pixels of its device one unit of \a painter has, or 0 if it paints no pixels.
qreal pixelRatioOf(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Pdf ? 0 : painter.device()->devicePixelRatioF();
}

} // namespace

std::optional<Ladder> ladderTo(const Technique &technique, const Puzzle &puzzle)
{
    std::optional<Way> way = wayTo(technique, puzzle);
    return way ? std::optional(std::move(way->ladder)) : std::nullopt;
}

std::optional<FoundStep> exampleOf(const Technique &technique, const QString &puzzle)
{
    const TextResult read = readPuzzle(puzzle.toStdString());
    if (!read)
        return {};
    const std::optional<Way> way = wayTo(technique, read->board.puzzle);
    if (!way)
        return {};
    Position position = markedPosition(way->board);
    std::vector<Step> steps = findSteps(finderOf(technique), position, maxStepsListed);
    std::erase_if(steps, [&](const Step &step) { return !isKindOf(*step.technique, technique); });
    if (steps.empty())
        return {};
    const auto clearest = std::ranges::max_element(
        steps, {}, [](const Step &step) { return step.eliminations.size() + step.placements.size(); });
    return FoundStep{*clearest, std::move(position), way->board.puzzle};
}

const std::optional<FoundStep> &exampleOf(const TechniquePage &page, qsizetype number)
{
    static std::map<std::pair<const Technique *, QString>, std::optional<FoundStep>> known;
    const Technique &technique = page.technique();
    const QString &puzzle = page.puzzles[number];
    const auto [place, isNew] = known.try_emplace({&technique, puzzle});
    if (isNew)
        place->second = exampleOf(technique, puzzle);
    return place->second;
}

QString exampleTitle(const FoundStep &example, const SymbolSet &symbols)
{
    const QString where = capitalized(wordsOf(example, symbols).where(example.step));
    return where.isEmpty() ? techniqueName(*example.step.technique) : where;
}

QString exampleText(const FoundStep &example, const SymbolSet &symbols)
{
    return wordsOf(example, symbols).sentence(example.step) + QLatin1Char('.');
}

void paintExample(QPainter &painter, const QRectF &area, const FoundStep &example, const BoardStyle &style,
                  const SymbolSet &symbols, GlyphCache &cache)
{
    constexpr double minDigit = 5.5; // pixels
    const Board board = boardAt(example.puzzle, example.position);
    const BoardLayout layout(
        example.puzzle.geometry, area,
        {.hasCoordinates = true, .pixelRatio = pixelRatioOf(painter), .outside = outsideRoom(board)});
    BoardPainter(layout, style, symbols, cache)
        .paint(painter, board,
               {.findings = hintFindings(example, symbols, HintDepth::Step), .minCandidate = minDigit}, area);
}

} // namespace sudoku
