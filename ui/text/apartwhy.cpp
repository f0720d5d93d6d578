#include "ui/text/apartwhy.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

struct ApartWords // with the reasons of other lines
{
    Q_DECLARE_TR_FUNCTIONS(LineWhy)
};

/// The two ends of a lockout line.
class LockedEnds
{
public:
    explicit LockedEnds(const LineTerms &line)
        : m_line(line),
          m_one(line.constraint().cells.front()),
          m_other(line.constraint().cells.back()),
          m_min(line.constraint().number().value_or(line.digitCount() / 2))
    {
    }

    /// Returns whether no digits of the ends go with \a gone.
    bool excludes(const Candidate &gone) const
    {
        for (const Digit one : with(gone, m_one))
            for (const Digit other : with(gone, m_other))
                if (std::abs(one - other) >= m_min && (isEnd(gone.cell) || isBeyond(gone.digit, one, other)))
                    return false;
        return true;
    }

    QString text() const
    {
        return ApartWords::tr("%1 and %2 differ by at least %3, and no digit between them is one of theirs "
                              "or between theirs")
            .arg(m_line.cell(m_one), m_line.cell(m_other), QString::number(m_min));
    }

private:
    bool isEnd(Cell cell) const { return cell == m_one || cell == m_other; }
    DigitSet with(const Candidate &gone, Cell cell) const
    {
        return gone.cell == cell ? DigitSet{gone.digit} : m_line.before(cell);
    }
    static bool isBeyond(Digit digit, Digit one, Digit other)
    {
        return digit < std::min(one, other) || digit > std::max(one, other);
    }

    const LineTerms &m_line;
    Cell m_one;
    Cell m_other;
    int m_min;
};

} // namespace

LineReason apartReason(const LineTerms &line)
{
    std::vector<Candidate> known;
    for (const Cell cell : line.cells())
        if (line.before(cell).isSingle())
            known.push_back({cell, line.before(cell).first()});
    if (known.empty())
        return line.reason({}, [](const Candidate &) { return false; });
    return line.reason(
        ApartWords::tr("no digit of the line is equal or consecutive to %1").arg(line.candidates(known)),
        [&](const Candidate &gone) {
            return std::ranges::any_of(known, [&](const Candidate &other) {
                return other.cell != gone.cell && std::abs(other.digit - gone.digit) <= 1;
            });
        });
}

LineReason beyondReason(const LineTerms &line)
{
    const LockedEnds ends(line);
    return line.reason(ends.text(), [&](const Candidate &gone) { return ends.excludes(gone); });
}

} // namespace sudoku
