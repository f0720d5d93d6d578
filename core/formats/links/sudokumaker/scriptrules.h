#pragma once

#include "core/board/puzzle.h"
#include "core/board/rule.h"
#include "core/variants/own/ownkinddefinition.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sudoku {

/// Collects what the components of one script demand, and says it by few constraints: of own kinds that are
/// not drawn, as scripts come with drawings of their own, and of kinds of the program.
class ScriptRules
{
public:
    /// \a geometry must live as long as this.
    ScriptRules(const Geometry &geometry, std::string name);

    const Geometry &geometry() const { return m_geometry; }

    /// Says which digits of two cells go together: \a holds with their values. Nothing is added where a house
    /// says it already.
    void addPair(Cell first, Cell second, const std::function<bool(int, int)> &holds);
    /// The same for each two of \a cells.
    void addEachPair(const std::vector<Cell> &cells, const std::function<bool(int, int)> &holds);
    void addDigits(const std::vector<Cell> &cells, DigitSet allowed);
    /// Adds an own rule about \a cells in their order. \a rule is an expression about all digits.
    void addWhole(const std::vector<Cell> &cells, const std::string &rule);
    /// The same for a rule of OwnForm::Running that begins with 0 and ends with 0.
    void addRunning(const std::vector<Cell> &cells, const std::string &step);
    /// The same for an automaton of at most 16 digits; its own cells do not count.
    void addMachine(const std::vector<Cell> &cells, const rule::Automaton &automaton);
    /// Keeps the automaton of a component that several cells have.
    void addTable(rule::Automaton table) { m_tables.push_back(std::move(table)); }
    /// Adds what the table of that number, from 0 on, says about \a cells. Returns whether it has such a
    /// number, and as many cells.
    bool addFromTable(int number, const std::vector<Cell> &cells);
    /// No digit is repeated in \a cells. Nothing is added where a house says it already.
    void addDistinct(const std::vector<Cell> &cells);
    /// Returns whether rows and columns were among those.
    bool sayRows() const;

    /// Returns the constraints, or nothing if there are too many or one of them has a problem.
    std::optional<std::vector<Constraint>> constraints() const;

private:
    using Pairs = std::set<std::pair<Cell, Cell>>;
    /// Pairs of cells with the same digits that go together; the first cell has the smaller number.
    struct PairRule
    {
        std::vector<DigitSet> allowed;
        Pairs pairs;
    };

    std::vector<int> valuesOf(std::vector<int> digits) const;
    OwnKindDefinition definition(OwnForm form, std::string rule) const;
    void addOwn(const OwnKindDefinition &definition, std::vector<Cell> cells,
                std::vector<Constraint> &constraints) const;
    void addPairs(PairRule rule, std::vector<Constraint> &constraints) const;
    void takeBoardPairs(const OwnKindDefinition &definition, Pairs &pairs,
                        std::vector<Constraint> &constraints) const;

    const Geometry &m_geometry;
    std::string m_name;
    std::vector<PairRule> m_pairs = {};
    std::map<std::vector<int>, std::set<Cell>> m_digits = {}; ///< the cells with these digits alone
    std::vector<std::pair<OwnKindDefinition, std::vector<Cell>>> m_read = {};
    std::vector<rule::Automaton> m_tables = {};
    std::vector<std::vector<Cell>> m_distinct = {};
    std::set<HouseName> m_statedHouses = {};
};

} // namespace sudoku
