#include "core/board/automaton.h"
#include "core/forms/formtext.h"

#include <algorithm>

namespace sudoku {
namespace {

std::string setOf(DigitSet digits)
{
    return '{' + joined(digits, ", ", [](Digit digit) { return std::to_string(digit); }) + '}';
}

/// Writes the model of one puzzle.
class MiniZincWriter
{
public:
    MiniZincWriter(std::ostream &output, const Puzzle &puzzle)
        : m_output(output),
          m_geometry(puzzle.geometry),
          m_givens(puzzle.givens),
          m_digitCount(puzzle.geometry.digitCount())
    {
    }

    void write(const FormInput &input, const std::stop_token &stop)
    {
        writeCommentLines(m_output, "%", input.comments);
        const std::string size = "1.." + std::to_string(m_geometry.size());
        writeIncludes(input.rules);
        m_output << "\narray[" << size << ", " << size << "] of var 1.." << m_digitCount << ": cell;\n";
        writeHoles();
        writeGivens();
        writeRules(
            input, stop, [this](const std::string &name) { m_output << "\n% " << name << '\n'; },
            [this](const auto &rule) { writeRule(rule); });
        for (const Grid &grid : input.forbidden)
            forbid(grid);
        m_output << "\nsolve satisfy;\n"
                 << "output [join(\" \", [show(cell[r, c]) | c in " << size << "]) ++ \"\\n\" | r in " << size
                 << "];\n";
    }

private:
    /// Includes what is used, not "globals.mzn": Gecode 6.2 brings files that MiniZinc 2.6 cannot read all
    /// of.
    void writeIncludes(std::span<const ActiveRule> rules)
    {
        const auto include = [this](const char *file) { m_output << "include \"" << file << ".mzn\";\n"; };
        const auto has = [rules](auto isOfKind) {
            return std::ranges::any_of(rules,
                                       [&](const ActiveRule &active) { return isOfKind(active.rule); });
        };
        include("all_different");
        if (has([](const Rule &rule) { return std::holds_alternative<rule::Automaton>(rule); }))
            include("regular");
        if (has([](const Rule &rule) { return std::holds_alternative<rule::Rank>(rule); }))
            include("lex_less");
        if (has([](const Rule &rule) { return std::holds_alternative<rule::Pair>(rule); }))
            include("table");
    }

    void constrain(const std::string &term) { m_output << "constraint " << term << ";\n"; }

    std::string name(Cell cell) const
    {
        return "cell[" + std::to_string(m_geometry.rowOf(cell) + 1) + ", "
               + std::to_string(m_geometry.columnOf(cell) + 1) + ']';
    }
    /// Returns an array of \a cells, in a short form if they are a line.
    std::string arrayOf(const std::vector<Cell> &cells) const
    {
        for (const House &house : m_geometry.houses()) {
            if (house.cells != cells || !m_geometry.isSquare())
                continue;
            const std::string number = std::to_string(house.name.index + 1);
            if (house.name.kind == HouseKind::Row)
                return "row(cell, " + number + ')';
            if (house.name.kind == HouseKind::Column)
                return "col(cell, " + number + ')';
        }
        return '[' + joined(cells, ", ", [this](Cell cell) { return name(cell); }) + ']';
    }

    /// Gives the places of the array that are no cells a value, so that they make no further solutions.
    void writeHoles()
    {
        const int size = m_geometry.size();
        for (int place = 0; place < size * size && m_geometry.hasHoles(); ++place)
            if (!m_geometry.findCell(place / size, place % size))
                constrain("cell[" + std::to_string(place / size + 1) + ", " + std::to_string(place % size + 1)
                          + "] = 1");
    }

    void writeGivens()
    {
        m_output << "\n% givens\n";
        for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
            if (m_givens.isFilled(cell))
                constrain(name(cell) + " = " + std::to_string(m_givens[cell]));
    }

    void writeRule(const rule::Regions & /*regions*/) {} // see canBeWritten()
    void writeRule(const rule::Rank &rank)
    {
        const std::string own = arrayOf(rank.cells);
        const auto begins = [&](const std::vector<Cell> &line) {
            return name(line.front()) + " = " + std::to_string(rank.first);
        };
        constrain(begins(rank.cells));
        constrain("sum(["
                  + joined(rank.others, ", ",
                           [&](const std::vector<Cell> &other) {
                               return "bool2int(" + begins(other) + " /\\ lex_less(" + arrayOf(other) + ", "
                                      + own + "))";
                           })
                  + "]) = " + std::to_string(rank.lessCount));
        for (const std::vector<Cell> &other : rank.others)
            if (!rank.mayTie)
                constrain("exists(i in 1.." + std::to_string(other.size()) + ")(" + arrayOf(other)
                          + "[i] != " + own + "[i])");
    }

    void writeRule(const rule::House &house) { constrain("all_different(" + arrayOf(house.cells) + ')'); }
    void writeRule(const rule::Distinct &distinct)
    {
        constrain("all_different(" + arrayOf(distinct.cells) + ')');
    }

    void writeRule(const rule::Sum &sum)
    {
        constrain("sum(" + arrayOf(sum.cells) + ") = " + std::to_string(sum.total));
    }

    void writeRule(const rule::Pair &pair)
    {
        std::string rows;
        for (Digit first = 1; first <= m_digitCount; ++first)
            for (const Digit second : pair.allowed[first] & DigitSet::all(m_digitCount))
                rows += "| " + std::to_string(first) + ", " + std::to_string(second) + ' ';
        constrain(rows.empty() ? "false"
                               : "table(" + arrayOf({pair.first, pair.second}) + ", [" + rows + "|])");
    }

    void writeRule(const rule::Domain &domain)
    {
        constrain(name(domain.cell) + " in " + setOf(domain.allowed & DigitSet::all(m_digitCount)));
    }

    /// MiniZinc counts states from 1 and means "no way on" by 0.
    void writeRule(const rule::Automaton &automaton)
    {
        if (automaton.cells.empty() || automaton.accepted.empty()) {
            constrain(automaton.cells.empty() && automaton.accepts(0) ? "true" : "false");
            return;
        }
        const int stateCount = automaton.table->stateCount();
        std::string rows;
        for (int state = 0; state < stateCount; ++state)
            rows += "| "
                    + joined(DigitSet::all(m_digitCount), ", ",
                             [&](Digit digit) {
                                 const int next = automaton.table->next(state, digit);
                                 return std::to_string(next == TransitionTable::deadState ? 0 : next + 1);
                             })
                    + ' ';
        constrain("regular(" + arrayOf(automaton.cells) + ", " + std::to_string(stateCount) + ", "
                  + std::to_string(m_digitCount) + ", [" + rows + "|], 1, {"
                  + joined(automaton.accepted, ", ", [](int state) { return std::to_string(state + 1); })
                  + "})");
    }

    void forbid(const Grid &grid)
    {
        m_output << "\n% another solution\n";
        std::string term;
        for (Cell cell = 0; cell < grid.cellCount(); ++cell)
            term += (cell == 0 ? "" : " \\/ ") + name(cell) + " != " + std::to_string(grid[cell]);
        constrain(term);
    }

    std::ostream &m_output;
    const Geometry &m_geometry;
    const Grid &m_givens;
    const int m_digitCount;
};

void writeMiniZinc(std::ostream &output, const FormInput &input, const std::stop_token &stop)
{
    MiniZincWriter(output, input.puzzle).write(input, stop);
}

} // namespace

const PuzzleForm miniZincForm{.id = "mzn", .name = "MiniZinc", .write = writeMiniZinc};

} // namespace sudoku
