#include "ui/text/storywords.h"

#include "ui/text/repairwords.h"

#include <QCoreApplication>

#include "core/board/rule.h"
#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "core/hints/story/brokentotal.h"
#include "ui/text/equationwhy.h"
#include "ui/text/remarkwords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace sudoku {
namespace {

struct StoryWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

QString nameOf(const Geometry &geometry, Cell cell)
{
    return toQString(geometry.cellName(cell));
}

std::vector<Cell> excludedCells(const Exclusion &exclusion)
{
    return cellsOf(exclusion.excluded);
}

QString digitText(const SymbolSet &symbols, Digit digit)
{
    return symbolText(symbols, digit);
}

/// Returns "with 7 in r8c3 instead of 3".
QString changeText(const Geometry &geometry, const SymbolSet &symbols, const CellChange &change)
{
    const QString name = nameOf(geometry, change.cell);
    if (change.to == noDigit)
        return StoryWords::tr("without %1 in %2").arg(digitText(symbols, change.from), name);
    if (change.from == noDigit)
        return StoryWords::tr("with %1 in %2").arg(digitText(symbols, change.to), name);
    return StoryWords::tr("with %1 in %2 instead of %3")
        .arg(digitText(symbols, change.to), name, digitText(symbols, change.from));
}

/// Returns "with 7 in r8c3 instead of r8c4" for a digit that moves, "with 7 in r8c3 and 3 in r8c4 exchanged"
/// for two that change places, otherwise an empty text.
QString changeOfTwo(const Geometry &geometry, const SymbolSet &symbols,
                    const std::vector<CellChange> &changes)
{
    constexpr std::size_t two = 2;
    if (changes.size() != two)
        return {};
    const auto &[one, other] = std::pair(changes[0], changes[1]);
    if (one.from != other.to || one.to != other.from)
        return {};
    if (one.from != noDigit && one.to != noDigit)
        return StoryWords::tr("with %1 in %2 and %3 in %4 exchanged")
            .arg(digitText(symbols, one.from), nameOf(geometry, one.cell), digitText(symbols, other.from),
                 nameOf(geometry, other.cell));
    const CellChange &gone = one.to == noDigit ? one : other;
    const CellChange &added = one.to == noDigit ? other : one;
    return StoryWords::tr("with %1 in %2 instead of %3")
        .arg(digitText(symbols, gone.from), nameOf(geometry, added.cell), nameOf(geometry, gone.cell));
}

} // namespace

QString StoryText::symbol(Digit digit) const
{
    return digitText(m_symbols, digit);
}

QString StoryText::contradiction(const PlainContradiction &contradiction) const
{
    return std::visit(
        Overloaded{
            [&](const contradiction::NoDigit &no) {
                return StoryWords::tr("No digit is left for %1").arg(nameOf(m_puzzle.geometry, no.cell));
            },
            [&](const contradiction::NoPlace &no) {
                return StoryWords::tr("%1 has no place in %2").arg(symbol(no.digit), m_steps.house(no.house));
            },
            [&](const contradiction::RuleBroken &broken) {
                return StoryWords::tr("No digits are left that %1 allows")
                    .arg(sourceText(m_puzzle, m_rules.otherRules()[broken.rule].source));
            },
            [&](const contradiction::SumBroken &broken) {
                const rule::Sum &sum = m_rules.impliedSums()[broken.sum].sum;
                return StoryWords::tr("No digits are left with which %1 add up to %2")
                    .arg(someCellsText(m_puzzle.geometry, sum.cells),
                         QString::number(m_steps.shownTotal(sum.total, static_cast<int>(sum.cells.size()))));
            },
            [&](const contradiction::TotalBroken &broken) { return total(broken); },
            [&](const Violation &violation) { return violationText(m_puzzle, m_symbols, violation); }},
        contradiction);
}

QString StoryText::total(const contradiction::TotalBroken &broken) const
{
    const int cellCount = static_cast<int>(broken.houses.size()) * m_rules.size();
    const QString sums = QString::number(m_steps.shownTotal(totalOfSums(m_rules, broken), cellCount));
    const QString all = QString::number(m_steps.shownTotal(totalOfHouses(m_rules, broken), cellCount));
    if (static_cast<int>(broken.houses.size()) == m_rules.size())
        return StoryWords::tr("The sums of the whole board make %1, but its digits %2").arg(sums, all);
    QStringList houses;
    for (const int house : broken.houses)
        houses += m_steps.house(house);
    return StoryWords::tr("The sums in %1 make %2, but the digits there %3").arg(listText(houses), sums, all);
}

/// Returns "column 8 adds up to 45; its cages make 16 + 17 = 33, which leaves 12 for …". Nothing where the
/// sum follows in another way.
QStringList StoryText::arithmetic(const Position &position, const contradiction::SumBroken &broken) const
{
    const RuleIndex::IndexedSum &implied = m_rules.impliedSums()[broken.sum];
    Step step{.constraints = implied.constraints, .total = implied.sum.total};
    for (const int house : implied.houses)
        step.houses.push_back({house});
    EvidenceGroup cells{Role::Pattern, {}};
    for (const Cell cell : implied.sum.cells)
        for (const Digit digit :
             position.isOpen(cell) ? position.candidates(cell) : DigitSet{position.digitAt(cell)})
            cells.candidates.push_back({cell, digit});
    const bool isSum = !cells.candidates.empty() && !step.houses.empty() && !step.constraints.empty();
    step.groups.push_back(std::move(cells));
    const StepTerms terms(m_puzzle, m_rules, m_symbols);
    const int sums =
        std::accumulate(step.constraints.begin(), step.constraints.end(), 0, [&](int sum, int index) {
            return sum + m_puzzle.constraints[index].number().value_or(0);
        });
    const int rest = static_cast<int>(step.houses.size()) * terms.houseTotal() - sums;
    const int total = terms.shownTotal(step.total, static_cast<int>(implied.sum.cells.size()));
    return isSum && std::abs(rest) == total ? QStringList(equationWhy(terms, step)) : QStringList();
}

QString StoryText::exclusion(const Exclusion &exclusion) const
{
    const QString text = StoryWords::tr("%1 in %2 leaves no %1 for %3")
                             .arg(symbol(exclusion.by.digit), nameOf(m_puzzle.geometry, exclusion.by.cell),
                                  someCellsText(m_puzzle.geometry, excludedCells(exclusion)));
    return exclusion.house ? StoryWords::tr("%1 (%2)").arg(text, m_steps.house(*exclusion.house)) : text;
}

/// Returns "r4c5 sees 1 in r4c1, 2 in r4c9 and 5 in r7c5".
QString StoryText::seen(Cell cell, const std::vector<Exclusion> &exclusions) const
{
    QStringList texts;
    for (const Exclusion &exclusion : exclusions)
        texts += StoryWords::tr("%1 in %2")
                     .arg(symbol(exclusion.by.digit), nameOf(m_puzzle.geometry, exclusion.by.cell));
    return StoryWords::tr("%1 sees %2").arg(nameOf(m_puzzle.geometry, cell), listText(texts));
}

/// Returns "8 and 1 are already in r4c8 and r6c8".
QString StoryText::filled(const Position &position, const std::vector<Cell> &cells) const
{
    QStringList digits;
    for (const Cell cell : cells)
        digits += symbol(position.digitAt(cell));
    const QString places = cellsText(m_puzzle.geometry, cells);
    return cells.size() == 1 ? StoryWords::tr("%1 is already in %2").arg(digits.front(), places)
                             : StoryWords::tr("%1 are already in %2").arg(listText(digits), places);
}

StoryFact StoryText::factOf(const Exclusion &exclusion) const
{
    return {.title = StoryWords::tr("%1 in %2")
                         .arg(symbol(exclusion.by.digit), nameOf(m_puzzle.geometry, exclusion.by.cell)),
            .text = StoryWords::tr("leaves no %1 for %2", "the subject is: 2 in r2c7")
                        .arg(symbol(exclusion.by.digit),
                             someCellsText(m_puzzle.geometry, excludedCells(exclusion))),
            .where = exclusion.house ? m_steps.house(*exclusion.house) : QString(),
            .by = {exclusion}};
}

/// Returns a fact for each house that \a exclusions, all of one cell, come from: "1, 2 and 5 are in r4c1,
/// r4c2 and r4c9".
std::vector<StoryFact> StoryText::factsByHouse(const std::vector<Exclusion> &exclusions) const
{
    std::vector<StoryFact> facts;
    std::vector<std::optional<int>> houses;
    for (const Exclusion &each : exclusions) {
        const auto known = std::ranges::find(houses, each.house);
        if (known == houses.end()) {
            houses.push_back(each.house);
            facts.emplace_back().by = {each};
        } else {
            facts[known - houses.begin()].by.push_back(each);
        }
    }
    for (std::size_t i = 0; i < facts.size(); ++i) {
        QStringList digits;
        std::vector<Cell> cells;
        for (const Exclusion &each : facts[i].by) {
            digits += symbol(each.by.digit);
            cells.push_back(each.by.cell);
        }
        const QString places = cellsText(m_puzzle.geometry, cells);
        facts[i].title = listText(digits);
        facts[i].text = cells.size() == 1
                            ? StoryWords::tr("is in %1", "the subject is a digit").arg(places)
                            : StoryWords::tr("are in %1", "the subject is some digits").arg(places);
        facts[i].where = houses[i] ? m_steps.house(*houses[i]) : QString();
    }
    return facts;
}

std::vector<StoryFact> StoryText::facts(const Position &position,
                                        const PlainContradiction &contradiction) const
{
    const ContradictionEvidence evidence = evidenceOf(position, contradiction);
    std::vector<StoryFact> facts;
    if (std::holds_alternative<contradiction::NoDigit>(contradiction))
        facts = factsByHouse(evidence.exclusions);
    else
        for (const Exclusion &each : evidence.exclusions)
            facts.push_back(factOf(each));
    if (!evidence.filled.empty()) {
        QStringList digits;
        for (const Cell cell : evidence.filled)
            digits += symbol(position.digitAt(cell));
        const QString places = cellsText(m_puzzle.geometry, evidence.filled);
        const auto *no = std::get_if<contradiction::NoPlace>(&contradiction);
        facts.push_back(
            {.title = listText(digits),
             .text = evidence.filled.size() == 1
                         ? StoryWords::tr("is already in %1", "the subject is a digit").arg(places)
                         : StoryWords::tr("are already in %1", "the subject is some digits").arg(places),
             .where = no ? m_steps.house(no->house) : QString(),
             .filled = evidence.filled});
    }
    if (!evidence.eliminated.empty() && !facts.empty())
        facts.push_back(
            {.title = StoryWords::tr("The rest"), .text = StoryWords::tr("was ruled out before")});
    return facts;
}

QString StoryText::conclusion(const PlainContradiction &contradiction) const
{
    if (const auto *no = std::get_if<contradiction::NoPlace>(&contradiction))
        return StoryWords::tr("So no cell of %1 is left for %2.")
            .arg(m_steps.house(no->house), symbol(no->digit));
    if (const auto *no = std::get_if<contradiction::NoDigit>(&contradiction))
        return StoryWords::tr("So %1 can have no digit.").arg(nameOf(m_puzzle.geometry, no->cell));
    return {};
}

QStringList StoryText::evidence(const Position &position, const PlainContradiction &contradiction) const
{
    const ContradictionEvidence facts = evidenceOf(position, contradiction);
    QStringList texts;
    if (const auto *broken = std::get_if<contradiction::SumBroken>(&contradiction))
        texts += arithmetic(position, *broken);
    if (const auto *no = std::get_if<contradiction::NoDigit>(&contradiction); no && !facts.exclusions.empty())
        texts += seen(no->cell, facts.exclusions);
    else
        for (const Exclusion &each : facts.exclusions)
            texts += exclusion(each);
    if (!facts.filled.empty())
        texts += filled(position, facts.filled);
    if (!facts.eliminated.empty() && !texts.empty())
        texts += StoryWords::tr("the rest was ruled out before");
    return texts;
}

QString StoryText::part(const StoryPart &part) const
{
    return std::visit(
        Overloaded{
            [&](const Step &step) { return m_steps.whole(step); },
            [&](const Candidate &assumed) {
                return (part.isLast ? StoryWords::tr("So %1 is %2.") : StoryWords::tr("If %1 is %2:"))
                    .arg(nameOf(m_puzzle.geometry, assumed.cell), symbol(assumed.digit));
            },
            [&](const PlainContradiction &end) {
                const QStringList facts = evidence(part.before, end);
                const QString what = contradiction(end);
                return facts.isEmpty() ? StoryWords::tr("%1.").arg(what)
                                       : StoryWords::tr("%1: %2.").arg(what, semicolonText(facts));
            },
            [&](std::monostate) { return StoryWords::tr("No further step is known: the story ends here."); }},
        part.what);
}

QString StoryText::reason(const StoryPart &part) const
{
    if (const auto *step = std::get_if<Step>(&part.what))
        return StoryWords::tr("%1.").arg(m_steps.sentence(*step));
    const auto *end = std::get_if<PlainContradiction>(&part.what);
    const QStringList facts = end ? evidence(part.before, *end) : QStringList();
    return facts.isEmpty() ? QString() : StoryWords::tr("%1.").arg(semicolonText(facts));
}

QString StoryText::title(const StoryPart &part) const
{
    if (const auto *step = std::get_if<Step>(&part.what))
        return techniqueName(*step->technique);
    if (const auto *end = std::get_if<PlainContradiction>(&part.what))
        return contradiction(*end);
    QString whole = this->part(part);
    while (whole.endsWith(QLatin1Char(':')) || whole.endsWith(QLatin1Char('.')))
        whole.chop(1);
    return whole.trimmed(); // French has a blank before the colon
}

QStringList StoryText::lines(const std::vector<StoryPart> &parts) const
{
    constexpr int indent = 2;
    QStringList lines;
    int number = 0;
    for (const StoryPart &each : parts) {
        const QString text = std::holds_alternative<Step>(each.what)
                                 ? StoryWords::tr("%1. %2").arg(++number).arg(part(each))
                                 : part(each);
        lines += QString(indent * each.depth, QLatin1Char(' ')) + text;
    }
    return lines;
}

QString notProvedMinimalText()
{
    return StoryWords::tr("It is not proved that all of these are needed.");
}

QString longStoryText(int stepCount)
{
    return StoryWords::tr("The argument is long, and no shorter one was found: %n step(s).", nullptr,
                          stepCount);
}

QString noStoryText(const Board &board)
{
    return hasAllRules(board) ? QString()
                              : StoryWords::tr("No story, because not all rules could be read: %1")
                                    .arg(notCoveredText(board));
}

QString noLevelText(const Board &board)
{
    return hasAllRules(board) ? QString()
                              : StoryWords::tr("no level, because not all rules could be read: %1")
                                    .arg(notCoveredText(board));
}

QString exchangeText(const Geometry &geometry, const SymbolSet &symbols, const Grid &one, const Grid &other)
{
    constexpr qsizetype maxListed = 9; // no one compares more digits one by one
    std::vector<Cell> cells;
    QStringList first;
    QStringList second;
    DigitSet digits;
    for (Cell cell = 0; cell < one.cellCount(); ++cell)
        if (one[cell] != other[cell]) {
            cells.push_back(cell);
            first += digitText(symbols, one[cell]);
            second += digitText(symbols, other[cell]);
            digits |= DigitSet{one[cell], other[cell]};
        }
    const QString where = someCellsText(geometry, cells);
    constexpr int pair = 2;
    if (first.size() > maxListed && digits.size() == pair)
        return StoryWords::tr("%1 and %2 can change places in %3, and no other cell changes")
            .arg(digitText(symbols, digits.first()),
                 digitText(symbols, (digits - DigitSet{digits.first()}).first()), where);
    if (first.size() > maxListed)
        return StoryWords::tr("%1 can be filled in another way, and no other cell changes").arg(where);
    return StoryWords::tr("%1 can be %2 or %3, and no other cell changes")
        .arg(where, first.join(QLatin1Char(' ')), second.join(QLatin1Char(' ')));
}

QString fixStoryText(const Puzzle &puzzle, const SymbolSet &symbols, const PossibleRepair &fix,
                     bool leavesOne)
{
    QString change = changeOfTwo(puzzle.geometry, symbols, fix.changes);
    if (change.isEmpty()) {
        QStringList texts;
        for (const CellChange &each : fix.changes)
            texts += changeText(puzzle.geometry, symbols, each);
        change = listText(texts + changedRuleTexts(puzzle, fix.rules));
    }
    change = capitalised(change);
    return leavesOne ? StoryWords::tr("%1 there is exactly one solution").arg(change)
                     : StoryWords::tr("%1 there are several solutions").arg(change);
}

} // namespace sudoku
