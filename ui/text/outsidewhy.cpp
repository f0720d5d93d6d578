#include "ui/text/outsidewhy.h"

#include <QCoreApplication>

#include "core/propagate/sumcandidates.h"
#include "ui/text/summands.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <set>

namespace sudoku {
namespace {

struct OutsideWords
{
    Q_DECLARE_TR_FUNCTIONS(OutsideWhy)
};

/// The cells of a sandwich and the digits at its ends, the smallest and the largest one.
class SandwichCells
{
public:
    explicit SandwichCells(const LineTerms &line)
        : m_line(line),
          m_cells(line.constraint().cells),
          m_totals{line.number()}
    {
        const DigitSet inner = DigitSet::all(line.digitCount() - 1) - DigitSet{1};
        for (int count = 0; count <= inner.size(); ++count)
            if (hasSetWithSum(inner, count, line.number()))
                m_counts.insert(count);
        for (int low = 0; low < std::ssize(m_cells); ++low)
            for (int high = 0; high < std::ssize(m_cells); ++high)
                if (low != high && line.before(m_cells[low]).contains(1)
                    && line.before(m_cells[high]).contains(line.digitCount()))
                    addFilling(low, high);
    }

    LineReason reason() const
    {
        const QStringList texts = endTexts() + innerTexts();
        return m_line.reason(texts.join(OutsideWords::tr("; ")),
                             [&](const Candidate &gone) { return excludes(gone); });
    }

private:
    /// The ends in two cells, and what is between these.
    struct Filling
    {
        Cell low; // has the smallest digit
        Cell high;
        Summands inner;
    };

    DigitSet ends() const { return {1, m_line.digitCount()}; }
    bool isEnd(Digit digit) const { return ends().contains(digit); }
    QString low() const { return m_line.digit(1); }
    QString high() const { return m_line.digit(m_line.digitCount()); }
    QString number() const { return QString::number(m_line.number()); }
    QString name() const { return OutsideWords::tr("what is between %1 and %2").arg(low(), high()); }

    void addFilling(int low, int high)
    {
        const auto [from, to] = std::minmax(low, high);
        if (!m_counts.contains(to - from - 1))
            return;
        Summands inner(m_line, {m_cells.begin() + from + 1, m_cells.begin() + to}, ends());
        if (inner.count() == 0 || inner.canMake(m_line.number()))
            m_fillings.push_back({m_cells[low], m_cells[high], std::move(inner)});
    }

    bool excludes(const Candidate &gone) const
    {
        return std::ranges::all_of(m_fillings, [&](const Filling &filling) {
            if (gone.digit == 1 || gone.cell == filling.low)
                return gone != Candidate{filling.low, 1};
            if (gone.digit == m_line.digitCount() || gone.cell == filling.high)
                return gone != Candidate{filling.high, m_line.digitCount()};
            return filling.inner.has(gone.cell) ? filling.inner.excludes(gone, m_totals)
                                                : filling.inner.takes(gone, m_totals);
        });
    }

    /// Returns whether the other end has no place at a distance that suits.
    bool isFar(const Candidate &gone) const
    {
        const Digit other = gone.digit == 1 ? m_line.digitCount() : 1;
        const auto place = std::ranges::find(m_cells, gone.cell) - m_cells.begin();
        for (std::ptrdiff_t i = 0; i < std::ssize(m_cells); ++i)
            if (i != place && m_line.before(m_cells[i]).contains(other)
                && m_counts.contains(static_cast<int>(std::abs(i - place)) - 1))
                return false;
        return true;
    }

    /// Returns why some cells cannot have an end.
    QStringList endTexts() const
    {
        std::vector<Candidate> far;
        std::vector<Candidate> others;
        for (const Candidate &gone : m_line.step().eliminations)
            if (isEnd(gone.digit) && excludes(gone))
                (isFar(gone) ? far : others).push_back(gone);
        QStringList texts;
        if (!far.empty())
            texts += countsText();
        if (!far.empty() && m_counts != std::set{0})
            texts += OutsideWords::tr("no place for the other end is that far from %1")
                         .arg(m_line.candidates(far));
        if (!others.empty())
            texts += OutsideWords::tr("no cells that end with %1 can make %2")
                         .arg(m_line.candidates(others), number());
        return texts;
    }

    QString countsText() const
    {
        if (m_counts == std::set{0})
            return OutsideWords::tr("%1 and %2 are side by side").arg(low(), high());
        if (m_counts == std::set{1})
            return OutsideWords::tr("%1 between %2 and %3 takes one cell").arg(number(), low(), high());
        QStringList counts;
        for (const int count : m_counts)
            counts += QString::number(count);
        return OutsideWords::tr("%1 between %2 and %3 takes %4 cells")
            .arg(number(), low(), high(), LineTerms::orText(counts));
    }

    /// Returns why some cells cannot have a digit that is no end.
    QStringList innerTexts() const
    {
        std::vector<Candidate> others;
        for (const Candidate &gone : m_line.step().eliminations)
            if (!isEnd(gone.digit) && excludes(gone))
                others.push_back(gone);
        if (others.empty())
            return {};
        const std::set<std::pair<Cell, Cell>> pairs = endPairs();
        if (pairs.size() == 1)
            return onePairTexts(*pairs.begin());
        return {OutsideWords::tr("wherever %1 and %2 are, %3 would spoil the sum %4")
                    .arg(low(), high(), m_line.candidates(others), number())};
    }

    /// Returns the pairs of cells that can have the ends, either way round.
    std::set<std::pair<Cell, Cell>> endPairs() const
    {
        std::set<std::pair<Cell, Cell>> pairs;
        for (const Filling &filling : m_fillings)
            pairs.insert(std::minmax(filling.low, filling.high));
        return pairs;
    }

    QStringList onePairTexts(const std::pair<Cell, Cell> &pair) const
    {
        const bool areFixed = m_line.before(pair.first).isSingle() && m_line.before(pair.second).isSingle();
        QStringList texts;
        if (!areFixed)
            texts += OutsideWords::tr("%1 and %2 can only be in %3")
                         .arg(low(), high(), m_line.cellsText(std::array{pair.first, pair.second}));
        return texts + m_fillings.front().inner.texts(m_totals, name());
    }

    const LineTerms &m_line;
    const std::vector<Cell> &m_cells;
    std::set<int> m_totals;
    std::set<int> m_counts; // how many cells may be between the ends
    std::vector<Filling> m_fillings;
};

/// The first digit of an X-sum, and what the cells behind it make then.
class FirstSum
{
public:
    explicit FirstSum(const LineTerms &line) : m_line(line), m_first(line.constraint().cells.front())
    {
        for (const Digit count : line.before(m_first)) {
            Summands rest = behind(count);
            const int total = line.number() - count;
            const bool isPossible = rest.count() == 0 ? total == 0 : rest.canMake(total);
            if (isPossible || line.left(m_first).contains(count)) // what the step leaves is named too
                m_ways.push_back({count, total, std::move(rest)});
        }
    }

    LineReason reason() const
    {
        QStringList texts;
        if (!m_line.before(m_first).isSingle())
            texts += OutsideWords::tr("the first digit can only be %1").arg(waysText());
        if (m_ways.size() == 1)
            texts += restTexts(m_ways.front());
        else if (const std::vector<Candidate> others = excludedLater(); !others.empty())
            texts += OutsideWords::tr("none of these goes with %1").arg(m_line.candidates(others));
        return m_line.reason(texts.join(OutsideWords::tr("; ")),
                             [&](const Candidate &gone) { return excludes(gone); });
    }

private:
    struct Way
    {
        Digit count;
        int total; // of the rest
        Summands rest;
    };

    /// Returns the cells behind the first one that it counts; none has its digit.
    Summands behind(Digit count) const
    {
        const std::vector<Cell> &cells = m_line.constraint().cells;
        const auto end = std::min<std::ptrdiff_t>(count, std::ssize(cells));
        const bool isHouse = m_line.areDistinct(std::span(cells).first(end));
        return Summands(m_line, {cells.begin() + 1, cells.begin() + end},
                        isHouse ? DigitSet{count} : DigitSet());
    }

    QString waysText() const
    {
        QStringList texts;
        for (const Way &way : m_ways)
            texts += way.rest.count() == 0 ? m_line.digit(way.count)
                                           : OutsideWords::tr("%1 (then %2 more)")
                                                 .arg(m_line.digit(way.count), QString::number(way.total));
        return LineTerms::orText(texts);
    }

    static QStringList restTexts(const Way &way)
    {
        return way.rest.texts({way.total}, way.rest.count() == 1 ? OutsideWords::tr("the cell behind it")
                                                                 : OutsideWords::tr("the cells behind it"));
    }

    bool excludes(const Candidate &gone) const
    {
        return std::ranges::all_of(m_ways, [&](const Way &way) {
            if (gone.cell == m_first)
                return gone.digit != way.count;
            if (gone.digit == way.count && m_line.arePeers(gone.cell, m_first))
                return true;
            return way.rest.has(gone.cell) ? way.rest.excludes(gone, {way.total})
                                           : way.rest.takes(gone, {way.total});
        });
    }

    std::vector<Candidate> excludedLater() const
    {
        std::vector<Candidate> others;
        std::ranges::copy_if(m_line.step().eliminations, std::back_inserter(others),
                             [&](const Candidate &gone) { return gone.cell != m_first && excludes(gone); });
        return others;
    }

    const LineTerms &m_line;
    Cell m_first;
    std::vector<Way> m_ways;
};

/// A cell that says by its digit which one of \a cells has the number.
struct NamedPlaces
{
    Cell teller;
    std::vector<Cell> cells;
    Digit number;
};

/// An indexer, the first cell of its step, names the cells of its row or column, and its own place there is
/// the number.
NamedPlaces namedPlaces(const LineTerms &line)
{
    const Constraint &constraint = line.constraint();
    if (constraint.variant->hasStraightCells())
        return {constraint.cells.front(), constraint.cells, line.number()};
    const Cell teller = line.step().groups.front().candidates.front().cell;
    std::vector<Cell> cells{teller};
    for (const rule::Pair &pair : line.pairs())
        if (pair.first == teller)
            cells.push_back(pair.second);
    std::ranges::sort(cells);
    const auto place = std::ranges::find(cells, teller) - cells.begin();
    return {teller, std::move(cells), static_cast<Digit>(place + 1)};
}

bool canHaveNumber(const LineTerms &line, const NamedPlaces &places, Digit place)
{
    if (place > std::ssize(places.cells))
        return false;
    const Cell cell = places.cells[place - 1];
    return cell == places.teller ? places.number == place : line.before(cell).contains(places.number);
}

} // namespace

LineReason sandwichReason(const LineTerms &line)
{
    return SandwichCells(line).reason();
}

LineReason firstSumReason(const LineTerms &line)
{
    return FirstSum(line).reason();
}

LineReason placeReason(const LineTerms &line)
{
    const NamedPlaces places = namedPlaces(line);
    const DigitSet counts = line.left(places.teller);
    const QString text = OutsideWords::tr("%1 says in which cell %2 is, so it can only be %3")
                             .arg(line.cell(places.teller), line.digit(places.number), line.anyOf(counts));
    return line.reason(text, [&](const Candidate &gone) {
        if (gone.cell == places.teller) // which has the number itself only if it says so
            return !canHaveNumber(line, places, gone.digit)
                   || (gone.digit == places.number && places.cells[gone.digit - 1] != places.teller);
        const auto place =
            static_cast<Digit>(std::ranges::find(places.cells, gone.cell) - places.cells.begin()) + 1;
        if (counts == DigitSet{place})
            return true;
        return gone.digit == places.number && !counts.contains(place);
    });
}

LineReason rankReason(const LineTerms &line)
{
    constexpr int linesOfDigit = 4;
    const auto everything = [](const Candidate &) { return true; };
    const int rank = line.number();
    const int lessCount = (rank - 1) % linesOfDigit;
    const QString first = line.digit((rank - 1) / linesOfDigit + 1);
    if (!line.before(line.constraint().cells.front()).isSingle())
        return line.reason(OutsideWords::tr("the lines ranked %1 to %2 begin with %3")
                               .arg(rank - lessCount)
                               .arg(rank - lessCount + linesOfDigit - 1)
                               .arg(first),
                           everything);
    const QString text = lessCount == 0 ? OutsideWords::tr("by %1, no other line that begins with %2 is less")
                         : lessCount == 1
                             ? OutsideWords::tr("by %1, exactly one other line that begins with %2 is less")
                             : OutsideWords::tr("by %1, exactly %3 other lines that begin with %2 are less");
    return line.reason(lessCount > 1 ? text.arg(line.name(), first).arg(lessCount)
                                     : text.arg(line.name(), first),
                       everything);
}

} // namespace sudoku
