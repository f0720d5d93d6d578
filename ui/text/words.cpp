#include "ui/text/words.h"

#include <QStringList>

#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "ui/text/toqstring.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr qsizetype longestQuote = 20; // characters; binary input can hold very long "words"

QString houseText(HouseName name)
{
    const int number = name.index + 1;
    switch (name.kind) {
    case HouseKind::Row:
        return translate("Words", "row %1").arg(number);
    case HouseKind::Column:
        return translate("Words", "column %1").arg(number);
    case HouseKind::Box:
        return translate("Words", "box %1").arg(number);
    case HouseKind::Region:
        return translate("Words", "region %1").arg(number);
    }
    return {};
}

// The total of the sum that was broken, where it was one.
std::optional<int> brokenTotal(const Puzzle &puzzle, const Violation &violation)
{
    for (const ActiveRule &active : activeRules(puzzle)) {
        const auto *sum = std::get_if<rule::Sum>(&active.rule);
        if (sum && active.source == violation.source
            && std::ranges::is_permutation(sum->cells, violation.cells))
            return sum->total;
    }
    return {};
}

QString brokenConstraintText(const Puzzle &puzzle, const Violation &violation)
{
    const QString source = sourceText(puzzle, violation.source);
    const QString cells = cellsText(puzzle.geometry, violation.cells);
    if (const std::optional<int> total = brokenTotal(puzzle, violation))
        return translate("Words", "%1: %2 cannot add up to %3").arg(source, cells, QString::number(*total));
    if (violation.cells.size() == 1)
        return translate("Words", "%1: %2 must not hold this digit").arg(source, cells);
    return translate("Words", "%1: %2 must not hold these digits together").arg(source, cells);
}

QString rangeText(const ConstraintProblem &problem, const char *one, const char *several)
{
    return problem.min == problem.max ? translate("Words", one).arg(problem.min)
                                      : translate("Words", several).arg(problem.min).arg(problem.max);
}

QString numberRangeText(const Variant &variant, const ConstraintProblem &problem)
{
    if (variant.maxNumbers > 1)
        return translate("Words", "its numbers, with blanks between them, must be from %1 to %2")
            .arg(problem.min)
            .arg(problem.max);
    return rangeText(problem, QT_TRANSLATE_NOOP("Words", "the number for these cells can only be %1"),
                     QT_TRANSLATE_NOOP("Words", "the number for these cells must be from %1 to %2"));
}

} // namespace

QString needText(const Variant &variant)
{
    return translate("Variant", variant.need);
}

QString quotedText(const std::string &found)
{
    QString shown;
    for (const char32_t character : toQString(found).toUcs4()) {
        if (shown.size() >= longestQuote)
            return QStringLiteral("'%1…'").arg(shown);
        if (QChar::isPrint(character))
            shown += QString::fromUcs4(&character, 1);
        else
            shown += QStringLiteral("\\u%1").arg(static_cast<uint>(character), 4, 16, QLatin1Char('0'));
    }
    return QStringLiteral("'%1'").arg(shown);
}

QString sourceText(const Puzzle &puzzle, const RuleSource &source)
{
    if (const auto *house = std::get_if<HouseName>(&source))
        return houseText(*house);
    const Constraint &constraint = puzzle.constraints[std::get<ConstraintIndex>(source).index];
    const QString name = constraintName(constraint);
    if (constraint.cells.empty())
        return name;
    return translate("Words", "%1 at %2")
        .arg(name, toQString(puzzle.geometry.cellName(constraint.cells.front())));
}

QString constraintName(const Constraint &constraint)
{
    const QString name = nameText(*constraint.variant);
    if (constraint.numbers.empty())
        return name;
    QStringList numbers;
    for (const int number : constraint.numbers)
        numbers += QString::number(number);
    return translate("Words", "%1 %2").arg(name, numbers.join(translate("Words", ", ")));
}

QString ruleText(const Geometry &geometry, const Constraint &constraint)
{
    constexpr std::size_t maxNamed = 5;
    const std::vector<Cell> &cells = constraint.cells;
    const QString name = constraintName(constraint);
    const auto cell = [&](std::size_t index) { return toQString(geometry.cellName(cells[index])); };
    if (cells.empty())
        return name;
    if (constraint.variant->hasStraightCells())
        return translate("Words", "%1 from %2 to %3").arg(name, cell(0), cell(cells.size() - 1));
    if (cells.size() <= maxNamed)
        return translate("Words", "%1 at %2").arg(name, cellsText(geometry, cells));
    QStringList first;
    for (std::size_t i = 0; i + 1 < maxNamed; ++i)
        first += cell(i);
    return translate("Words", "%1 at %2 and %3 more")
        .arg(name, first.join(translate("Words", ", ")))
        .arg(cells.size() + 1 - maxNamed);
}

QString nameText(const Variant &variant)
{
    return translate("Variant", variant.name);
}

QString demandText(const Constraint &constraint)
{
    const QString text = translate("Variant", constraint.variant->demand);
    const bool needsNumber = constraint.number() && text.contains(QLatin1String("%1"));
    return needsNumber ? text.arg(*constraint.number()) : text;
}

QStringList ruleNames(const Puzzle &puzzle)
{
    QStringList names;
    for (const Constraint &constraint : puzzle.constraints)
        if (const QString name = nameText(*constraint.variant); !names.contains(name))
            names += name;
    return names;
}

QString problemText(const Variant &variant, const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    const auto range = [&problem](const char *one, const char *several) {
        return rangeText(problem, one, several);
    };
    switch (problem.kind) {
    case Kind::UnfitBoard:
        return translate("Words", "it needs %1").arg(needText(variant));
    case Kind::NoNumber:
        return range(QT_TRANSLATE_NOOP("Words", "it needs a number, which can only be %1"),
                     QT_TRANSLATE_NOOP("Words", "it needs a number from %1 to %2"));
    case Kind::NeedlessNumber:
        return translate("Words", "no number belongs to it");
    case Kind::NumberRange:
        return numberRangeText(variant, problem);
    case Kind::CellCount:
        if (problem.max == 0)
            return translate("Words", "no cells belong to it, for it is about the whole board");
        return range(QT_TRANSLATE_NOOP("Words", "it must have %1 cells"),
                     QT_TRANSLATE_NOOP("Words", "it must have %1 to %2 cells"));
    case Kind::RepeatedCell:
        return translate("Words", "a cell comes twice");
    case Kind::TornPath:
        return variant.input == Input::Neighbours
                   ? translate("Words", "the two cells must touch by a side")
                   : translate("Words", "each cell must touch the one before it by a side or a corner");
    case Kind::TooManyNumbers:
        return counted(QT_TRANSLATE_NOOP("Words", "only one number belongs to it"),
                       QT_TRANSLATE_N_NOOP("Words", "at most %n numbers belong to it"), problem.max);
    case Kind::NoLine:
        return variant.input == Input::Line
                   ? translate("Words", "its cells must be a whole row or column, or the first two of one")
                   : translate("Words", "its cells must be a whole diagonal, or the first two of one");
    case Kind::NoBlock:
        return translate("Words", "its four cells must lie around a corner");
    case Kind::NoClones:
        return translate("Words", "its cells must be two groups of the same shape, one after the other");
    }
    return {};
}

QString reasonText(const Puzzle &puzzle, const SymbolSet &symbols, const Reason &reason)
{
    const auto *given = std::get_if<GivenCell>(&reason);
    if (!given)
        return sourceText(puzzle, std::get<RuleSource>(reason));
    return translate("Words", "%1 in %2")
        .arg(QString::fromStdString(symbols.symbol(puzzle.givens[given->cell])),
             QString::fromStdString(puzzle.geometry.cellName(given->cell)));
}

QString listText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return translate("Words", "%1 and %2").arg(texts.join(translate("Words", ", ")), last);
}

QString notCoveredText(const Board &board)
{
    QStringList texts;
    for (const Remark &remark : remarksOn(board))
        if (remark.code == Remark::Code::Unsupported)
            texts += translate("Words", "%1 not covered").arg(quotedText(remark.what));
        else if (remark.code == Remark::Code::SwitchedOff)
            texts += counted(QT_TRANSLATE_NOOP("Words", "1 rule switched off"),
                             QT_TRANSLATE_N_NOOP("Words", "%n rules switched off"), remark.count);
    return texts.join(translate("Words", ", "));
}

QString cluesText(int count)
{
    return counted(QT_TRANSLATE_NOOP("Words", "1 clue"), QT_TRANSLATE_N_NOOP("Words", "%n clues"), count);
}

QString wrongEntriesText(std::size_t count)
{
    return counted(QT_TRANSLATE_NOOP("Words", "1 entry is wrong"),
                   QT_TRANSLATE_N_NOOP("Words", "%n entries are wrong"), static_cast<int>(count));
}

QString cellsText(const Geometry &geometry, std::span<const Cell> cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names += QString::fromStdString(geometry.cellName(cell));
    return listText(names);
}

QString violationText(const Puzzle &puzzle, const SymbolSet &symbols, const Violation &violation)
{
    if (violation.digit == noDigit)
        return brokenConstraintText(puzzle, violation);
    const QString symbol = QString::fromStdString(symbols.symbol(violation.digit));
    const QString source = sourceText(puzzle, violation.source);
    const QString cells = cellsText(puzzle.geometry, violation.cells);
    if (std::holds_alternative<HouseName>(violation.source))
        return translate("Words", "Two %1s in %2: %3").arg(symbol, source, cells);
    return translate("Words", "%2: two %1s in %3").arg(symbol, source, cells);
}

} // namespace sudoku
