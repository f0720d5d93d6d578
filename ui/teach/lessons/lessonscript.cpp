#include "ui/teach/lessons/lessonscript.h"

#include <QCoreApplication>

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
            .arg(QString::fromStdString(symbols.symbol(example)));
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

ToldStep toldSingles(Board board, std::size_t first, const std::vector<ToldSingle> &singles)
{
    std::ranges::fill(board.cornerMarks, DigitSet());
    ToldStep told{.board = std::move(board)};
    QStringList names;
    QStringList texts;
    for (const ToldSingle &single : singles) {
        const std::size_t number = first + told.numbers.size() + 1;
        told.findings.evidence.placements.push_back(single.placed);
        told.numbers.push_back({single.placed.cell, number});
        names += single.name;
        const QString text = QStringLiteral("%1.\u00a0%2").arg(QString::number(number), single.conclusion);
        texts += single.house.isEmpty() ? text : LessonScriptWords::tr("%1 (%2)").arg(text, single.house);
    }
    told.heading = runHeading({first, singles.size()}, names);
    told.sentence =
        LessonScriptWords::tr("Each is the only digit for its cell, or has its only place in the house in "
                              "brackets:\n%1.")
            .arg(semicolonText(texts));
    return told;
}

void limitCandidates(ToldStep &told, const CellSet &cells)
{
    constexpr int maxSize = 9;
    const Geometry &geometry = told.board.puzzle.geometry;
    if (geometry.size() <= maxSize)
        return;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!cells.contains(cell)) {
            told.board.cornerMarks[cell] = {};
            told.findings.evidence.candidates[cell] = {};
        }
}

} // namespace sudoku
