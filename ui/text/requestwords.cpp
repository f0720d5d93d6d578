#include "ui/text/requestwords.h"

#include "ui/text/translated.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct RequestWords
{
    Q_DECLARE_TR_FUNCTIONS(Request)
};

bool isClassic(const Puzzle &shape)
{
    return shape.constraints.empty() && shape.geometry.boxes();
}

QString tooFewCluesText(const GenerateRequest &request, const RequestProblem &problem)
{
    if (problem.number == 1)
        return RequestWords::tr(
            "No puzzle of these rules with one solution is without clues: with some digits in each "
            "other's places it would have another one.");
    const QString text =
        isClassic(request.shape)
            ? RequestWords::tr("No %1 × %1 puzzle with one solution has fewer than %2 clues.")
            : RequestWords::tr("No %1 × %1 puzzle of these rules with one solution has fewer than %2 clues.");
    return text.arg(request.shape.geometry.size()).arg(problem.number);
}

QString patternTooLargeText(const GenerateRequest &request, const RequestProblem &problem)
{
    const QString text =
        request.symmetry->maps.empty()
            ? RequestWords::tr("The pattern holds %1 clues, more than the %2 asked for.")
            : RequestWords::tr("The pattern, made symmetric, holds %1 clues, more than the %2 asked for.");
    return text.arg(problem.number).arg(request.clues);
}

QString exchangeableLinesText(const GenerateRequest &request, const RequestProblem &problem)
{
    const Geometry &geometry = request.shape.geometry;
    const int row = geometry.rowOf(problem.cell);
    const int otherRow = geometry.rowOf(problem.image);
    if (row != otherRow)
        return RequestWords::tr(
                   "Rows %1 and %2 hold no clue: where they change places, there is another solution.")
            .arg(row + 1)
            .arg(otherRow + 1);
    return RequestWords::tr(
               "Columns %1 and %2 hold no clue: where they change places, there is another solution.")
        .arg(geometry.columnOf(problem.cell) + 1)
        .arg(geometry.columnOf(problem.image) + 1);
}

} // namespace

QString symmetryText(const Symmetry &symmetry)
{
    return translate("Symmetry", symmetry.name);
}

QString problemText(const GenerateRequest &request, const RequestProblem &problem)
{
    const Geometry &geometry = request.shape.geometry;
    const auto name = [&](Cell cell) { return QString::fromStdString(geometry.cellName(cell)); };
    switch (problem.kind) {
    case RequestProblem::Kind::TooFewClues:
        return tooFewCluesText(request, problem);
    case RequestProblem::Kind::TooManyClues:
        return RequestWords::tr("A board of %1 × %1 has only %2 cells.")
            .arg(geometry.size())
            .arg(problem.number);
    case RequestProblem::Kind::TooFewPlaces:
        return RequestWords::tr("The pattern leaves too few cells for clues: the puzzle needs %1.")
            .arg(problem.number);
    case RequestProblem::Kind::PatternTooLarge:
        return patternTooLargeText(request, problem);
    case RequestProblem::Kind::TornSymmetry:
        return RequestWords::tr("%1 must hold a clue, but %2, where the symmetry takes it, must hold none.")
            .arg(name(problem.cell), name(problem.image));
    case RequestProblem::Kind::ExchangeableLines:
        return exchangeableLinesText(request, problem);
    }
    return {};
}

} // namespace sudoku
