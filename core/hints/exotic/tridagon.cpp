#include "core/hints/chains/lookahead.h"
#include "core/hints/exotic/finders.h"
#include "core/hints/steps/alternatives.h"
#include "core/hints/steps/conclusions.h"
#include "core/hints/techniques/stronglinks.h"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku {
namespace {

constexpr int cellsOfBox = 3;
constexpr std::size_t maxGuardianCells = 4;
constexpr std::size_t maxGuardiansOfChains = 6;

using Triple = std::array<int, cellsOfBox>;

/// The ways in which three rows of a box meet three columns, even permutations first.
constexpr std::array<Triple, 6> meetings{{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};

/// How many of some cells have guardians.
struct GuardianCount
{
    std::size_t candidates = 0;
    std::size_t cells = 0;
    std::size_t cellsWithSeveral = 0;

    void add(const GuardianCount &other)
    {
        candidates += other.candidates;
        cells += other.cells;
        cellsWithSeveral += other.cellsWithSeveral;
    }
    /// Returns whether they may lead to something. What excludes guardians of two digits is in their cell, so
    /// that there is one such cell at most.
    bool isOfUse() const
    {
        return cells <= maxGuardianCells && (cellsWithSeveral <= 1 || candidates <= maxGuardiansOfChains);
    }
};

/// Three cells of a box in different rows and columns.
struct BoxCells
{
    std::array<Cell, cellsOfBox> cells;
    bool isOdd;
    GuardianCount guardians;
};

/// Returns all choices of three out of 0 … \a count - 1.
std::vector<Triple> triplesOf(int count)
{
    std::vector<Triple> triples;
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            for (int c = b + 1; c < count; ++c)
                triples.push_back({a, b, c});
    return triples;
}

/// Looks for twelve cells that three digits cannot fill, so that another candidate in one of them, a
/// guardian, is true: three cells in different rows and columns in each of four boxes that lie in a
/// rectangle, in the same three rows and columns of each.
///
/// In each box the three digits are a permutation of its three rows. In two boxes of a band they differ in
/// every row, so that one permutation leads to the other by a cycle of three, which is even: both are even or
/// both odd. The same holds for the columns of a stack. So the meetings of rows and columns in the four boxes
/// are odd an even number of times; where that is not so, nothing fills the cells.
class Tridagons
{
public:
    Tridagons(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_boxes(*m_rules.geometry().boxes()),
          m_rowTriples(triplesOf(m_boxes.rows)),
          m_columnTriples(triplesOf(m_boxes.columns)),
          m_sink(sink)
    {
    }

    void find()
    {
        for (const Triple &digits : triplesOf(m_rules.digitCount())) {
            if (m_sink.isDone())
                return;
            m_digits = {digits[0] + 1, digits[1] + 1, digits[2] + 1};
            if (countPure())
                lookInBands();
        }
        m_ways.forEach([this](const Way &way) { return m_sink.add(stepOf(way)); });
    }

private:
    /// Where four boxes lie: two bands or stacks, and three lines in each of them.
    struct Pair
    {
        std::array<int, 2> first; ///< the first lines of the bands
        std::array<Triple, 2> lines;
    };

    struct Way
    {
        DigitSet digits;
        std::vector<Cell> cells = {};
        std::optional<LookAhead::Conclusion> conclusion =
            {}; ///< nothing if the guardians exclude by themselves
    };

    bool isPossible(Cell cell) const { return (m_position.candidates(cell) & m_digits).size() > 1; }
    bool isGuardianCell(Cell cell) const { return !(m_position.candidates(cell) - m_digits).isEmpty(); }

    /// Counts the cells that have only the three digits. Returns whether the board has enough of them.
    bool countPure()
    {
        m_pureInRow.assign(m_rules.size(), 0);
        m_pureInColumn.assign(m_rules.size(), 0);
        std::size_t count = 0;
        for (Cell cell = 0; cell < m_rules.cellCount(); ++cell)
            if (isPossible(cell) && !isGuardianCell(cell)) {
                ++m_pureInRow[m_rules.geometry().rowOf(cell)];
                ++m_pureInColumn[m_rules.geometry().columnOf(cell)];
                ++count;
            }
        return areEnough(count);
    }
    static bool areEnough(std::size_t pureCells) { return pureCells + maxGuardianCells >= 4 * cellsOfBox; }

    /// Returns each two bands of \a lines lines each, and three lines in each, that have enough cells with
    /// only the three digits. The pattern takes two cells of a line; \a pure says how many such ones it has.
    std::vector<Pair> pairsOf(int lines, const std::vector<Triple> &triples,
                              const std::vector<std::size_t> &pure) const
    {
        std::vector<Pair> pairs;
        const auto pureIn = [&](int first, const Triple &triple) {
            std::size_t count = 0;
            for (const int line : triple)
                count += std::min<std::size_t>(2, pure[first + line]);
            return count;
        };
        for (int one = 0; one < m_rules.size(); one += lines)
            for (int other = one + lines; other < m_rules.size(); other += lines)
                for (const Triple &ofOne : triples)
                    for (const Triple &ofOther : triples)
                        if (areEnough(pureIn(one, ofOne) + pureIn(other, ofOther)))
                            pairs.push_back({{one, other}, {ofOne, ofOther}});
        return pairs;
    }

    void lookInBands()
    {
        const std::vector<Pair> columnPairs = pairsOf(m_boxes.columns, m_columnTriples, m_pureInColumn);
        for (const Pair &rows : pairsOf(m_boxes.rows, m_rowTriples, m_pureInRow))
            for (const Pair &columns : columnPairs)
                if (!m_sink.isDone())
                    lookInBoxes(rows, columns);
    }

    std::vector<BoxCells> cellsIn(const Pair &rows, int band, const Pair &columns, int stack) const
    {
        std::vector<BoxCells> found;
        for (std::size_t i = 0; i < meetings.size(); ++i) {
            BoxCells box{{}, i >= meetings.size() / 2, {}};
            for (int k = 0; k < cellsOfBox; ++k) {
                box.cells[k] =
                    m_rules.geometry().cellAt(rows.first[band] + rows.lines[band][k],
                                              columns.first[stack] + columns.lines[stack][meetings[i][k]]);
                const std::size_t guardians = (m_position.candidates(box.cells[k]) - m_digits).size();
                box.guardians.add({guardians, guardians > 0 ? 1U : 0U, guardians > 1 ? 1U : 0U});
            }
            if (box.guardians.isOfUse()
                && std::ranges::all_of(box.cells, [this](Cell cell) { return isPossible(cell); }))
                found.push_back(box);
        }
        return found;
    }

    void lookInBoxes(const Pair &rows, const Pair &columns)
    {
        std::array<std::vector<BoxCells>, 4> boxes;
        for (int i = 0; i < std::ssize(boxes); ++i) {
            boxes[i] = cellsIn(rows, i / 2, columns, i % 2);
            if (boxes[i].empty())
                return;
        }
        for (const BoxCells &a : boxes[0])
            for (const BoxCells &b : boxes[1])
                for (const BoxCells &c : boxes[2])
                    for (const BoxCells &d : boxes[3])
                        tryCells({a, b, c, d});
    }

    void tryCells(const std::array<BoxCells, 4> &boxes)
    {
        bool isOdd = false;
        GuardianCount guardians;
        for (const BoxCells &box : boxes) {
            isOdd ^= box.isOdd;
            guardians.add(box.guardians);
        }
        if (isOdd && guardians.isOfUse())
            offer(boxes);
    }

    void offer(const std::array<BoxCells, 4> &boxes)
    {
        Way way{.digits = m_digits};
        for (const BoxCells &box : boxes)
            way.cells.insert(way.cells.end(), box.cells.begin(), box.cells.end());
        std::ranges::sort(way.cells);
        const std::vector<Candidate> guardians = guardiansOf(way);
        if (guardians.empty())
            return; // the position has no solution
        const int count = static_cast<int>(guardians.size());
        if (Step step; conclude(step, m_position, guardians))
            m_ways.offer(keyOf(step), {conclusionCount(step), count, way.cells.front()}, way);
        else if (guardians.size() <= maxGuardiansOfChains)
            offerChains(way, guardians);
    }

    std::vector<Candidate> guardiansOf(const Way &way) const
    {
        return candidatesAmong(m_position, way.cells, DigitSet::all(m_rules.digitCount()) - way.digits);
    }

    std::uint64_t keyOf(const Step &step) const
    {
        ConclusionKey key;
        for (const Candidate &candidate : step.placements)
            key.add(numberOf(candidate, true));
        for (const Candidate &candidate : step.eliminations)
            key.add(numberOf(candidate, false));
        return key.value();
    }
    int numberOf(const Candidate &candidate, bool isOn) const
    {
        return 2 * (candidate.cell * (m_rules.digitCount() + 1) + candidate.digit) + (isOn ? 1 : 0);
    }
    /// A placement counts for more than any eliminations.
    int conclusionCount(const Step &step) const
    {
        return static_cast<int>(step.placements.size()) * m_rules.cellCount() * m_rules.digitCount()
               + static_cast<int>(step.eliminations.size());
    }

    /// Looks for what follows from each of the guardians by singles.
    void offerChains(Way way, const std::vector<Candidate> &guardians)
    {
        std::map<int, std::pair<std::size_t, int>>
            counts; // by number: the guardians, the places in their row
        LookAhead lookAhead(m_position);
        for (const Candidate &guardian : guardians) {
            lookAhead.run(guardian, true);
            int place = 0;
            for (const LookAhead::Conclusion &each : lookAhead.conclusions()) {
                const auto at = counts.try_emplace(numberOf(each.candidate, each.isOn)).first;
                ++at->second.first;
                at->second.second += place++;
            }
        }
        lookAhead.run(guardians.front(), true);
        for (const LookAhead::Conclusion &each : lookAhead.conclusions()) {
            const auto &[count, length] = counts.at(numberOf(each.candidate, each.isOn));
            if (count != guardians.size() || !m_position.has(each.candidate))
                continue;
            way.conclusion = each;
            const Step step = conclusionOf(way);
            m_ways.offer(keyOf(step), {conclusionCount(step) - m_rules.cellCount(), length}, way);
        }
    }

    static Step conclusionOf(const Way &way)
    {
        Step step;
        (way.conclusion->isOn ? step.placements : step.eliminations).push_back(way.conclusion->candidate);
        return step;
    }

    Step stepOf(const Way &way) const
    {
        const std::vector<Candidate> guardians = guardiansOf(way);
        Step step;
        if (way.conclusion) {
            step = conclusionOf(way);
            addChains(step, *way.conclusion, guardians);
        } else {
            conclude(step, m_position, guardians);
        }
        step.technique = &m_technique;
        step.groups = {{Role::Pattern, candidatesAmong(m_position, way.cells, way.digits)},
                       {Role::Fin, guardians}};
        return step;
    }

    void addChains(Step &step, const LookAhead::Conclusion &conclusion,
                   const std::vector<Candidate> &guardians) const
    {
        LookAhead lookAhead(m_position);
        for (const Candidate &guardian : guardians) {
            lookAhead.run(guardian, true);
            std::vector<ChainLink> chain = lookAhead.explain(conclusion.candidate, conclusion.isOn);
            if (!chain.empty()) // otherwise the guardian itself is the conclusion
                step.chains.push_back(std::move(chain));
        }
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    BoxShape m_boxes;
    std::vector<Triple> m_rowTriples;
    std::vector<Triple> m_columnTriples;
    StepSink &m_sink;
    DigitSet m_digits;
    std::vector<std::size_t> m_pureInRow; // the cells that have only m_digits
    std::vector<std::size_t> m_pureInColumn;
    Conclusions<Way> m_ways;
};

} // namespace

void findTridagons(const Technique &technique, const Position &position, StepSink &sink)
{
    if (position.rules().geometry().boxes())
        Tridagons(technique, position, sink).find();
}

} // namespace sudoku
