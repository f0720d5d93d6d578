#include "ui/text/words.h"

#include <QLocale>
#include <QStringList>

#include "core/variants/own/ownkind.h"
#include "ui/text/owndemand.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace sudoku {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr qsizetype maxQuoteLength = 20; // characters; binary input can hold very long "words"
constexpr qsizetype maxNameLength = 60;  // of a rule

/// Returns \a sentence without a full stop: each place where it is shown puts one where it needs it.
QString withoutFullStop(const QString &sentence)
{
    const bool hasOne = sentence.endsWith(QLatin1Char('.')) && !sentence.endsWith(QLatin1String(".."));
    return hasOne ? sentence.chopped(1) : sentence;
}

/// Returns what a person's own kind demands, in that person's words. They may have a remainder: "% 10".
QString demandOf(const OwnKindDefinition &own, bool isNegative, const QString &number)
{
    QString demand =
        own.demand.empty() ? proposedDemand(own, number) : withoutFullStop(toQString(own.demand));
    if (own.hasNumber && !own.demand.empty())
        demand.replace(QLatin1String("%1"), number);
    return isNegative ? Words::tr("Where this mark is missing, it does not hold: %1").arg(demand) : demand;
}

/// Returns a text such as "row 9", or "row 9, columns 13 to 21" where several boards overlap.
QString houseText(const Geometry &geometry, HouseName name)
{
    const int number = name.index + 1;
    const bool isPart = geometry.boards().size() > 1;
    const SubBoard board = isPart ? geometry.boards()[name.board] : SubBoard();
    switch (name.kind) {
    case HouseKind::Row:
        return isPart ? Words::tr("row %1, columns %2 to %3")
                            .arg(number)
                            .arg(board.column + 1)
                            .arg(board.column + board.size)
                      : Words::tr("row %1").arg(number);
    case HouseKind::Column:
        return isPart ? Words::tr("column %1, rows %2 to %3")
                            .arg(number)
                            .arg(board.row + 1)
                            .arg(board.row + board.size)
                      : Words::tr("column %1").arg(number);
    case HouseKind::Box:
        return Words::tr("box %1").arg(number);
    case HouseKind::Region:
        return Words::tr("region %1").arg(number);
    }
    return {};
}

// Returns the total of the broken sum as people see it, or nothing if the rule is no sum.
std::optional<int> brokenTotal(const Puzzle &puzzle, const Violation &violation)
{
    for (const ActiveRule &active : activeRules(puzzle)) {
        const auto *sum = std::get_if<rule::Sum>(&active.rule);
        if (sum && active.source == violation.source
            && std::ranges::is_permutation(sum->cells, violation.cells))
            return puzzle.geometry.values().valueTotal(sum->total, static_cast<int>(sum->cells.size()));
    }
    return {};
}

QString brokenConstraintText(const Puzzle &puzzle, const Violation &violation)
{
    const QString source = sourceText(puzzle, violation.source);
    const QString cells = cellsText(puzzle.geometry, violation.cells);
    if (const std::optional<int> total = brokenTotal(puzzle, violation))
        return Words::tr("%1: %2 cannot add up to %3").arg(source, cells, QString::number(*total));
    if (violation.cells.size() == 1)
        return Words::tr("%1: %2 must not contain this digit").arg(source, cells);
    const Constraint &constraint = puzzle.constraints[std::get<ConstraintIndex>(violation.source).index];
    return Words::tr("%1: the digits in %2 break its rule. %3").arg(source, cells, demandText(constraint));
}

/// Returns the letter that the board shows for the number of \a constraint, such as X for 10, or nothing.
QString letterOf(const Constraint &constraint)
{
    static const Geometry any = Geometry::withBoxes({2, 2});
    if (constraint.variant->commonNumbers.empty() || constraint.numbers.empty())
        return {};
    for (const Mark &mark :
         constraint.variant->marksOf(any, {constraint.variant, {0, 1}, constraint.numbers}))
        if (const auto *token = std::get_if<Token>(&mark))
            if (const QString text = toQString(token->text); !text.isEmpty() && text.front().isLetter())
                return text;
    return {};
}

QString numbersText(const Constraint &constraint)
{
    return numberTexts(constraint.numbers).join(Words::tr(", "));
}

/// Returns \a name and the place of \a constraint; names only the first of many cells.
QString namedRuleText(const Geometry &geometry, const Constraint &constraint, const QString &name)
{
    constexpr std::size_t maxNamed = 5;
    const std::vector<Cell> &cells = constraint.cells;
    const auto cell = [&](std::size_t index) { return toQString(geometry.cellName(cells[index])); };
    if (cells.empty())
        return name;
    if (constraint.variant->hasStraightCells())
        return Words::tr("%1 from %2 to %3").arg(name, cell(0), cell(cells.size() - 1));
    if (!letterOf(constraint).isEmpty())
        return Words::tr("%1 between %2 and %3").arg(name, cell(0), cell(1));
    if (cells.size() <= maxNamed)
        return Words::tr("%1 at %2").arg(name, cellsText(geometry, cells));
    QStringList first;
    for (std::size_t i = 0; i + 1 < maxNamed; ++i)
        first += cell(i);
    return Words::tr("%1 at %2 and %3 more")
        .arg(name, first.join(Words::tr(", ")))
        .arg(cells.size() + 1 - maxNamed);
}

/// Returns \a found in quotation marks, after \a maxLength characters without the rest.
QString quotedStart(const std::string &found, qsizetype maxLength)
{
    QString shown;
    for (const char32_t character : toQString(found).toUcs4()) {
        if (shown.size() >= maxLength)
            return Words::tr("'%1…'").arg(shown);
        if (QChar::isPrint(character))
            shown += QString::fromUcs4(&character, 1);
        else
            shown += QStringLiteral("\\u%1").arg(static_cast<uint>(character), 4, 16, QLatin1Char('0'));
    }
    return Words::tr("'%1'").arg(shown);
}

} // namespace

QString needText(const Variant &variant)
{
    return translate("Variant", variant.need);
}

QString quotedText(const std::string &found)
{
    return quotedStart(found, maxQuoteLength);
}

QString quotedName(const std::string &name)
{
    const std::size_t end = name.find(": "); // what follows may be the text of a script
    const bool isCut = toQString(name).size() > maxNameLength && end != name.npos && end > 0;
    return quotedStart(isCut ? name.substr(0, end) : name, maxNameLength);
}

QString sourceText(const Puzzle &puzzle, const RuleSource &source)
{
    if (const auto *house = std::get_if<HouseName>(&source))
        return houseText(puzzle.geometry, *house);
    const Constraint &constraint = puzzle.constraints[std::get<ConstraintIndex>(source).index];
    const QString name = constraintName(constraint);
    if (constraint.cells.empty())
        return name;
    if (!letterOf(constraint).isEmpty())
        return namedRuleText(puzzle.geometry, constraint, name);
    return Words::tr("%1 at %2").arg(name, toQString(puzzle.geometry.cellName(constraint.cells.front())));
}

QString constraintName(const Constraint &constraint)
{
    const QString name = nameText(*constraint.variant);
    if (constraint.numbers.empty())
        return name;
    if (const QString letter = letterOf(constraint); !letter.isEmpty())
        return letter;
    return Words::tr("%1 %2").arg(name, numbersText(constraint));
}

QString ruleText(const Geometry &geometry, const Constraint &constraint)
{
    const QString name = isOpenClue(constraint)
                             ? Words::tr("%1 without a number").arg(nameText(*constraint.variant))
                             : constraintName(constraint);
    return namedRuleText(geometry, constraint, name);
}

QString ruleTextInGroup(const Geometry &geometry, const Constraint &constraint)
{
    const QString letter = letterOf(constraint);
    if (!constraint.numbers.empty())
        return namedRuleText(geometry, constraint, letter.isEmpty() ? numbersText(constraint) : letter);
    return constraint.cells.empty() ? constraintName(constraint) : someCellsText(geometry, constraint.cells);
}

QString demandText(const Constraint &constraint)
{
    const QString number =
        constraint.number() ? QString::number(*constraint.number()) : Words::tr("the given number");
    if (const OwnKindDefinition *own = definitionOf(*constraint.variant))
        return demandOf(*own, constraint.variant->negativeOf != nullptr, number);
    const QString text = translate("Variant", constraint.variant->demand);
    return text.contains(QLatin1String("%1")) ? text.arg(number) : text;
}

QStringList ruleNames(const Puzzle &puzzle)
{
    QStringList names;
    for (const Constraint &constraint : puzzle.constraints)
        if (const QString name = nameInSentence(*constraint.variant); !names.contains(name))
            names += name;
    return names;
}

QString reasonText(const Puzzle &puzzle, const SymbolSet &symbols, const Reason &reason)
{
    const auto *given = std::get_if<GivenCell>(&reason);
    if (!given)
        return sourceText(puzzle, std::get<RuleSource>(reason));
    return Words::tr("%1 in %2")
        .arg(symbolText(symbols, puzzle.givens[given->cell]),
             QString::fromStdString(puzzle.geometry.cellName(given->cell)));
}

QString listText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return Words::tr("%1 and %2").arg(texts.join(Words::tr(", ")), last);
}

QString semicolonText(const QStringList &texts)
{
    return texts.join(Words::tr("; "));
}

QString solverName(const SolverKind &solver)
{
    return solver.isProgram ? toQString(solver.name) : translate("Solver", solver.name);
}

QString cluesText(int count)
{
    return Words::tr("%n clue(s)", nullptr, count);
}

QString rulesText(int count)
{
    return Words::tr("%n rule(s)", nullptr, count);
}

QString boardContentsText(const Board &board)
{
    const int givens = board.puzzle.givens.filledCount();
    const int entries = board.playerEntries().filledCount();
    const auto rules = static_cast<int>(board.puzzle.constraints.size() + board.switchedOff.size());
    QStringList parts;
    if (givens > 0 || entries + rules == 0)
        parts += Words::tr("%n clue(s)", nullptr, givens);
    if (entries > 0)
        parts += Words::tr("%n entry(s)", nullptr, entries);
    if (rules > 0)
        parts += rulesText(rules);
    const QString last = parts.takeLast();
    return parts.isEmpty() ? last : Words::tr("%1 and %2").arg(parts.join(Words::tr(", ")), last);
}

QString solverConflictsText(std::int64_t count)
{
    constexpr std::int64_t max = std::numeric_limits<int>::max(); // for Qt's plural forms
    return Words::tr("%Ln conflict(s)", nullptr, static_cast<int>(std::min(count, max)));
}

QString wrongEntriesText(std::size_t count)
{
    return Words::tr("%n entry(s) are wrong", nullptr, static_cast<int>(count));
}

QString cellsText(const Geometry &geometry, std::span<const Cell> cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names += QString::fromStdString(geometry.cellName(cell));
    return listText(names);
}

QString someCellsText(const Geometry &geometry, std::span<const Cell> cells)
{
    if (cells.size() <= maxCellsNamed)
        return cellsText(geometry, cells);
    QStringList names;
    for (const Cell cell : cells.first(maxCellsNamed))
        names += QString::fromStdString(geometry.cellName(cell));
    return Words::tr("%1 and %2 more").arg(names.join(Words::tr(", "))).arg(cells.size() - maxCellsNamed);
}

QString violationText(const Puzzle &puzzle, const SymbolSet &symbols, const Violation &violation)
{
    if (violation.digit == noDigit)
        return brokenConstraintText(puzzle, violation);
    const QString symbol = symbolText(symbols, violation.digit);
    const QString source = sourceText(puzzle, violation.source);
    const QString cells = cellsText(puzzle.geometry, violation.cells);
    if (!symbols.pictures.empty()) // whose names have plurals of their own
        return Words::tr("%1 twice in %2: %3", "cat twice in row 1").arg(capitalised(symbol), source, cells);
    if (std::holds_alternative<HouseName>(violation.source))
        return Words::tr("Two %1s in %2: %3").arg(symbol, source, cells);
    return Words::tr("%2: two %1s in %3").arg(symbol, source, cells);
}

} // namespace sudoku
