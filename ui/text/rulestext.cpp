#include "ui/text/rulestext.h"

#include "core/board/regions.h"
#include <QCoreApplication>
#include <QStringList>

#include "core/variants/digitgroups.h"
#include "core/variants/own/ownkind.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct PrintWords // with the other texts that are printed
{
    Q_DECLARE_TR_FUNCTIONS(Print)
};

/// Returns the demand of \a constraint, or the one that it makes together with another constraint of \a
/// puzzle, in words for its \a symbols.
QString demandIn(const Puzzle &puzzle, const Constraint &constraint, const SymbolSet &symbols)
{
    const Variant &variant = *constraint.variant;
    if (definitionOf(variant)) // nobody knows it, and each of them has its own number
        return PrintWords::tr("%1: %2").arg(nameText(variant), demandText({&variant, {}}));
    const bool hasPartner = std::ranges::any_of(
        puzzle.constraints, [&](const Constraint &other) { return other.variant == variant.partner; });
    const bool isEachDigitNeeded = puzzle.geometry.digitCount() == puzzle.geometry.size();
    const bool isOfBoth = hasPartner && isEachDigitNeeded;
    const std::string_view ofSymbols =
        isOfBoth ? variant.demandOfSymbolsWithPartner : variant.demandOfSymbols;
    if (symbols.isOfPuzzle && !ofSymbols.empty())
        return translate("Variant", ofSymbols);
    return isOfBoth ? translate("Variant", variant.demandWithPartner) : demandText(constraint);
}

/// Returns the digits of \a group, which follow each other: "5", or "1 to 3".
QString digitsOf(DigitSet group, DigitValues values)
{
    const int first = values.of(group.first());
    const int last = first + group.size() - 1;
    return first == last ? QString::number(first) : PrintWords::tr("%1 to %2").arg(first).arg(last);
}

bool speaksOf(const Puzzle &puzzle, SizeWords words)
{
    return std::ranges::any_of(puzzle.constraints, [words](const Constraint &constraint) {
        return constraint.variant->sizeWords == words;
    });
}

/// Returns which digits are low and high in an equality cage, if \a puzzle has one.
QStringList halvesNamedIn(const Puzzle &puzzle)
{
    const DigitValues values = puzzle.geometry.values();
    const int half = values.count / 2;
    if (!speaksOf(puzzle, SizeWords::Halves))
        return {};
    DigitSet low;
    DigitSet high;
    for (int i = 0; i < half; ++i) {
        low.insert(1 + i);
        high.insert(values.count - i);
    }
    return {PrintWords::tr("In a cage with =, low is %1, high is %2")
                .arg(digitsOf(low, values), digitsOf(high, values))};
}

/// Returns which digits are low, middle and high, if a rule of \a puzzle speaks of them and each has some.
QStringList groupsNamedIn(const Puzzle &puzzle)
{
    const DigitValues values = puzzle.geometry.values();
    const DigitGroups groups = groupsBySize(values.count);
    if (!speaksOf(puzzle, SizeWords::Thirds) || std::ranges::any_of(groups, &DigitSet::isEmpty))
        return {};
    return {PrintWords::tr("Low is %1, middle is %2, high is %3")
                .arg(digitsOf(groups[0], values), digitsOf(groups[1], values), digitsOf(groups[2], values))};
}

/// Returns whether several boards overlap, and each of their houses has each digit.
bool haveFullBoards(const Geometry &geometry)
{
    const auto isFull = [&geometry](const House &house) {
        return std::ssize(house.cells) == geometry.digitCount();
    };
    return geometry.boards().size() > 1 && geometry.regionCount() > 0
           && std::ranges::all_of(geometry.houses(), isFull);
}

/// Returns what the overlapping boards of \a geometry mean. Where more than two lie on each other, nobody can
/// see them, so it says where each begins.
QString overlapText(const Geometry &geometry, bool hasSymbols)
{
    int depth = 0;
    std::vector<Cell> corners;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int row = geometry.rowOf(cell);
        const int column = geometry.columnOf(cell);
        int count = 0;
        for (const SubBoard &board : geometry.boards()) {
            count += board.has(row, column) ? 1 : 0;
            if (board.row == row && board.column == column)
                corners.push_back(cell);
        }
        depth = std::max(depth, count);
    }
    if (depth < 3)
        return hasSymbols ? PrintWords::tr("Where boards overlap, a symbol counts for each of them")
                          : PrintWords::tr("Where boards overlap, a digit counts for each of them");
    const QString text =
        hasSymbols ? PrintWords::tr("The boards begin at %1; a symbol counts for each board that it lies in")
                   : PrintWords::tr("The boards begin at %1; a digit counts for each board that it lies in");
    return text.arg(cellsText(geometry, corners));
}

/// Returns the rules beyond rows, columns and boxes, without full stops.
QStringList demandsOf(const Puzzle &puzzle, const SymbolSet &symbols)
{
    QStringList rules;
    for (const Constraint &constraint : puzzle.constraints)
        if (const QString demand = demandIn(puzzle, constraint, symbols); !rules.contains(demand))
            rules += demand;
    rules += groupsNamedIn(puzzle);
    rules += halvesNamedIn(puzzle);
    const Geometry &geometry = puzzle.geometry;
    const DigitValues values = geometry.values();
    if (!symbols.isOfPuzzle && geometry.hasLines() && values != DigitValues(usualDigitCount(geometry)))
        rules += PrintWords::tr("Digits from %1 to %2").arg(values.first).arg(values.last());
    if (haveFullBoards(geometry))
        rules += overlapText(geometry, symbols.isOfPuzzle);
    else if (!geometry.boxes() && geometry.regionCount() > 0)
        rules += symbols.isOfPuzzle ? PrintWords::tr("No symbol is repeated in an outlined region")
                                    : PrintWords::tr("No digit is repeated in an outlined region");
    return rules;
}

/// The houses that have each digit.
enum class FullHouses { OfBoards, Lines, Boxes, Regions };

QString digitsRule(FullHouses houses)
{
    switch (houses) {
    case FullHouses::OfBoards:
        return PrintWords::tr("Each row, column and box of each board contains the digits %1 to %2.");
    case FullHouses::Lines:
        return PrintWords::tr("Each row and column contains the digits %1 to %2.");
    case FullHouses::Boxes:
        return PrintWords::tr("Each row, column and box contains the digits %1 to %2.");
    case FullHouses::Regions:
        return PrintWords::tr("Each row, column and region contains the digits %1 to %2.");
    }
    return {};
}

QString symbolsRule(FullHouses houses)
{
    switch (houses) {
    case FullHouses::OfBoards:
        //: %1 is for example "each picture once"
        return PrintWords::tr("Each row, column and box of each board contains %1.");
    case FullHouses::Lines:
        return PrintWords::tr("Each row and column contains %1.");
    case FullHouses::Boxes:
        return PrintWords::tr("Each row, column and box contains %1.");
    case FullHouses::Regions:
        return PrintWords::tr("Each row, column and region contains %1.");
    }
    return {};
}

/// Returns what stands in full houses of a puzzle with \a symbols of its own.
QString symbolsOnce(const SymbolSet &symbols, int count)
{
    if (symbols.id == "colours")
        return PrintWords::tr("each colour once");
    if (!symbols.pictures.empty())
        return PrintWords::tr("each picture once");
    QString letters;
    for (Digit digit = 1; digit <= count; ++digit)
        letters += toQString(symbols.symbol(digit));
    return PrintWords::tr("each letter of %1 once").arg(letters);
}

/// Returns what is said where there are more digits than a row has cells.
QString unlikeRule(bool hasBoxes, bool hasSymbols)
{
    if (hasSymbols)
        return hasBoxes ? PrintWords::tr("No symbol is repeated in a row, column or box.")
                        : PrintWords::tr("No symbol is repeated in a row or column.");
    return hasBoxes ? PrintWords::tr("No digit is repeated in a row, column or box.")
                    : PrintWords::tr("No digit is repeated in a row or column.");
}

/// Returns what is said where rows and columns are no houses.
QString repeatedRule(DigitValues values, const SymbolSet &symbols)
{
    if (symbols.isOfPuzzle)
        return PrintWords::tr("Symbols may be repeated in rows and columns unless a rule says otherwise.");
    return PrintWords::tr("The digits are %1 to %2. They may be repeated in rows and columns unless a rule "
                          "says otherwise.")
        .arg(values.first)
        .arg(values.last());
}

} // namespace

bool hasRealBoxes(const Geometry &geometry)
{
    return geometry.boxes() && geometry.boxes()->rows > 1 && geometry.boxes()->columns > 1;
}

QString houseRules(const Geometry &geometry, const SymbolSet &symbols)
{
    const bool areLinesAll = geometry.boxes() && !hasRealBoxes(geometry);
    const bool hasFullBoards = haveFullBoards(geometry);
    if (!hasFullBoards && !geometry.hasLines())
        return repeatedRule(geometry.values(), symbols);
    if (!hasFullBoards && (!geometry.isSquare() || geometry.digitCount() > geometry.size()))
        return unlikeRule(!areLinesAll && geometry.isSquare(), symbols.isOfPuzzle);
    const FullHouses houses = hasFullBoards                               ? FullHouses::OfBoards
                              : areLinesAll || !geometry.hasFullRegions() ? FullHouses::Lines
                              : geometry.boxes()                          ? FullHouses::Boxes
                                                                          : FullHouses::Regions;
    const DigitValues values = geometry.values();
    return symbols.isOfPuzzle ? symbolsRule(houses).arg(symbolsOnce(symbols, values.count))
                              : digitsRule(houses).arg(values.first).arg(values.last());
}

QString rulesText(const Puzzle &puzzle, const SymbolSet &symbols)
{
    QStringList sentences = demandsOf(puzzle, symbols);
    for (QString &sentence : sentences)
        sentence += QLatin1Char('.');
    if (!puzzle.geometry.hasLines()) // which nobody expects
        sentences.prepend(houseRules(puzzle.geometry, symbols));
    return sentences.join(QLatin1Char(' '));
}

QString rulesText(const Board &board)
{
    return rulesText(board.puzzle, symbolsOf(board, symbolSets().front()));
}

QString proposedRules(const Puzzle &puzzle, const SymbolSet &symbols)
{
    QString rules = houseRules(puzzle.geometry, symbols);
    for (const QString &demand : demandsOf(puzzle, symbols))
        rules += QLatin1Char('\n') + demand + QLatin1Char('.');
    return rules;
}

} // namespace sudoku
