#include "ui/text/outsidewhy.h"

#include <QCoreApplication>

#include "core/propagate/sumcandidates.h"
#include "ui/text/summands.h"

#include <algorithm>
#include <cstdlib>
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
            texts += inner->texts({m_line.number()}, name());
        return m_line.reason(texts.join(OutsideWords::tr("; ")), [&](const Candidate &gone) {
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
        return OutsideWords::tr("what is between %1 and %2")
            .arg(m_line.digit(1), m_line.digit(m_line.digitCount()));
    }

    QString countsText() const
    {
        QStringList counts;
        for (const int count : m_counts)
            counts += QString::number(count);
        return OutsideWords::tr("the number of cells between %1 and %2 that make %3 is %4")
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
        ways += OutsideWords::tr("%1 (then %2 more)").arg(line.digit(count), QString::number(total));
    }
    QStringList texts;
    if (!line.before(first).isSingle())
        texts += OutsideWords::tr("the first digit can only be %1").arg(LineTerms::orText(ways));
    if (!counts.isSingle())
        return line.reason(texts.join(OutsideWords::tr("; ")), [&](const Candidate &gone) {
            return gone.cell == first && !counts.contains(gone.digit);
        });
    const Summands rest(line, counted(line, counts.first()));
    const std::set<int> totals{line.number() - counts.first()};
    texts += rest.texts(totals, OutsideWords::tr("the cells behind it"));
    return line.reason(texts.join(OutsideWords::tr("; ")), [&](const Candidate &gone) {
        if (gone.cell == first)
            return !counts.contains(gone.digit);
        return rest.has(gone.cell) ? rest.excludes(gone, totals) : rest.takes(gone, totals);
    });
}

LineReason placeReason(const LineTerms &line)
{
    const std::vector<Cell> &cells = line.constraint().cells;
    const DigitSet counts = line.left(cells.front());
    const auto hasPlace = [&](Digit count) {
        const Digit number = line.number();
        return count <= std::ssize(cells)
               && (count == 1 ? number == 1 : line.before(cells[count - 1]).contains(number));
    };
    const QString text = OutsideWords::tr("%1 says in which cell %2 is, so it can only be %3")
                             .arg(line.cell(cells.front()), line.digit(line.number()), line.anyOf(counts));
    return line.reason(text, [&](const Candidate &gone) {
        if (gone.cell == cells.front()) // which has not the number itself, as another cell has it
            return !hasPlace(gone.digit) || (gone.digit == line.number() && gone.digit != 1);
        const auto place = static_cast<Digit>(std::ranges::find(cells, gone.cell) - cells.begin()) + 1;
        if (counts == DigitSet{place})
            return true;
        return gone.digit == line.number() && !counts.contains(place);
    });
}

} // namespace sudoku
