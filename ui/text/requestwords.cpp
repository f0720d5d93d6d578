#include "ui/text/requestwords.h"

#include "ui/text/difficultywords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include "core/generate/rarity.h"

#include <QCoreApplication>

#include <algorithm>

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
        return RequestWords::tr("A puzzle with these rules and one solution has at least one clue: without "
                                "any, digits can change "
                                "places.");
    const QString text =
        isClassic(request.shape)
            ? RequestWords::tr("A %1 × %1 puzzle with one solution has at least %n clue(s).", nullptr,
                               problem.number)
            : RequestWords::tr("A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).",
                               nullptr, problem.number);
    return text.arg(request.shape.geometry.size());
}

QString patternTooLargeText(const GenerateRequest &request, const RequestProblem &problem)
{
    const QString text =
        request.symmetry->maps.empty()
            ? RequestWords::tr("The pattern has %n clue(s), but you asked for %1.", nullptr, problem.number)
            : RequestWords::tr("With its symmetry the pattern has %n clue(s), but you asked for %1.", nullptr,
                               problem.number);
    return text.arg(request.clues);
}

QString exchangeableLinesText(const GenerateRequest &request, const RequestProblem &problem)
{
    const Geometry &geometry = request.shape.geometry;
    const int row = geometry.rowOf(problem.cell);
    const int otherRow = geometry.rowOf(problem.image);
    if (row != otherRow)
        return RequestWords::tr("Rows %1 and %2 have no clue: they can change places in every solution.")
            .arg(row + 1)
            .arg(otherRow + 1);
    return RequestWords::tr("Columns %1 and %2 have no clue: they can change places in every solution.")
        .arg(geometry.columnOf(problem.cell) + 1)
        .arg(geometry.columnOf(problem.image) + 1);
}

QString cagesDoNotFitText(const GenerateRequest &request, const RequestProblem &problem)
{
    const auto range = [](int min, int max) {
        return min == max ? QString::number(min) : RequestWords::tr("%1 to %2").arg(min).arg(max);
    };
    const CageWish &wish = request.cages;
    return RequestWords::tr(
               "These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the "
               "board: %3.")
        .arg(range(wish.minCount, std::min(wish.maxCount, problem.number)), range(wish.minSize, wish.maxSize))
        .arg(problem.number);
}

QString tooFewInBoxesText(const GenerateRequest &request, const RequestProblem &problem)
{
    if (problem.number == 0)
        return RequestWords::tr("The puzzle needs clues. Allow some in each box.");
    const int asked = request.minClues > 0 ? request.minClues : request.clues;
    const bool isNumber = request.goal != ClueGoal::Minimal && problem.number < asked;
    return isNumber ? RequestWords::tr("With at most %n clue(s) in each box there are at most %1 in all, "
                                       "not %2.",
                                       nullptr, request.clueWish.maxInBox)
                          .arg(problem.number)
                          .arg(asked)
                    : RequestWords::tr("With at most %n clue(s) in each box there are at most %1 in all, "
                                       "but the puzzle needs more. Allow more in each box.",
                                       nullptr, request.clueWish.maxInBox)
                          .arg(problem.number);
}

/// Returns what is wrong with the number of clues.
QString clueProblemText(const GenerateRequest &request, const RequestProblem &problem)
{
    switch (problem.kind) {
    case RequestProblem::Kind::TooFewClues:
        return tooFewCluesText(request, problem);
    case RequestProblem::Kind::TooManyClues:
        return RequestWords::tr("A board of %1 × %1 has only %n cell(s).", nullptr, problem.number)
            .arg(request.shape.geometry.size());
    case RequestProblem::Kind::TooManyForMinimal:
        return RequestWords::tr(
                   "Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer "
                   "clues, or for puzzles that need not be minimal.")
            .arg(problem.number);
    case RequestProblem::Kind::TooFewToCover:
        return RequestWords::tr("With clues in all these places the puzzle has at least %1 clues, but you "
                                "asked for %2.")
            .arg(problem.number)
            .arg(request.clues);
    case RequestProblem::Kind::TooFewInBoxes:
        return tooFewInBoxesText(request, problem);
    case RequestProblem::Kind::NothingToSolve:
        return RequestWords::tr("With so many clues no cell is left to solve.");
    case RequestProblem::Kind::TooFewSteps:
        return RequestWords::tr("With so few clues there are at least %1 steps.").arg(problem.number);
    default:
        return {};
    }
}

/// Returns what is wrong with the pattern of the clues.
QString patternProblemText(const GenerateRequest &request, const RequestProblem &problem)
{
    const auto name = [&](Cell cell) {
        return QString::fromStdString(request.shape.geometry.cellName(cell));
    };
    switch (problem.kind) {
    case RequestProblem::Kind::TooFewPlaces:
        return RequestWords::tr(
            "The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).", nullptr,
            problem.number);
    case RequestProblem::Kind::PatternTooLarge:
        return patternTooLargeText(request, problem);
    case RequestProblem::Kind::TornSymmetry:
        return RequestWords::
            tr("The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.")
                .arg(name(problem.cell), name(problem.image));
    case RequestProblem::Kind::ExchangeableLines:
        return exchangeableLinesText(request, problem) + QLatin1Char(' ')
               + RequestWords::tr("Allow a clue in one of them.");
    case RequestProblem::Kind::EmptyBoxes:
        return RequestWords::tr("Boxes %1, %2 and %3 have no clue: no puzzle like that is known.")
                   .arg(problem.boxes[0] + 1)
                   .arg(problem.boxes[1] + 1)
                   .arg(problem.boxes[2] + 1)
               + QLatin1Char(' ') + RequestWords::tr("Allow a clue in one of them.");
    case RequestProblem::Kind::EmptyInPattern:
        return RequestWords::tr("The pattern leaves too few cells for clues from %1 to %2.")
            .arg(name(problem.cell), name(problem.image));
    case RequestProblem::Kind::EmptyCells:
        return RequestWords::tr(
            "Where the regions are unknown, a pattern cannot say which cells have no clue.");
    default:
        return {};
    }
}

/// Returns what does not go with the board and its rules.
QString boardProblemText(const GenerateRequest &request, const RequestProblem &problem)
{
    switch (problem.kind) {
    case RequestProblem::Kind::CagesTooLarge:
        return RequestWords::tr("A cage has at most %1 cells, because its digits differ.")
            .arg(problem.number);
    case RequestProblem::Kind::CagesDoNotFit:
        return cagesDoNotFitText(request, problem);
    case RequestProblem::Kind::UnknownRegions:
        return RequestWords::tr(
                   "Puzzles with unknown regions can have at most %1 rows. A smaller board will do.")
            .arg(problem.number);
    case RequestProblem::Kind::WishForBoxes:
        return problem.number > 0
                   ? RequestWords::tr("Not every box of this board has %1 cells.").arg(problem.number)
                   : RequestWords::tr("This board has no known boxes.");
    default:
        return {};
    }
}

} // namespace

QString symmetryText(const Symmetry &symmetry)
{
    return translate("Symmetry", symmetry.name);
}

QString problemText(const GenerateRequest &request, const RequestProblem &problem)
{
    using Kind = RequestProblem::Kind;
    switch (problem.kind) {
    case Kind::TooFewClues:
    case Kind::TooManyClues:
    case Kind::TooManyForMinimal:
    case Kind::TooFewToCover:
    case Kind::TooFewInBoxes:
    case Kind::NothingToSolve:
    case Kind::TooFewSteps:
        return clueProblemText(request, problem);
    case Kind::TooFewPlaces:
    case Kind::PatternTooLarge:
    case Kind::TornSymmetry:
    case Kind::ExchangeableLines:
    case Kind::EmptyBoxes:
    case Kind::EmptyInPattern:
    case Kind::EmptyCells:
        return patternProblemText(request, problem);
    case Kind::CagesTooLarge:
    case Kind::CagesDoNotFit:
    case Kind::UnknownRegions:
    case Kind::WishForBoxes:
        return boardProblemText(request, problem);
    case Kind::Difficulty:
        return problemText(*problem.difficulty, request.difficulty.isForBeginners);
    case Kind::WishForOneSolution:
        return RequestWords::tr(
            "A wish for the places of clues is only for puzzles with exactly one solution.");
    }
    return {};
}

QStringList wishTexts(const ClueWish &wish)
{
    QStringList covered;
    for (const ClueCover &cover : clueCovers())
        if (wish.*cover.isWished)
            covered += translate("ClueCover", cover.name);
    QStringList texts;
    if (!covered.isEmpty())
        texts += RequestWords::tr("clues for %1").arg(listText(covered));
    if (const WishedRange range{wish.minInBox, wish.maxInBox}; !range.isAny())
        texts += RequestWords::tr("clues in each box: %1").arg(numbersText(range));
    return texts;
}

QString rarityText(const GenerateRequest &request)
{
    const std::optional<Rarity> rarity = rarityOf(request);
    if (!rarity)
        return {};
    switch (*rarity) {
    case Rarity::FewClues:
        return RequestWords::tr("Few puzzles of this size have so few clues, so this may take a while.");
    case Rarity::FewEasyClues:
        return RequestWords::tr("Puzzles with so few clues are rarely this easy, so this may take a while.");
    case Rarity::EasyMinimal:
        return RequestWords::tr("Minimal puzzles are rarely for beginners, so this may take a while.");
    case Rarity::MinimalLevel:
        return RequestWords::tr(
            "Minimal puzzles of this kind rarely have this difficulty, so this may take a while.");
    case Rarity::SmallHard:
        return RequestWords::tr(
            "Small puzzles with symmetric clues are rarely this hard, so this may take a while.");
    case Rarity::HighRating:
        return RequestWords::tr("Hardly any puzzle is rated that high, so this may take a while.");
    case Rarity::FewSteps:
        return RequestWords::tr("Puzzles with so few steps are rarely this hard, so this may take a while.");
    case Rarity::LargeHard:
        return RequestWords::tr("Large puzzles are rarely this hard, so this may take a while.");
    case Rarity::LargeMinimal:
        return RequestWords::tr("Minimal puzzles of this size may take a while.");
    case Rarity::FewBoards:
        return RequestWords::tr("Few boards of this shape obey these rules, so this may take a while.");
    }
    return {};
}

} // namespace sudoku
