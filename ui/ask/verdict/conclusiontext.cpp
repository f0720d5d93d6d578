#include "ui/ask/verdict/conclusiontext.h"

#include "core/rules/violations.h"

#include "ui/text/halttext.h"
#include "ui/text/remarkwords.h"
#include "ui/text/repairwords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

using HousesByKind = std::map<HouseKind, std::vector<HouseName>>;

/// Returns a text such as "row 3", "rows 1, 4–7 and 12".
QString numberedText(HouseKind kind, const std::vector<HouseName> &houses)
{
    std::vector<int> numbers;
    for (const HouseName house : houses)
        numbers.push_back(house.index + 1);
    std::ranges::sort(numbers);
    const int count = static_cast<int>(numbers.size());
    const QString text = kind == HouseKind::Row      ? Conclusions::tr("row(s) %1", nullptr, count)
                         : kind == HouseKind::Column ? Conclusions::tr("column(s) %1", nullptr, count)
                         : kind == HouseKind::Box    ? Conclusions::tr("box(es) %1", nullptr, count)
                                                     : Conclusions::tr("region(s) %1", nullptr, count);
    return text.arg(listText(numberRanges(numbers, QStringLiteral("–"))));
}

QString allText(HouseKind kind)
{
    switch (kind) {
    case HouseKind::Row:
        return Conclusions::tr("all rows");
    case HouseKind::Column:
        return Conclusions::tr("all columns");
    case HouseKind::Box:
        return Conclusions::tr("all boxes");
    case HouseKind::Region:
        break;
    }
    return Conclusions::tr("all regions");
}

/// The reasons of a contradiction by what they are.
struct SortedReasons
{
    std::vector<Reason> clues;
    HousesByKind houses;
    std::vector<RuleSource> constraints;
};

SortedReasons sorted(const std::vector<Reason> &reasons)
{
    SortedReasons result;
    for (const Reason &reason : reasons)
        if (std::holds_alternative<GivenCell>(reason))
            result.clues.push_back(reason);
        else if (const auto *house = std::get_if<HouseName>(&std::get<RuleSource>(reason)))
            result.houses[house->kind].push_back(*house);
        else
            result.constraints.push_back(std::get<RuleSource>(reason));
    return result;
}

/// Returns texts such as "all rows", "column 1", "column 4"; or just "all rows, columns and boxes". Of many
/// reasons names the columns together, unless they are those of several boards that overlap.
QStringList housesTexts(const Puzzle &puzzle, const HousesByKind &houses, bool areMany)
{
    const Geometry &geometry = puzzle.geometry;
    const auto areAll = [&](const HousesByKind::value_type &each) {
        return std::ranges::count(geometry.houses(), each.first,
                                  [](const House &house) { return house.name.kind; })
               == std::ssize(each.second);
    };
    constexpr std::size_t kindCount = 3; // of most boards
    if (houses.size() == kindCount && std::ranges::all_of(houses, areAll))
        return {houses.contains(HouseKind::Box) ? Conclusions::tr("all rows, columns and boxes")
                                                : Conclusions::tr("all rows, columns and regions")};
    QStringList texts;
    for (const HousesByKind::value_type &each : houses) {
        if (areAll(each) && each.second.size() > 1)
            texts += allText(each.first);
        else if (areMany && geometry.boards().size() <= 1)
            texts += numberedText(each.first, each.second);
        else
            for (const HouseName house : each.second)
                texts += sourceText(puzzle, RuleSource(house));
    }
    return texts;
}

/// Returns a text for the entries, and one for the givens.
QStringList countedTexts(const Subject &subject, const std::vector<Reason> &clues)
{
    const auto givens = static_cast<int>(std::ranges::count_if(
        clues, [&](const Reason &clue) { return subject.board.isGiven(std::get<GivenCell>(clue).cell); }));
    const int entries = static_cast<int>(clues.size()) - givens;
    QStringList texts;
    if (entries > 0)
        texts += Conclusions::tr("%n entry(s)", nullptr, entries);
    if (givens > 0)
        texts += Conclusions::tr("%n given(s)", nullptr, givens);
    return texts;
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
    const bool areMany = reasons.size() > maxNamed;
    const Puzzle puzzle = subject.puzzle();
    const auto [clues, houses, constraints] = sorted(reasons);
    QStringList texts;
    if (areMany)
        texts = countedTexts(subject, clues);
    else
        for (const Reason &clue : clues)
            texts += reasonText(puzzle, symbols, clue);
    texts += housesTexts(puzzle, houses, areMany);
    for (const RuleSource &constraint : constraints)
        texts += sourceText(puzzle, constraint);
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
