#include "ui/teach/lessons/lessonscript.h"

#include <QCoreApplication>

#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct LessonScriptWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonScript)
};

} // namespace

QString StepKind::countText() const
{
    return QStringLiteral("%1\u00a0×").arg(count);
}

std::vector<StepRun> LessonScript::runs(const LessonSteps &chosen) const
{
    return stepRuns(stepCount(), chosen, [this](std::size_t index) { return familyOf(index); });
}

QString notationText(const SymbolSet &symbols)
{
    constexpr Digit example = 4; // which every board has
    return LessonScriptWords::
        tr("r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2<>%1 that it is not.")
            .arg(symbolText(symbols, example));
}

QString runHeading(const StepRun &run, const QStringList &names)
{
    QStringList different = names;
    different.removeDuplicates();
    return LessonScriptWords::tr("Steps %1–%2: %3")
        .arg(run.first + 1)
        .arg(run.first + run.count)
        .arg(different.join(QStringLiteral(", ")));
}

LessonStep stepOfSingles(Board board, std::size_t first, const std::vector<LessonSingle> &singles)
{
    std::ranges::fill(board.cornerMarks, DigitSet());
    LessonStep result{.board = std::move(board)};
    QStringList names;
    QStringList texts;
    for (const LessonSingle &single : singles) {
        const std::size_t number = first + result.numbers.size() + 1;
        result.findings.evidence.placements.push_back(single.placed);
        result.numbers.push_back({single.placed.cell, number});
        names += single.name;
        const QString text = QStringLiteral("%1.\u00a0%2").arg(QString::number(number), single.conclusion);
        texts += single.house.isEmpty() ? text : LessonScriptWords::tr("%1 (%2)").arg(text, single.house);
    }
    result.heading = runHeading({first, singles.size()}, names);
    result.sentence =
        LessonScriptWords::tr("Each is the only digit for its cell, or has its only place in the house in "
                              "brackets:\n%1.")
            .arg(semicolonText(texts));
    return result;
}

void limitCandidates(LessonStep &result, const CellSet &cells)
{
    constexpr int maxSize = 9;
    const Geometry &geometry = result.board.puzzle.geometry;
    if (geometry.size() <= maxSize)
        return;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!cells.contains(cell)) {
            result.board.cornerMarks[cell] = {};
            result.findings.evidence.candidates[cell] = {};
        }
}

} // namespace sudoku
