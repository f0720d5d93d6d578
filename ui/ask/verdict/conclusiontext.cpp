#include "ui/ask/verdict/conclusiontext.h"

#include "core/rules/violations.h"

#include "ui/text/halttext.h"
#include "ui/text/remarkwords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QLocale>

#include <map>

namespace sudoku {
namespace {

/// Returns a text such as "row 3", "rows 1, 4 and 12".
QString housesText(HouseKind kind, const QStringList &numbers)
{
    const int count = static_cast<int>(numbers.size());
    const QString text = kind == HouseKind::Row      ? Conclusions::tr("row(s) %1", nullptr, count)
                         : kind == HouseKind::Column ? Conclusions::tr("column(s) %1", nullptr, count)
                         : kind == HouseKind::Box    ? Conclusions::tr("box(es) %1", nullptr, count)
                                                     : Conclusions::tr("region(s) %1", nullptr, count);
    return text.arg(listText(numbers));
}

/// Returns a text for the entries, one for the givens, one for each kind of house, and one for each
/// constraint.
QStringList groupedTexts(const Subject &subject, const std::vector<Reason> &reasons)
{
    const Puzzle puzzle = subject.puzzle();
    int entries = 0;
    int givens = 0;
    std::map<HouseKind, std::vector<int>> houses;
    QStringList constraints;
    for (const Reason &reason : reasons) {
        if (const auto *given = std::get_if<GivenCell>(&reason))
            ++(subject.board.isGiven(given->cell) ? givens : entries);
        else if (const auto *house = std::get_if<HouseName>(&std::get<RuleSource>(reason));
                 house && puzzle.geometry.boards().size() <= 1)
            houses[house->kind].push_back(house->index);
        else
            constraints += sourceText(puzzle, std::get<RuleSource>(reason));
    }
    QStringList texts;
    if (entries > 0)
        texts += Conclusions::tr("%n entry(s)", nullptr, entries);
    if (givens > 0)
        texts += Conclusions::tr("%n given(s)", nullptr, givens);
    for (const auto &[kind, indices] : houses) {
        QStringList numbers;
        for (const int index : indices)
            numbers += QString::number(index + 1);
        texts += housesText(kind, numbers);
    }
    return texts + constraints;
}

} // namespace

bool isFull(const Board &board)
{
    return board.digits().filledCount() == board.puzzle.geometry.cellCount();
}

QString obeyedText(const Board &board)
{
    const QString unchecked = notCoveredText(board);
    return unchecked.isEmpty() ? Conclusions::tr("Every rule is obeyed.")
                               : Conclusions::tr("Checked and obeyed: %1. Not everything was checked: %2.")
                                     .arg(coveredRulesText(board.puzzle), unchecked);
}

QString withRulesNotCovered(const QString &text, const Board &board)
{
    const QString off = notCoveredText(board);
    return off.isEmpty() ? text : Conclusions::tr("%1 (%2)").arg(text, off);
}

bool isBrokenByEntries(const Board &board)
{
    const Puzzle &clues = board.puzzle;
    return findViolations(clues, clues.givens).empty()
           && !findViolations(clues, board.withEntriesAsGivens().givens).empty();
}

QString aboutText(const Subject &subject, const QString &speed)
{
    return speed.isEmpty() ? subject.text() : Conclusions::tr("%1 Answered %2.").arg(subject.text(), speed);
}

QString withCapital(const QString &text)
{
    const bool isCell = text.size() > 1 && text[1].isDigit();
    return isCell ? text : capitalised(text);
}

QString sentenceOf(const QString &text)
{
    return Conclusions::tr("%1.").arg(withCapital(text));
}

QString reasonsText(const Subject &subject, const SymbolSet &symbols, const std::vector<Reason> &reasons)
{
    constexpr std::size_t maxNamed = 30;
    if (reasons.size() > maxNamed)
        return listText(groupedTexts(subject, reasons));
    const Puzzle puzzle = subject.puzzle();
    QStringList texts;
    for (const Reason &reason : reasons)
        texts += reasonText(puzzle, symbols, reason);
    return listText(texts);
}

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString stoppedText()
{
    return Conclusions::tr("The search is incomplete: this is what is known so far.");
}

QString partialText(const Halt &halt)
{
    return halt == Halt::Stopped ? stoppedText() : haltSentence(halt);
}

} // namespace sudoku
