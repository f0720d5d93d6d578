#include "ui/text/linesumwhy.h"

#include <QCoreApplication>

#include "core/variants/balancelines.h"
#include "ui/text/summands.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace sudoku {
namespace {

struct LineSumWords
{
    Q_DECLARE_TR_FUNCTIONS(LineSumWhy)
};

QString makesText(const Summands &along)
{
    return along.min() == along.max()
               ? LineSumWords::tr("the arrow makes %1").arg(along.min())
               : LineSumWords::tr("the arrow makes from %1 to %2").arg(along.min()).arg(along.max());
}

std::vector<Cell> cellsFrom(const LineTerms &line, std::size_t first)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    return {cells.begin() + static_cast<std::ptrdiff_t>(first), cells.end()};
}

/// Returns the fewest cells with known digits that add up to \a rest, without \a cell, or nothing.
std::optional<std::vector<Cell>> knownGroup(const LineTerms &line, Cell cell, int rest)
{
    std::map<int, std::vector<Cell>> groups{{0, {}}}; // by their sum
    for (const Cell other : line.cells()) {
        if (other == cell || !line.before(other).isSingle())
            continue;
        const int value = line.values().of(line.before(other).first());
        for (auto longer = groups; auto &[sum, cells] : longer) {
            cells.push_back(other);
            const auto [known, isNew] = groups.try_emplace(sum + value, cells);
            if (!isNew && known->second.size() > cells.size())
                known->second = cells;
        }
    }
    const auto found = groups.find(rest);
    return found == groups.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

LineReason arrowReason(const LineTerms &line)
{
    const Cell circle = line.constraint().cells.front();
    const Summands along(line, cellsFrom(line, 1));
    std::set<int> totals;
    for (const Digit digit : line.before(circle))
        if (along.canMake(digit))
            totals.insert(digit);
    const auto isExplained = [&](const Candidate &gone) {
        return gone.cell == circle ? !totals.contains(gone.digit) : along.excludes(gone, totals);
    };
    const bool narrowsCircle = std::ranges::any_of(line.step().eliminations, [&](const Candidate &gone) {
        return gone.cell == circle && isExplained(gone);
    });
    if (const QString sets = along.setsText(totals); !sets.isEmpty())
        return line.reason(LineSumWords::tr("along the arrow there can only be %1").arg(sets), isExplained);
    QStringList texts;
    if (narrowsCircle)
        texts += makesText(along);
    texts += along.texts(totals, LineSumWords::tr("the arrow"));
    return line.reason(texts.join(LineSumWords::tr("; ")), isExplained);
}

LineReason pillReason(const LineTerms &line)
{
    constexpr int tens = 10;
    const std::vector<Cell> &cells = line.constraint().cells;
    const auto [first, second] = std::minmax(cells[0], cells[1]);
    const Summands along(line, cellsFrom(line, 2));
    std::set<int> totals;
    DigitSet firstDigits;
    DigitSet secondDigits;
    for (const Digit ten : line.before(first))
        for (const Digit one : line.before(second))
            if (along.canMake(tens * ten + one) && (ten != one || !line.arePeers(first, second))) {
                totals.insert(tens * ten + one);
                firstDigits.insert(ten);
                secondDigits.insert(one);
            }
    const auto isExplained = [&, first = first, second = second](const Candidate &gone) {
        if (gone.cell == first || gone.cell == second)
            return !(gone.cell == first ? firstDigits : secondDigits).contains(gone.digit);
        return along.excludes(gone, totals);
    };
    QStringList numbers;
    for (const int total : totals)
        numbers += QString::number(total);
    QStringList texts;
    if (numbers.size() <= Summands::maxNamed)
        texts += LineSumWords::tr("the number in the pill can only be %1").arg(LineTerms::orText(numbers));
    else
        texts += makesText(along);
    texts += along.texts(totals, LineSumWords::tr("the arrow"));
    return line.reason(texts.join(LineSumWords::tr("; ")), isExplained);
}

LineReason totalReason(const LineTerms &line)
{
    const Summands all(line, line.cells());
    const std::set<int> totals{line.number()};
    const auto isExplained = [&](const Candidate &gone) { return all.excludes(gone, totals); };
    return line.reason(all.texts(totals, LineSumWords::tr("the sum")).join(LineSumWords::tr("; ")),
                       isExplained);
}

namespace {

/// Returns what all \a parts can make.
std::set<int> commonTotals(const std::vector<Summands> &parts)
{
    int min = 0;
    int max = std::numeric_limits<int>::max();
    for (const Summands &part : parts) {
        min = std::max(min, part.min());
        max = std::min(max, part.max());
    }
    std::set<int> totals;
    for (int total = min; total <= max; ++total)
        if (std::ranges::all_of(parts, [&](const Summands &part) { return part.canMake(total); }))
            totals.insert(total);
    return totals;
}

/// Returns the reason of \a parts that have the same sum: \a single with it, or \a range with the least and
/// the greatest one.
LineReason sameSumReason(const LineTerms &line, const std::vector<Summands> &parts, const QString &single,
                         const QString &range)
{
    const std::set<int> totals = commonTotals(parts);
    if (totals.empty())
        return line.reason({}, [](const Candidate &) { return false; });
    const QString text =
        totals.size() == 1 ? single.arg(*totals.begin()) : range.arg(*totals.begin()).arg(*totals.rbegin());
    return line.reason(text, [&](const Candidate &gone) {
        return std::ranges::any_of(
            parts, [&](const Summands &part) { return part.has(gone.cell) && part.excludes(gone, totals); });
    });
}

/// Returns the parts of a line in each region.
std::vector<Summands> partsOf(const LineTerms &line)
{
    const Geometry &geometry = line.text().puzzle().geometry;
    std::vector<std::vector<Cell>> parts;
    const std::vector<Cell> &cells = line.constraint().cells;
    for (const Cell cell : cells) {
        if (parts.empty() || geometry.regionOf(parts.back().front()) != geometry.regionOf(cell))
            parts.emplace_back();
        if (std::ranges::find(parts.back(), cell) == parts.back().end())
            parts.back().push_back(cell);
    }
    std::vector<Summands> summands;
    std::erase_if(parts,
                  [&](const std::vector<Cell> &part) { return geometry.regionOf(part.front()) == noRegion; });
    for (std::vector<Cell> &part : parts)
        summands.emplace_back(line, std::move(part));
    return summands;
}

} // namespace

LineReason equalSumsReason(const LineTerms &line)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    if (cells.size() > 2 && cells.front() == cells.back())
        return line.reason({}, [](const Candidate &) { return false; }); // its first part is in two pieces
    return sameSumReason(line, partsOf(line), LineSumWords::tr("each part of the line makes %1"),
                         LineSumWords::tr("each part of the line makes from %1 to %2"));
}

LineReason balanceReason(const LineTerms &line)
{
    std::vector<Summands> groups;
    for (std::vector<Cell> &cells : balancedCells(line.constraint()))
        groups.emplace_back(line, std::move(cells));
    return sameSumReason(line, groups, LineSumWords::tr("the cells with equal sums make %1 each"),
                         LineSumWords::tr("the cells with equal sums make from %1 to %2 each"));
}

LineReason noSumReason(const LineTerms &line)
{
    const int number = line.number();
    std::map<std::vector<Cell>, std::vector<Candidate>> goneWith; // known digits
    for (const Candidate &gone : line.step().eliminations)
        if (const auto group = knownGroup(line, gone.cell, number - line.values().of(gone.digit)))
            goneWith[*group].push_back(gone);
    QStringList texts;
    for (const auto &[group, gone] : goneWith)
        texts += group.empty() ? LineSumWords::tr("no digit of the cage is %1").arg(number)
                               : LineSumWords::tr("with %1, %2 would make %3")
                                     .arg(line.cellsText(group), line.candidates(gone))
                                     .arg(number);
    return line.reason(texts.join(LineSumWords::tr("; ")), [&](const Candidate &gone) {
        return knownGroup(line, gone.cell, number - line.values().of(gone.digit)).has_value();
    });
}

} // namespace sudoku
