#include "ui/text/linesumwhy.h"

#include <QCoreApplication>

#include "core/propagate/sumcandidates.h"

#include <algorithm>
#include <limits>
#include <set>

namespace sudoku {
namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(LineSumWhy)
};

constexpr qsizetype maxSetsNamed = 6; // combinations

/// Some cells of a line whose digits add up, before the step.
class Summands
{
public:
    /// Takes \a cells; they have no digit of \a excluded.
    Summands(const LineTerms &line, std::vector<Cell> cells, DigitSet excluded = {})
        : m_line(line),
          m_cells(std::move(cells)),
          m_excluded(excluded),
          m_isDistinct(line.areDistinct(m_cells))
    {
        for (const Cell cell : m_cells) {
            const DigitSet digits = digitsOf(cell);
            m_canBeFilled = m_canBeFilled && !digits.isEmpty();
            if (digits.isSingle()) {
                m_fixed |= digits;
                m_fixedTotal += digits.first();
            } else {
                m_open |= digits;
                ++m_openCount;
            }
        }
        if (m_isDistinct)
            m_open -= m_fixed;
    }

    bool has(Cell cell) const { return std::ranges::find(m_cells, cell) != m_cells.end(); }
    int count() const { return static_cast<int>(m_cells.size()); }

    /// Returns the least that the cells can make, as a person sees it: the least digits, different ones where
    /// the cells see each other.
    int min(Cell without = noCell) const { return extreme(without, false); }
    int max(Cell without = noCell) const { return extreme(without, true); }

    /// Returns the combinations with \a total if the cells see each other and there are not very many.
    std::optional<std::vector<DigitSet>> sets(int total) const
    {
        constexpr std::size_t maxSets = 60;
        if (!m_isDistinct || !m_canBeFilled)
            return {};
        auto sets = setsWithSum(m_open, m_openCount, total - m_fixedTotal, maxSets);
        if (sets)
            for (DigitSet &set : *sets)
                set |= m_fixed;
        return sets;
    }

    bool canMake(int total) const
    {
        if (total < min() || total > max())
            return false;
        const auto all = sets(total);
        return !all || !all->empty();
    }

    /// Returns whether no way to make any of \a totals has \a gone, as far as bounds and combinations tell.
    bool excludes(const Candidate &gone, const std::set<int> &totals) const
    {
        return std::ranges::all_of(totals, [&](int total) {
            if (isTooMuch(gone, total) || isTooLittle(gone, total))
                return true;
            const auto all = sets(total);
            return all && std::ranges::none_of(*all, [&](DigitSet set) { return set.contains(gone.digit); });
        });
    }
    /// Returns whether \a gone is outside, where each way to make any of \a totals takes its digit away.
    bool takes(const Candidate &gone, const std::set<int> &totals) const
    {
        const bool seesAll = std::ranges::all_of(
            m_cells, [&](Cell cell) { return cell != gone.cell && m_line.arePeers(cell, gone.cell); });
        return seesAll && !m_cells.empty() && std::ranges::all_of(totals, [&](int total) {
                   const auto all = sets(total);
                   return all && !all->empty() && std::ranges::all_of(*all, [&](DigitSet set) {
                              return set.contains(gone.digit);
                          });
               });
    }
    bool isTooMuch(const Candidate &gone, int total) const { return gone.digit + min(gone.cell) > total; }
    bool isTooLittle(const Candidate &gone, int total) const { return gone.digit + max(gone.cell) < total; }

private:
    static constexpr Cell noCell = -1;

    DigitSet digitsOf(Cell cell) const { return m_line.before(cell) - m_excluded; }
    int extreme(Cell without, bool isMax) const
    {
        int total = 0;
        int count = 0;
        DigitSet open;
        for (const Cell cell : m_cells)
            if (const DigitSet digits = digitsOf(cell); cell != without && !digits.isEmpty()) {
                total += isMax ? digits.last() : digits.first();
                open |= digits;
                ++count;
            }
        if (!m_isDistinct)
            return total;
        int different = 0;
        while (count-- > 0 && !open.isEmpty()) {
            const Digit digit = isMax ? open.last() : open.first();
            open.remove(digit);
            different += digit;
        }
        return isMax ? std::min(total, different) : std::max(total, different);
    }

    const LineTerms &m_line;
    std::vector<Cell> m_cells;
    DigitSet m_excluded;
    bool m_isDistinct;
    bool m_canBeFilled = true;
    DigitSet m_fixed;
    DigitSet m_open;
    int m_fixedTotal = 0;
    int m_openCount = 0;
};

/// Returns the combinations with one of \a totals, "1+2 or 3+6"; nothing if there are many or none.
QString setsText(const LineTerms &line, const Summands &summands, const std::set<int> &totals)
{
    QStringList texts;
    for (const int total : totals) {
        const auto sets = summands.sets(total);
        if (!sets || texts.size() + static_cast<qsizetype>(sets->size()) > maxSetsNamed)
            return {};
        for (const DigitSet set : *sets)
            texts += line.addition(set);
    }
    return LineTerms::orText(texts);
}

/// Returns the eliminations in \a summands for which \a isIt returns true.
template <typename IsIt>
std::vector<Candidate> chosen(const LineTerms &line, const Summands &summands, const IsIt &isIt)
{
    std::vector<Candidate> found;
    for (const Candidate &gone : line.step().eliminations)
        if (summands.has(gone.cell) && isIt(gone))
            found.push_back(gone);
    return found;
}

/// Returns why digits of \a summands, called \a name, cannot be: what they can only be, or that they would
/// make too much or too little; nothing if no digit goes for such a reason.
QStringList summandTexts(const LineTerms &line, const Summands &summands, const std::set<int> &totals,
                         const QString &name)
{
    const auto excluded = [&](const Candidate &gone) { return summands.excludes(gone, totals); };
    const bool narrowsOthers = std::ranges::any_of(
        line.step().eliminations, [&](const Candidate &gone) { return summands.takes(gone, totals); });
    if (totals.empty() || (chosen(line, summands, excluded).empty() && !narrowsOthers))
        return {};
    if (const QString sets = setsText(line, summands, totals); !sets.isEmpty())
        return {SumWords::tr("%1 can only be %2").arg(name, sets)};
    const int least = *totals.begin();
    const int most = *totals.rbegin();
    QStringList texts;
    const auto much =
        chosen(line, summands, [&](const Candidate &gone) { return summands.isTooMuch(gone, most); });
    const auto little =
        chosen(line, summands, [&](const Candidate &gone) { return summands.isTooLittle(gone, least); });
    const auto others = chosen(line, summands, [&](const Candidate &gone) {
        return excluded(gone) && !summands.isTooMuch(gone, most) && !summands.isTooLittle(gone, least);
    });
    if (!much.empty())
        texts +=
            SumWords::tr("with %1 %2 would make more than %3").arg(line.candidates(much), name).arg(most);
    if (!little.empty())
        texts +=
            SumWords::tr("with %1 %2 would make less than %3").arg(line.candidates(little), name).arg(least);
    if (!others.empty())
        texts += SumWords::tr("%1 has no combination with %2").arg(name, line.candidates(others));
    return texts;
}

LineReason joined(const LineTerms &line, const QStringList &texts, const auto &isExplained)
{
    return line.reason(texts.join(SumWords::tr("; ")), isExplained);
}

QString makesText(const Summands &along)
{
    return SumWords::tr("the arrow makes from %1 to %2").arg(along.min()).arg(along.max());
}

std::vector<Cell> cellsFrom(const LineTerms &line, std::size_t first)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    return {cells.begin() + static_cast<std::ptrdiff_t>(first), cells.end()};
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
    if (const QString sets = setsText(line, along, totals); !sets.isEmpty())
        return line.reason(SumWords::tr("along the arrow there can only be %1").arg(sets), isExplained);
    QStringList texts;
    if (narrowsCircle)
        texts += makesText(along);
    texts += summandTexts(line, along, totals, SumWords::tr("the arrow"));
    return joined(line, texts, isExplained);
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
    if (numbers.size() <= maxSetsNamed)
        texts += SumWords::tr("the number in the pill can only be %1").arg(LineTerms::orText(numbers));
    else
        texts += makesText(along);
    texts += summandTexts(line, along, totals, SumWords::tr("the arrow"));
    return joined(line, texts, isExplained);
}

LineReason totalReason(const LineTerms &line)
{
    const Summands all(line, line.cells());
    const std::set<int> totals{line.number()};
    const auto isExplained = [&](const Candidate &gone) { return all.excludes(gone, totals); };
    return joined(line, summandTexts(line, all, totals, SumWords::tr("the sum")), isExplained);
}

namespace {

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
    const std::vector<Summands> parts = partsOf(line);
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
    if (totals.empty())
        return line.reason({}, [](const Candidate &) { return false; });
    const QString text = totals.size() == 1
                             ? SumWords::tr("each part of the line makes %1").arg(*totals.begin())
                             : SumWords::tr("each part of the line makes from %1 to %2")
                                   .arg(*totals.begin())
                                   .arg(*totals.rbegin());
    return line.reason(text, [&](const Candidate &gone) {
        return std::ranges::any_of(
            parts, [&](const Summands &part) { return part.has(gone.cell) && part.excludes(gone, totals); });
    });
}

namespace {

/// The cells of a sandwich and the digits at its ends, the smallest and the largest one.
class SandwichCells
{
public:
    explicit SandwichCells(const LineTerms &line) : m_line(line), m_cells(line.constraint().cells)
    {
        const DigitSet inner = DigitSet::all(line.digitCount() - 1) - DigitSet{1};
        for (int count = 0; count <= inner.size(); ++count)
            if (hasSetWithSum(inner, count, line.number()))
                m_counts.insert(count);
    }

    LineReason reason() const
    {
        QStringList texts;
        const bool narrowsEnds = std::ranges::any_of(m_line.step().eliminations, [&](const Candidate &gone) {
            return isEnd(gone.digit) && lacksEnd(gone);
        });
        if (narrowsEnds)
            texts += countsText();
        const std::optional<Summands> inner = between();
        if (inner)
            texts += summandTexts(m_line, *inner, {m_line.number()}, name());
        return joined(m_line, texts, [&](const Candidate &gone) {
            return isEnd(gone.digit)
                       ? lacksEnd(gone)
                       : inner
                             && (inner->has(gone.cell) ? inner->excludes(gone, {m_line.number()})
                                                       : inner->takes(gone, {m_line.number()}));
        });
    }

private:
    DigitSet ends() const { return {1, m_line.digitCount()}; }
    bool isEnd(Digit digit) const { return ends().contains(digit); }
    QString name() const
    {
        return SumWords::tr("what is between %1 and %2")
            .arg(m_line.digit(1), m_line.digit(m_line.digitCount()));
    }

    QString countsText() const
    {
        QStringList counts;
        for (const int count : m_counts)
            counts += QString::number(count);
        return SumWords::tr("the number of cells between %1 and %2 that make %3 is %4")
            .arg(m_line.digit(1), m_line.digit(m_line.digitCount()), QString::number(m_line.number()),
                 LineTerms::orText(counts));
    }

    /// Returns whether the other end has no place at a distance that suits.
    bool lacksEnd(const Candidate &gone) const
    {
        const Digit other = gone.digit == 1 ? m_line.digitCount() : 1;
        const int place = static_cast<int>(std::ranges::find(m_cells, gone.cell) - m_cells.begin());
        for (int i = 0; i < std::ssize(m_cells); ++i)
            if (i != place && m_line.before(m_cells[i]).contains(other)
                && m_counts.contains(std::abs(i - place) - 1)
                && canMake(std::min(i, place), std::max(i, place)))
                return false;
        return true;
    }

    /// Returns whether the cells between two places can make the sum.
    bool canMake(int from, int to) const
    {
        const Summands inner(m_line, {m_cells.begin() + from + 1, m_cells.begin() + to}, ends());
        return inner.count() == 0 ? m_line.number() == 0 : inner.canMake(m_line.number());
    }

    /// Returns the cells between the ends if these have one place each.
    std::optional<Summands> between() const
    {
        std::vector<int> places;
        for (int i = 0; i < std::ssize(m_cells); ++i)
            for (const Digit end : ends())
                if (m_line.left(m_cells[i]).contains(end))
                    places.push_back(i);
        if (places.size() != 2 || places[0] == places[1])
            return {};
        return Summands(m_line, {m_cells.begin() + places[0] + 1, m_cells.begin() + places[1]}, ends());
    }

    const LineTerms &m_line;
    const std::vector<Cell> &m_cells;
    std::set<int> m_counts; // how many cells may be between the ends
};

/// Returns the cells behind the first one that a first digit counts.
std::vector<Cell> counted(const LineTerms &line, Digit first)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    return {cells.begin() + 1, cells.begin() + std::min<std::ptrdiff_t>(first, std::ssize(cells))};
}

} // namespace

LineReason sandwichReason(const LineTerms &line)
{
    return SandwichCells(line).reason();
}

LineReason firstSumReason(const LineTerms &line)
{
    const Cell first = line.constraint().cells.front();
    DigitSet counts;
    QStringList ways;
    for (const Digit count : line.before(first)) {
        const Summands rest(line, counted(line, count));
        const int total = line.number() - count;
        if (rest.count() == 0 ? total != 0 : !rest.canMake(total))
            continue;
        counts.insert(count);
        ways += SumWords::tr("%1 (then %2 more)").arg(line.digit(count), QString::number(total));
    }
    QStringList texts;
    if (!line.before(first).isSingle())
        texts += SumWords::tr("the first digit can only be %1").arg(LineTerms::orText(ways));
    if (!counts.isSingle())
        return joined(line, texts, [&](const Candidate &gone) {
            return gone.cell == first && !counts.contains(gone.digit);
        });
    const Summands rest(line, counted(line, counts.first()));
    const std::set<int> totals{line.number() - counts.first()};
    texts += summandTexts(line, rest, totals, SumWords::tr("the cells behind it"));
    return joined(line, texts, [&](const Candidate &gone) {
        if (gone.cell == first)
            return !counts.contains(gone.digit);
        return rest.has(gone.cell) ? rest.excludes(gone, totals) : rest.takes(gone, totals);
    });
}

} // namespace sudoku
