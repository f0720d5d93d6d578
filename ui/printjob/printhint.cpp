#include "ui/printjob/printhint.h"

#include <QCoreApplication>

#include "core/hints/hint.h"
#include "ui/text/steptext.h"

#include <array>

namespace sudoku {
namespace {

struct HintWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedHint)
};

constexpr std::array hintKindTable{
    NamedHintKind{HintKind::None, "none", TR_NOOP("HintKind", "none")},
    NamedHintKind{HintKind::Where, "where", TR_NOOP("HintKind", "where to look first")},
    NamedHintKind{HintKind::Technique, "technique", TR_NOOP("HintKind", "the first technique")},
};

} // namespace

std::span<const NamedHintKind> hintKinds()
{
    return hintKindTable;
}

void addHint(PrintedPuzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    if (puzzle.hint || !puzzle.hasOneSolution())
        return;
    SolveOptions options;
    options.memo = memo;
    const Board alone(puzzle.board.puzzle); // a reader of the page sees no entries of others
    const OrHalt<Hint> hint = findHint(alone, hodokuChoice(), options, stop);
    const Step *step = hint ? std::get_if<Step>(&hint->answer) : nullptr;
    if (!step)
        return;
    const StepText text(alone.puzzle, hint->position->rules(), *puzzle.symbols);
    puzzle.hint = PuzzleHint{text.where(*step), text.what(*step)};
}

std::vector<PrintSection> hinted(std::vector<PrintSection> sections, const std::stop_token &stop)
{
    const Memo memo;
    for (PrintSection &section : sections)
        for (PrintedPuzzle &puzzle : section.puzzles)
            addHint(puzzle, memo, stop);
    return sections;
}

QString hintText(const PrintedPuzzle &puzzle, HintKind kind)
{
    if (kind == HintKind::None || !puzzle.hint)
        return {};
    return kind == HintKind::Where ? puzzle.hint->where : puzzle.hint->technique;
}

QString hintsLabel(HintKind kind)
{
    return kind == HintKind::Technique ? HintWords::tr("Begin with:") : HintWords::tr("Look at:");
}

} // namespace sudoku
