#include "ui/text/stepterms.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"
#include "ui/text/regionterms.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace sudoku {
namespace {

struct TermWords
{
    Q_DECLARE_TR_FUNCTIONS(TermWords)
};

/// Returns the words for a group of \a digits in \a cells.
QString groupText(const EvidenceGroup &group, const QString &digits, const QString &cells)
{
    switch (group.role) {
    case Role::Pattern:
        return TermWords::tr("%1 in %2").arg(digits, cells);
    case Role::Cover:
        return TermWords::tr("cover: %1 in %2").arg(digits, cells);
    case Role::Fin:
        return TermWords::tr("fin: %1 in %2").arg(digits, cells);
    case Role::EndoFin:
        return TermWords::tr("endo fin: %1 in %2").arg(digits, cells);
    case Role::Pincer:
        return TermWords::tr("one of %2 is %1").arg(digits, cells);
    case Role::AlmostLocked:
        return TermWords::tr("almost locked set %1: %2 in %3").arg(QChar('A' + group.index), digits, cells);
    case Role::Restricted:
        return TermWords::tr("restricted: %1 in %2").arg(digits, cells);
    case Role::Coloured:
        return TermWords::tr("colour %1: %2 in %3").arg(QString::number(group.index + 1), digits, cells);
    case Role::OtherSide:
        return TermWords::tr("other side: %1 in %2").arg(digits, cells);
    case Role::Counted:
        return TermWords::tr("counted: %1 in %2").arg(digits, cells);
    }
    return {};
}

using Eliminated = std::map<Cell, std::vector<Digit>>;

/// Returns "r4c2<>3,6" for each cell.
QStringList eliminatedPlain(const Geometry &geometry, const SymbolSet &symbols, const Eliminated &eliminated)
{
    QStringList texts;
    for (const auto &[cell, digits] : eliminated) {
        QStringList names;
        for (const Digit digit : digits)
            names += symbolText(symbols, digit);
        texts += hasText(toQString(geometry.cellName(cell)), names, false, Notation::Plain);
    }
    return texts;
}

/// Returns "r4c2 and r4c3 ≠ 3, 5–9": cells that lose the same are told together.
QStringList eliminatedInWindow(const Geometry &geometry, const SymbolSet &symbols,
                               const Eliminated &eliminated)
{
    std::vector<std::pair<DigitSet, std::vector<Cell>>> groups;
    for (const auto &[cell, digits] : eliminated) {
        DigitSet set;
        for (const Digit digit : digits)
            set.insert(digit);
        auto same = std::ranges::find(groups, set, &std::pair<DigitSet, std::vector<Cell>>::first);
        if (same == groups.end())
            same = groups.insert(same, {set, {}});
        same->second.push_back(cell);
    }
    QStringList texts;
    for (const auto &[digits, cells] : groups)
        texts += hasText(cellsText(geometry, cells), rangesOf(symbols, digits), false, Notation::Window);
    return texts;
}

/// Returns one constraint with all cells of those that are joined, without their numbers.
Constraint joined(const Step &step, const Puzzle &puzzle)
{
    std::vector<Cell> cells;
    for (const int index : step.constraints)
        std::ranges::copy(puzzle.constraints[index].cells, std::back_inserter(cells));
    std::ranges::sort(cells);
    return {puzzle.constraints[step.constraints.front()].variant, withoutRepetition(cells)};
}

} // namespace

const std::vector<Candidate> &placeOf(const Step &step)
{
    if (!step.groups.empty())
        return step.groups.front().candidates;
    return step.chains.empty() ? step.placements : step.chains.front().front().from;
}

std::vector<Cell> cellsOf(const std::vector<Candidate> &candidates)
{
    std::set<Cell> cells;
    for (const Candidate &candidate : candidates)
        cells.insert(candidate.cell);
    return {cells.begin(), cells.end()};
}

std::vector<Cell> evidenceCells(const Step &step)
{
    std::vector<Cell> cells = cellsOf(step.evidence());
    std::ranges::copy(regionCells(step), std::back_inserter(cells));
    std::ranges::sort(cells);
    return withoutRepetition(cells);
}

bool areJoined(const Step &step, const Puzzle &puzzle)
{
    return step.constraints.size() > 1 && std::ranges::all_of(step.constraints, [&](int index) {
               const LineLogic logic = puzzle.constraints[index].variant->logic;
               return isByPairs(logic) || saysSomethingAlways(logic);
           });
}

QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Step &step,
                       Notation notation)
{
    QStringList texts;
    for (const auto &[cell, digit] : step.placements)
        texts += hasText(toQString(geometry.cellName(cell)), {symbolText(symbols, digit)}, true, notation);
    Eliminated eliminated;
    for (const auto &[cell, digit] : step.eliminations)
        eliminated[cell].push_back(digit);
    for (const auto &[cell, digit] : step.placements)
        eliminated.erase(cell); // one says what stays
    texts += notation == Notation::Plain ? eliminatedPlain(geometry, symbols, eliminated)
                                         : eliminatedInWindow(geometry, symbols, eliminated);
    const QString digits =
        texts.join(notation == Notation::Plain ? QStringLiteral(" ") : TermWords::tr("; "));
    QStringList parts{regionConclusion(geometry, step), digits};
    parts.removeAll(QString());
    return parts.join(TermWords::tr("; "));
}

QString StepTerms::house(int index) const
{
    const IndexedHouse &house = m_rules.house(index);
    if (!house.source)
        return TermWords::tr("the hidden house %1 (%2 without %3)")
            .arg(cellsText(m_puzzle.geometry, house.cells), houses(house.within),
                 housesInHidden(house.without));
    const auto *constraint = std::get_if<ConstraintIndex>(&*house.source);
    if (constraint && m_puzzle.constraints[constraint->index].variant->hasUnknownRegions)
        return TermWords::tr("the region of %1")
            .arg(toQString(m_puzzle.geometry.cellName(house.cells.front())));
    const auto *named = std::get_if<HouseName>(&*house.source);
    const std::optional<BoxShape> boxes = m_puzzle.geometry.boxes();
    if (named && named->kind == HouseKind::Box && boxes && boxes->rows == 1)
        return sourceText(m_puzzle, HouseName{HouseKind::Row, named->index}); // there are no boxes
    const QString name = sourceText(m_puzzle, *house.source);
    const auto isNamedSo = [&](const IndexedHouse &other) { return other.source == house.source; };
    if (std::ranges::count_if(m_rules.houses(), isNamedSo) == 1)
        return name;
    return TermWords::tr("the house of %1 at %2")
        .arg(name, toQString(m_puzzle.geometry.cellName(house.cells.front())));
}

/// Returns \a indices as houses(), but hidden ones by what they follow from alone.
QString StepTerms::housesInHidden(const std::vector<int> &indices) const
{
    QStringList texts;
    for (const int index : indices) {
        const IndexedHouse &hidden = m_rules.house(index);
        texts += !isHidden(index) ? house(index)
                                  : TermWords::tr("the rest (%1 without %2)")
                                        .arg(houses(hidden.within), housesInHidden(hidden.without));
    }
    return listText(texts);
}

QString StepTerms::houses(const std::vector<int> &indices) const
{
    QStringList houses;
    for (const int index : indices)
        houses += house(index);
    return listText(houses);
}

QString StepTerms::cells(const std::vector<Candidate> &candidates) const
{
    return cellsText(m_puzzle.geometry, cellsOf(candidates));
}

QStringList StepTerms::digitTexts(const std::vector<Candidate> &candidates) const
{
    DigitSet digits;
    for (const Candidate &candidate : candidates)
        digits.insert(candidate.digit);
    QStringList texts;
    for (const Digit digit : digits)
        texts += symbolText(m_symbols, digit);
    return texts;
}

QString StepTerms::digits(const std::vector<Candidate> &candidates) const
{
    return listText(digitTexts(candidates));
}

QString StepTerms::anyDigit(const std::vector<Candidate> &candidates) const
{
    QStringList texts = digitTexts(candidates);
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return TermWords::tr("%1 or %2").arg(texts.join(TermWords::tr(", ")), last);
}

std::optional<std::vector<DigitSet>> StepTerms::combinations(const Step &step, std::size_t max) const
{
    return sumCombinations(step, m_rules, max);
}

std::optional<std::vector<DigitSet>> StepTerms::combinations(const std::vector<Candidate> &candidates,
                                                             int total, std::size_t max) const
{
    return sumCombinations(candidates, total, m_rules, max);
}

int StepTerms::houseTotal() const
{
    const int digitCount = m_rules.digitCount();
    return shownTotal(digitCount * (digitCount + 1) / 2, digitCount);
}

int StepTerms::shownTotal(int total, int cellCount) const
{
    return m_puzzle.geometry.values().valueTotal(total, cellCount);
}

int StepTerms::numberOf(const Step &step) const
{
    return m_rules.constraints()[step.constraints.front()].number().value_or(0);
}

QString StepTerms::houses(const Step &step, HouseRole role) const
{
    std::vector<int> indices;
    for (const HouseEvidence &evidence : step.houses)
        if (evidence.role == role)
            indices.push_back(evidence.house);
    return houses(indices);
}

QString StepTerms::where(const Step &step) const
{
    if (const QString bases = houses(step, HouseRole::Base); !bases.isEmpty())
        return bases;
    if (areJoined(step, m_puzzle))
        return ruleText(m_puzzle.geometry, joined(step, m_puzzle));
    if (!step.constraints.empty())
        return sourceText(m_puzzle, ConstraintIndex{step.constraints.front()});
    if (const std::vector<Cell> region = regionCells(step); !region.empty())
        return someCellsText(m_puzzle.geometry, region);
    return cells(placeOf(step));
}

bool StepTerms::areInHouse(const std::vector<Candidate> &candidates, int house) const
{
    return std::ranges::all_of(candidates, [&](const Candidate &candidate) {
        return m_rules.house(house).set.contains(candidate.cell);
    });
}

QString StepTerms::node(const std::vector<Candidate> &candidates, bool isOn) const
{
    const QString text = hasText(cells(candidates), {digits(candidates)}, isOn, m_notation);
    return isOn && candidates.size() > 1 ? TermWords::tr("one of %1").arg(text) : text;
}

QString StepTerms::chain(const std::vector<ChainLink> &links) const
{
    QStringList nodes;
    for (const ChainLink &link : links)
        nodes += node(link.to, link.isToOn);
    return TermWords::tr("if %1, then %2")
        .arg(node(links.front().from, links.front().isFromOn), nodes.join(TermWords::tr(", then ")));
}

QString StepTerms::evidence(const Step &step) const
{
    QStringList texts;
    for (const int constraint : step.constraints)
        texts += sourceText(m_puzzle, ConstraintIndex{constraint});
    for (const EvidenceGroup &group : step.groups)
        texts += groupText(group, digits(group.candidates), cells(group.candidates));
    for (const std::vector<ChainLink> &links : step.chains)
        texts += chain(links);
    return capitalised(semicolonText(texts));
}

} // namespace sudoku
