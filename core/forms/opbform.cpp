#include "core/board/automaton.h"
#include "core/encode/rankencoding.h"
#include "core/forms/formtext.h"
#include "core/sat/cnf.h"

#include <cstdlib>
#include <sstream>

namespace sudoku {
namespace {

/// A summand, such as "+1 x5".
struct Term
{
    int factor;
    int variable;
};
using Terms = std::vector<Term>;

/// Writes the constraints of one puzzle. Variables are numbered like those of Formula with all candidates:
/// r1c1=1, r1c1=2 … One file of a solver for both can be compared.
class OpbWriter
{
public:
    explicit OpbWriter(const Puzzle &puzzle)
        : m_puzzle(puzzle),
          m_digitCount(puzzle.geometry.digitCount()),
          m_variableCount(puzzle.geometry.cellCount() * m_digitCount)
    {
    }

    void write(std::ostream &output, const FormInput &input, const std::stop_token &stop)
    {
        writeCells();
        writeRules(
            input, stop, [this](const std::string &name) { comment(name); },
            [this](const auto &rule) { writeRule(rule); });
        for (const Grid &grid : input.forbidden)
            forbid(grid);
        // The first line of the file counts what follows.
        output << "* #variable= " << m_variableCount << " #constraint= " << m_constraintCount << '\n';
        writeCommentLines(output, "*", input.comments);
        output << "* x1 to x" << m_puzzle.geometry.cellCount() * m_digitCount
               << " are the candidates: r1c1=1, r1c1=2 and so on, the others are for automata and ranks\n"
               << m_constraints.str();
    }

private:
    int candidate(Cell cell, Digit digit) const { return cell * m_digitCount + digit; }
    void comment(const std::string &text) { m_constraints << "* " << text << '\n'; }

    void constrain(const Terms &terms, const char *relation, int bound)
    {
        for (const Term &term : terms)
            m_constraints << (term.factor > 0 ? "+" : "") << term.factor << " x" << term.variable << ' ';
        m_constraints << relation << ' ' << bound << " ;\n";
        ++m_constraintCount;
    }

    /// Writes that at least one of \a terms is true unless all of the variables \a conditions are.
    void imply(const std::vector<int> &conditions, const std::vector<int> &conclusions)
    {
        Terms terms;
        for (const int condition : conditions)
            terms.push_back({-1, condition});
        for (const int conclusion : conclusions)
            terms.push_back({1, conclusion});
        if (terms.empty())
            contradict();
        else
            constrain(terms, ">=", 1 - static_cast<int>(conditions.size()));
    }

    /// The form has no other way to say "false".
    void contradict() { constrain({{1, 1}}, ">=", 2); }

    void writeCells()
    {
        comment("each cell has one digit");
        for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell) {
            Terms digits;
            for (Digit digit = 1; digit <= m_digitCount; ++digit)
                digits.push_back({1, candidate(cell, digit)});
            constrain(digits, "=", 1);
        }
        comment("givens");
        for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
            if (m_puzzle.givens.isFilled(cell))
                constrain({{1, candidate(cell, m_puzzle.givens[cell])}}, "=", 1);
    }

    void writePlaces(const std::vector<Cell> &cells, int factor, const char *relation)
    {
        for (Digit digit = 1; digit <= m_digitCount; ++digit) {
            Terms places;
            for (const Cell cell : cells)
                places.push_back({factor, candidate(cell, digit)});
            constrain(places, relation, factor);
        }
    }

    void writeRule(const rule::Regions & /*regions*/) {} // see canBeWritten()
    /// Writes the clauses that a formula has: sums of numbers as large as a line would overflow.
    void writeRule(const rule::Rank &rank)
    {
        Cnf cnf;
        while (cnf.variableCount() < m_variableCount)
            cnf.newVariable();
        const auto choicesOf = [this](Cell cell) {
            std::vector<Choice> choices;
            for (Digit digit = 1; digit <= m_digitCount; ++digit)
                choices.push_back({digit, candidate(cell, digit)});
            return choices;
        };
        encodeRank(cnf, rank, choicesOf, Auxiliaries::Implied, {});
        m_variableCount = cnf.variableCount();
        for (int i = 0; i < cnf.clauseCount(); ++i) {
            std::vector<int> conditions;
            std::vector<int> conclusions;
            for (const Literal literal : cnf.clause(i))
                (literal < 0 ? conditions : conclusions).push_back(std::abs(literal));
            imply(conditions, conclusions);
        }
    }

    void writeRule(const rule::House &house) { writePlaces(house.cells, 1, "="); }
    void writeRule(const rule::Distinct &distinct)
    {
        if (!distinct.cells.empty())
            writePlaces(distinct.cells, -1, ">="); // at most one: there is no "<="
    }

    void writeRule(const rule::Sum &sum)
    {
        Terms terms;
        for (const Cell cell : sum.cells)
            for (Digit digit = 1; digit <= m_digitCount; ++digit)
                terms.push_back({digit, candidate(cell, digit)});
        if (!terms.empty())
            constrain(terms, "=", sum.total);
        else if (sum.total != 0)
            contradict();
    }

    void writeRule(const rule::Pair &pair)
    {
        for (Digit first = 1; first <= m_digitCount; ++first) {
            const DigitSet allowed = pair.allowed[first] & DigitSet::all(m_digitCount);
            if (allowed == DigitSet::all(m_digitCount))
                continue;
            std::vector<int> seconds;
            for (const Digit second : allowed)
                seconds.push_back(candidate(pair.second, second));
            imply({candidate(pair.first, first)}, seconds);
        }
    }

    void writeRule(const rule::Domain &domain)
    {
        for (const Digit digit : DigitSet::all(m_digitCount) - domain.allowed)
            constrain({{1, candidate(domain.cell, digit)}}, "=", 0);
    }

    /// A variable for each state after each cell from which an end can be reached; the digit of a cell and
    /// the state before it imply the state after it.
    void writeRule(const rule::Automaton &automaton)
    {
        std::vector<DigitSet> digits(automaton.cells.size(), DigitSet::all(m_digitCount));
        const std::vector<StateSet> live = liveStates(automaton, digits);
        if (!live.front().contains(0)) {
            contradict();
            return;
        }
        std::vector<int> before(automaton.table->stateCount(), noVariable);
        for (std::size_t i = 0; i < automaton.cells.size(); ++i) {
            std::vector<int> after(before.size(), noVariable);
            Terms states;
            for (const int state : live[i + 1].states())
                states.push_back({1, after[state] = ++m_variableCount});
            constrain(states, "=", 1);
            for (const int state : live[i].states())
                writeSteps(automaton, automaton.cells[i], {state, before[state]}, after);
            before = std::move(after);
        }
    }

    void writeSteps(const rule::Automaton &automaton, Cell cell, std::pair<int, int> stateAndVariable,
                    const std::vector<int> &after)
    {
        const auto [state, variable] = stateAndVariable;
        for (Digit digit = 1; digit <= m_digitCount; ++digit) {
            std::vector<int> conditions{candidate(cell, digit)};
            if (variable != noVariable)
                conditions.push_back(variable);
            const int next = automaton.table->next(state, digit);
            const bool isLive = next != TransitionTable::deadState && after[next] != noVariable;
            imply(conditions, isLive ? std::vector{after[next]} : std::vector<int>());
        }
    }

    void forbid(const Grid &grid)
    {
        comment("another solution");
        std::vector<int> conditions;
        for (Cell cell = 0; cell < grid.cellCount(); ++cell)
            conditions.push_back(candidate(cell, grid[cell]));
        imply(conditions, {});
    }

    static constexpr int noVariable = 0; ///< of a state: the start, or one from which no end can be reached

    const Puzzle &m_puzzle;
    const int m_digitCount;
    int m_variableCount;
    int m_constraintCount = 0;
    std::ostringstream m_constraints;
};

void writeOpb(std::ostream &output, const FormInput &input, const std::stop_token &stop)
{
    OpbWriter(input.puzzle).write(output, input, stop);
}

} // namespace

const PuzzleForm opbForm{.id = "opb", .name = "Pseudo-Boolean constraints (OPB)", .write = writeOpb};

} // namespace sudoku
