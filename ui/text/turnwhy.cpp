#include "ui/text/turnwhy.h"

#include <QCoreApplication>

#include "core/variants/turnlines.h"

#include <algorithm>

namespace sudoku {
namespace {

struct TurnWords // with the reasons of other lines
{
    Q_DECLARE_TR_FUNCTIONS(LinePairWhy)
};

/// The turns of a line: cells as far apart as there are groups belong to the same turn, and each turn has a
/// group of its own.
class Turns
{
public:
    explicit Turns(const LineTerms &line)
        : m_line(line),
          m_groups(turnGroups(line.constraint(), line.values())),
          m_turns(m_groups.size())
    {
        for (Turn &turn : m_turns)
            for (int group = 0; group < std::ssize(m_groups); ++group)
                turn.groups.insert(group + 1);
        std::size_t place = 0;
        for (const Cell cell : line.constraint().cells) {
            Turn &turn = m_turns[place++ % m_turns.size()];
            if (const DigitSet digits = line.before(cell); !digits.isEmpty())
                turn.groups &= groupsOf(digits);
            if (std::ranges::find(turn.cells, cell) == turn.cells.end())
                turn.cells.push_back(cell);
        }
        narrow();
    }

    /// Returns whether the turn of its cell leaves no place for the digit.
    bool isLeftOut(const Candidate &gone) const
    {
        return std::ranges::any_of(m_turns, [&](const Turn &turn) {
            return std::ranges::find(turn.cells, gone.cell) != turn.cells.end()
                   && !digitsOf(turn).contains(gone.digit);
        });
    }

    /// Returns "r1c1 and r2c4 with 1-3, r1c2 with 4-6": the turns that leave digits out.
    QString text() const
    {
        QStringList texts;
        for (const Turn &turn : m_turns)
            if (std::ranges::any_of(m_line.step().eliminations, [&](const Candidate &gone) {
                    return std::ranges::find(turn.cells, gone.cell) != turn.cells.end() && isLeftOut(gone);
                }))
                texts += TurnWords::tr("%1 with %2")
                             .arg(m_line.cellsText(turn.cells), m_line.range(digitsOf(turn)));
        return TurnWords::tr("the groups of digits take turns, which leaves %1")
            .arg(texts.join(TurnWords::tr(", ")));
    }

private:
    struct Turn
    {
        std::vector<Cell> cells = {};
        DigitSet groups = {}; ///< that it may have, from 1
    };

    DigitSet groupsOf(DigitSet digits) const
    {
        DigitSet groups;
        for (int group = 0; group < std::ssize(m_groups); ++group)
            if (!(m_groups[group] & digits).isEmpty())
                groups.insert(group + 1);
        return groups;
    }

    DigitSet digitsOf(const Turn &turn) const
    {
        DigitSet digits;
        for (const int group : turn.groups)
            digits |= m_groups[group - 1];
        return digits;
    }

    /// Each group goes to one turn: naked and hidden singles of groups.
    void narrow()
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (Turn &turn : m_turns) {
                DigitSet others;
                for (Turn &other : m_turns) {
                    if (&other == &turn)
                        continue;
                    others |= other.groups;
                    if (turn.groups.isSingle())
                        isChanged |= leave(other, other.groups - turn.groups);
                }
                if (const DigitSet own = turn.groups - others; own.isSingle())
                    isChanged |= leave(turn, own);
            }
        }
    }

    static bool leave(Turn &turn, DigitSet groups)
    {
        const bool isChanged = turn.groups != groups;
        turn.groups = groups;
        return isChanged;
    }

    const LineTerms &m_line;
    DigitGroups m_groups;
    std::vector<Turn> m_turns;
};

} // namespace

LineReason turnsReason(const LineTerms &line)
{
    if (line.isChain())
        return {{}, line.step().eliminations};
    const Turns turns(line);
    return line.reason(turns.text(), [&](const Candidate &gone) { return turns.isLeftOut(gone); });
}

} // namespace sudoku
