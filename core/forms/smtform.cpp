#include "core/board/automaton.h"
#include "core/forms/formtext.h"

#include <bit>

namespace sudoku {
namespace {

int bitWidth(int number)
{
    return std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(number))));
}

/// Writes the assertions of one puzzle. Cells are bit-vectors, because z3 turns them into clauses: with
/// integers it takes 2.2 s for a hard 9x9 where these take 0.2 s.
class SmtWriter
{
public:
    SmtWriter(std::ostream &output, const Puzzle &puzzle)
        : m_output(output),
          m_puzzle(puzzle),
          m_digitCount(puzzle.geometry.digitCount()),
          m_width(bitWidth(m_digitCount))
    {
    }

    void write(const FormInput &input, const std::stop_token &stop)
    {
        writeCommentLines(m_output, ";", input.comments);
        m_output << "(set-logic QF_BV)\n";
        writeCells();
        writeRules(
            input, stop, [this](const std::string &name) { comment(name); },
            [this](const auto &rule) { writeRule(rule); });
        for (const Grid &grid : input.forbidden)
            forbid(grid);
        m_output << "(check-sat)\n(get-value (" << namesOf(allCells()) << "))\n";
    }

private:
    void comment(const std::string &text) { m_output << "; " << text << '\n'; }
    void assertThat(const std::string &term) { m_output << "(assert " << term << ")\n"; }

    std::string name(Cell cell) const { return m_puzzle.geometry.cellName(cell); }
    std::string namesOf(const std::vector<Cell> &cells) const
    {
        return joined(cells, " ", [this](Cell cell) { return name(cell); });
    }
    static std::string number(int value, int width)
    {
        return "(_ bv" + std::to_string(value) + ' ' + std::to_string(width) + ')';
    }
    std::string has(Cell cell, Digit digit) const
    {
        return "(= " + name(cell) + ' ' + number(digit, m_width) + ')';
    }
    std::string hasAny(Cell cell, DigitSet digits) const
    {
        return digits.isEmpty()
                   ? "false"
                   : "(or " + joined(digits, " ", [&](Digit digit) { return has(cell, digit); }) + ')';
    }

    std::vector<Cell> allCells() const
    {
        std::vector<Cell> cells(m_puzzle.geometry.cellCount());
        for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
            cells[cell] = cell;
        return cells;
    }

    void writeCells()
    {
        for (const Cell cell : allCells()) {
            m_output << "(declare-const " << name(cell) << " (_ BitVec " << m_width << "))\n";
            assertThat("(and (bvule " + number(1, m_width) + ' ' + name(cell) + ") (bvule " + name(cell) + ' '
                       + number(m_digitCount, m_width) + "))");
        }
        comment("givens");
        for (const Cell cell : allCells())
            if (m_puzzle.givens.isFilled(cell))
                assertThat(has(cell, m_puzzle.givens[cell]));
    }

    void writeRule(const rule::Regions & /*regions*/) {} // see canBeWritten()

    /// A line is one long bit-vector.
    void writeRule(const rule::Rank &rank)
    {
        const int width = bitWidth(static_cast<int>(rank.others.size()));
        const std::string own = "(concat " + namesOf(rank.cells) + ')';
        const auto counted = [&](const std::vector<Cell> &other) {
            return "(ite (and " + has(other.front(), rank.first) + " (bvult (concat " + namesOf(other) + ") "
                   + own + ")) " + number(1, width) + ' ' + number(0, width) + ')';
        };
        assertThat(has(rank.cells.front(), rank.first));
        assertThat("(= (bvadd " + joined(rank.others, " ", counted) + ") " + number(rank.lessCount, width)
                   + ')');
        for (const std::vector<Cell> &other : rank.others)
            if (!rank.mayTie)
                assertThat("(distinct (concat " + namesOf(other) + ") " + own + ')');
    }

    /// "distinct" says it all, but z3 sees much more at once if each digit has a place too: a 16x16 that took
    /// 55 s takes 0.4 s.
    void writeRule(const rule::House &house)
    {
        writeDistinct(house.cells);
        for (Digit digit = 1; digit <= m_digitCount; ++digit)
            assertThat("(or " + joined(house.cells, " ", [&](Cell cell) { return has(cell, digit); }) + ')');
    }

    void writeRule(const rule::Distinct &distinct) { writeDistinct(distinct.cells); }

    void writeDistinct(const std::vector<Cell> &cells)
    {
        if (cells.size() > 1)
            assertThat("(distinct " + namesOf(cells) + ')');
    }

    /// Adds bit-vectors that are wide enough for any sum.
    void writeRule(const rule::Sum &sum)
    {
        const int most = static_cast<int>(sum.cells.size()) * m_digitCount;
        if (sum.cells.empty() || sum.total < 0 || sum.total > most) {
            assertThat(sum.cells.empty() && sum.total == 0 ? "true" : "false");
            return;
        }
        const int width = bitWidth(most);
        const auto wide = [&](Cell cell) {
            return width == m_width
                       ? name(cell)
                       : "((_ zero_extend " + std::to_string(width - m_width) + ") " + name(cell) + ')';
        };
        const std::string terms = joined(sum.cells, " ", wide);
        assertThat("(= " + (sum.cells.size() == 1 ? terms : "(bvadd " + terms + ')') + ' '
                   + number(sum.total, width) + ')');
    }

    void writeRule(const rule::Pair &pair)
    {
        for (Digit first = 1; first <= m_digitCount; ++first) {
            const DigitSet allowed = pair.allowed[first] & DigitSet::all(m_digitCount);
            if (allowed != DigitSet::all(m_digitCount))
                assertThat("(=> " + has(pair.first, first) + ' ' + hasAny(pair.second, allowed) + ')');
        }
    }

    void writeRule(const rule::Domain &domain)
    {
        assertThat(hasAny(domain.cell, domain.allowed & DigitSet::all(m_digitCount)));
    }

    /// A bit-vector for the state after each cell; a digit and the state before it imply the state after it.
    void writeRule(const rule::Automaton &automaton)
    {
        std::vector<DigitSet> digits(automaton.cells.size(), DigitSet::all(m_digitCount));
        const std::vector<StateSet> live = liveStates(automaton, digits);
        if (!live.front().contains(0)) {
            assertThat("false");
            return;
        }
        ++m_automatonCount;
        const int width = bitWidth(automaton.table->stateCount());
        for (std::size_t i = 0; i < automaton.cells.size(); ++i) {
            m_output << "(declare-const " << stateName(i + 1) << " (_ BitVec " << width << "))\n";
            const auto is = [&](std::size_t read, int state) {
                return "(= " + stateName(read) + ' ' + number(state, width) + ')';
            };
            for (const int state : live[i].states())
                for (Digit digit = 1; digit <= m_digitCount; ++digit) {
                    const int next = automaton.table->next(state, digit);
                    const bool isLive = next != TransitionTable::deadState && live[i + 1].contains(next);
                    const std::string digitRead = has(automaton.cells[i], digit);
                    assertThat("(=> " + (i == 0 ? digitRead : "(and " + is(i, state) + ' ' + digitRead + ')')
                               + ' ' + (isLive ? is(i + 1, next) : "false") + ')');
                }
        }
    }

    std::string stateName(std::size_t cellsRead) const
    {
        return "state" + std::to_string(m_automatonCount) + '_' + std::to_string(cellsRead);
    }

    void forbid(const Grid &grid)
    {
        comment("another solution");
        assertThat("(not (and " + joined(allCells(), " ", [&](Cell cell) { return has(cell, grid[cell]); })
                   + "))");
    }

    std::ostream &m_output;
    const Puzzle &m_puzzle;
    const int m_digitCount;
    const int m_width;
    int m_automatonCount = 0;
};

void writeSmt(std::ostream &output, const FormInput &input, const std::stop_token &stop)
{
    SmtWriter(output, input.puzzle).write(input, stop);
}

} // namespace

const PuzzleForm smtForm{.id = "smt2", .name = "SMT-LIB 2 with bit-vectors", .write = writeSmt};

} // namespace sudoku
