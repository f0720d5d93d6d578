#include "ui/frompicture/readingwords.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/lineterms.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <set>

namespace sudoku {
namespace {

struct ReadingWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};

QString valueText(const BoardReading &board, Digit digit)
{
    return digit == noDigit ? ReadingWords::tr("blank", "a cell") : symbolText(*board.symbols, digit);
}

QString marksText(const BoardReading &board, Cell cell)
{
    const CellReading &reading = board.cells[cell];
    const QString name = toQString(board.geometry.cellName(cell));
    QStringList marks;
    for (const Digit digit : reading.marks())
        marks += symbolText(*board.symbols, digit);
    if (marks.isEmpty())
        return ReadingWords::tr("%1 has pencil marks that were not read.").arg(name);
    const QString text = ReadingWords::tr("%1 has the pencil marks %2.", "a cell, its digits")
                             .arg(name, marks.join(QStringLiteral(", ")));
    if (reading.unreadMarks == 0)
        return text;
    return text + QLatin1Char(' ')
           + ReadingWords::tr("%n other mark(s) were not read.", nullptr, reading.unreadMarks);
}

QString readAsText(const BoardReading &board, Cell cell)
{
    const CellReading &reading = board.cells[cell];
    const QString name = toQString(board.geometry.cellName(cell));
    switch (reading.kind) {
    case CellKind::Marks:
        return marksText(board, cell);
    case CellKind::Written:
        return ReadingWords::tr("%1 is read as a handwritten %2.").arg(name, valueText(board, reading.digit));
    case CellKind::Blank:
    case CellKind::Printed:
        break;
    }
    return ReadingWords::tr("%1 is read as %2.").arg(name, valueText(board, reading.digit));
}

/// Returns the values that are not out of the question, the likeliest first.
QStringList otherValues(const BoardReading &board, const CellReading &cell)
{
    constexpr double leastChance = 0.01;
    QStringList values;
    for (const OtherValue &other : cell.others)
        if (other.probability >= leastChance && other.digit != cell.digit)
            values += valueText(board, other.digit);
    return values;
}

bool isGiven(const CellReading &cell)
{
    return cell.digit != noDigit && cell.kind != CellKind::Written;
}

bool isWritten(const CellReading &cell)
{
    return cell.digit != noDigit && cell.kind == CellKind::Written;
}

bool isOverruled(const CellReading &cell)
{
    return cell.isOverruled();
}

bool isMarked(const CellReading &cell)
{
    return !cell.marks().isEmpty();
}

bool isNotRead(const CellReading &cell)
{
    return cell.hasUnreadMarks();
}

bool isCage(const RuleReading &rule)
{
    return rule.isCage();
}

bool isOverruledRule(const RuleReading &rule)
{
    return rule.isOverruled();
}

QString overruledRulesText(const BoardReading &board)
{
    QStringList names;
    for (const RuleReading &rule : board.rules)
        if (rule.isOverruled())
            names += toQString(board.geometry.cellName(rule.firstCell()));
    return names.join(QStringLiteral(", "));
}

/// Returns the names of the kinds of rules but cages that are in doubt, or of the others.
QString rulesText(const BoardReading &board, bool areDoubtful)
{
    Puzzle puzzle(board.geometry);
    for (const RuleReading &rule : board.rules)
        if (rule.isDoubtful == areDoubtful && !rule.isCage())
            puzzle.constraints.push_back(rule.constraint);
    return ruleNames(puzzle).join(QStringLiteral(", "));
}

QString unreadText(UnreadPart part)
{
    switch (part) {
    case UnreadPart::Cages:
        break;
    }
    return ReadingWords::tr("Cages seem to be drawn here and were not read.");
}

/// Returns sentences about the sum of a cage.
QStringList cageTexts(const RuleReading &rule)
{
    constexpr double leastChance = 0.01;
    QStringList sentences;
    const auto number = rule.constraint.number();
    sentences += number ? ReadingWords::tr("The sum of the cage is read as %1.").arg(*number)
                        : ReadingWords::tr("No sum was read for the cage.");
    if (rule.isOverruled())
        sentences += ReadingWords::tr("It looks like %1, but the rules speak against that.").arg(*rule.seen);
    QStringList others;
    for (const OtherValue &other : rule.others)
        if (other.probability >= leastChance)
            others += QString::number(other.digit);
    if (rule.isDoubtful && !others.isEmpty())
        sentences += ReadingWords::tr("It may also be %1.").arg(LineTerms::orText(others));
    else if (rule.isDoubtful)
        sentences += ReadingWords::tr("The cage is in doubt.");
    if (wantsALook(rule))
        sentences += ReadingWords::tr("To correct it, use this board, then double-click the cage.");
    return sentences;
}

} // namespace

bool wantsALook(const CellReading &cell)
{
    return cell.isDoubtful || cell.isOverruled();
}

bool wantsALook(const RuleReading &rule)
{
    return rule.isDoubtful || rule.isOverruled();
}

std::vector<Cell> cellsToCompare(const BoardReading &board)
{
    std::set<Cell> cells;
    for (Cell cell = 0; cell < board.geometry.cellCount(); ++cell)
        if (wantsALook(board.cells[cell]))
            cells.insert(cell);
    for (const RuleReading &rule : board.rules)
        if (wantsALook(rule) && !rule.constraint.cells.empty())
            cells.insert(rule.firstCell());
    return {cells.begin(), cells.end()};
}

QString cellSentences(const BoardReading &board, Cell cell)
{
    const CellReading &reading = board.cells[cell];
    QStringList sentences{readAsText(board, cell)};
    if (reading.isOverruled())
        sentences += ReadingWords::tr("It looks like %1, but the rules speak against that.")
                         .arg(valueText(board, reading.seen));
    const QStringList others = otherValues(board, reading);
    if (reading.isDoubtful && !others.isEmpty())
        sentences += ReadingWords::tr("It may also be %1.").arg(LineTerms::orText(others));
    else if (reading.isDoubtful)
        sentences += ReadingWords::tr("It is in doubt.");
    for (const RuleReading &rule : board.rules)
        if (rule.isCage() && rule.firstCell() == cell)
            sentences += cageTexts(rule);
    return sentences.join(QLatin1Char(' '));
}

QString boardSentences(const BoardReading &board)
{
    QStringList sentences{ReadingWords::tr("Givens: %1.").arg(board.countOf(isGiven))};
    for (const UnreadPart part : board.unread)
        sentences += unreadText(part);
    if (const int written = board.countOf(isWritten); written > 0)
        sentences += ReadingWords::tr("Handwritten: %1.").arg(written);
    if (const int overruled = board.countOf(isOverruled); overruled > 0)
        sentences += ReadingWords::tr("%n cell(s) were read against their looks: %1.", nullptr, overruled)
                         .arg(toQString(board.namesOf(isOverruled)));
    if (const int cages = board.countOf(isCage); cages > 0)
        sentences += ReadingWords::tr("Cages: %1.").arg(cages);
    if (const int overruled = board.countOf(isOverruledRule); overruled > 0)
        sentences += ReadingWords::tr("%n sum(s) were read against their looks: %1.", nullptr, overruled)
                         .arg(overruledRulesText(board));
    if (const QString rules = rulesText(board, false); !rules.isEmpty())
        sentences += ReadingWords::tr("Read as rules: %1.").arg(rules);
    if (const QString rules = rulesText(board, true); !rules.isEmpty())
        sentences += ReadingWords::tr("These rules are in doubt: %1.").arg(rules);
    if (board.unreadShades > 0)
        sentences +=
            ReadingWords::tr("The shades of %n cell(s) are not read as a rule.", nullptr, board.unreadShades);
    if (const int marked = board.countOf(isMarked); marked > 0)
        sentences += ReadingWords::tr("Pencil marks in %n cell(s).", nullptr, marked);
    if (const int notRead = board.countOf(isNotRead); notRead > 0)
        sentences += ReadingWords::tr("Some pencil marks were not read in %n cell(s): %1.", nullptr, notRead)
                         .arg(toQString(board.namesOf(isNotRead)));
    if (const auto looks = static_cast<int>(cellsToCompare(board).size()); looks > 0)
        sentences += ReadingWords::tr("%n framed cell(s) should be compared.", nullptr, looks);
    return sentences.join(QLatin1Char(' '));
}

} // namespace sudoku
