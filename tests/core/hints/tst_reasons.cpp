// Covers core/hints/reasons: candidateselection, hittingsets, nearmiss, premise, premisefiller
// Covers core/hints/reasons: reasonformula, reasonsearch, smallestreason, smallreason, why

#include <QTest>

#include "core/hints/reasons/smallestreason.h"
#include "core/hints/reasons/why.h"
#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/rulerows.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <optional>

namespace sudoku::tst_reasons {

constexpr int maxSize = 3; // what is proved here too: larger ones take this way of searching too long

/// A second way to know how small a reason can be: it fills cells by trying, and shares no code with the
/// search. Digits may be left out, as long as the chosen premises hold.
class Trier
{
public:
    Trier(const Puzzle &puzzle, const Position &position)
        : m_position(position),
          m_rules(activeRules(puzzle)),
          m_grid(position.digits())
    {
    }

    /// Whether the premises and the opposite of \a conclusion go together; the grid is such a board then.
    bool canHold(const std::vector<Premise> &premises, const Deduction &conclusion)
    {
        m_grid = m_position.digits();
        m_barred.reset();
        const auto &[cell, digit] = conclusion.candidate;
        if (conclusion.isTrue)
            m_barred = conclusion.candidate;
        else if (!fits({cell, digit}))
            return false;
        else
            m_grid.set(cell, digit);
        return hold(premises, 0);
    }

    bool isKept(const Premise &premise) const
    {
        return std::visit(Overloaded{
                              [&](const premise::CellHasDigit &has) { return m_grid.isFilled(has.cell); },
                              [&](const premise::HouseHasDigit &has) {
                                  int count = 0;
                                  for (const Cell cell : m_position.rules().house(has.house).cells)
                                      count += m_grid[cell] == has.digit ? 1 : 0;
                                  return count == 1
                                         || (count > 1 && !m_position.rules().isImplied(has.house));
                              },
                              [&](const premise::RuleIsKept &kept) {
                                  return isObeyed(m_position.rules().otherRules()[kept.rule].rule);
                              },
                              [&](const premise::ImpliedSumIsKept &kept) {
                                  return isObeyed(m_position.rules().impliedSums()[kept.sum].sum);
                              },
                          },
                          premise);
    }

    /// Returns the premises that a board with \a chosen breaks: of some such boards, filled at random, the
    /// one that breaks the fewest.
    std::vector<Premise> brokenAfter(const std::vector<Premise> &chosen, const std::vector<Premise> &all,
                                     const Deduction &conclusion)
    {
        constexpr int boardsTried = 12;
        std::vector<Premise> fewest = all;
        for (int i = 0; i < boardsTried; ++i) {
            canHold(chosen, conclusion);
            fillByChance();
            std::vector<Premise> broken;
            for (const Premise &premise : all)
                if (!isKept(premise))
                    broken.push_back(premise);
            if (broken.size() < fewest.size())
                fewest = std::move(broken);
        }
        return fewest;
    }

private:
    void fillByChance()
    {
        std::vector<Candidate> rest;
        for (Cell cell = 0; cell < m_grid.cellCount(); ++cell)
            for (const Digit digit : m_position.candidates(cell))
                rest.push_back({cell, digit});
        m_random.shuffle(rest);
        for (const Candidate &candidate : rest)
            if (fits(candidate))
                m_grid.set(candidate.cell, candidate.digit);
    }

    bool isObeyed(const Rule &rule) const
    {
        return std::ranges::all_of(ruleCells(rule), [&](Cell cell) { return m_grid.isFilled(cell); })
               && holds(rule, m_grid);
    }

    bool areApart(const std::vector<Cell> &cells, Cell cell, Digit digit) const
    {
        return std::ranges::find(cells, cell) == cells.end() || std::ranges::none_of(cells, [&](Cell other) {
                   return other != cell && m_grid[other] == digit;
               });
    }

    bool fits(const Candidate &candidate) const
    {
        const Cell cell = candidate.cell;
        const Digit digit = candidate.digit;
        if (m_grid.isFilled(cell) || m_barred == candidate || !m_position.has(candidate))
            return false;
        for (const IndexedHouse &house : m_position.rules().houses())
            if (!areApart(house.cells, cell, digit))
                return false;
        return std::ranges::all_of(m_rules, [&](const ActiveRule &active) {
            if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
                return areApart(distinct->cells, cell, digit);
            const auto *pair = std::get_if<rule::Pair>(&active.rule);
            if (!pair || (pair->first != cell && pair->second != cell))
                return true;
            const Cell other = pair->first == cell ? pair->second : pair->first;
            if (!m_grid.isFilled(other))
                return true;
            return pair->first == cell ? pair->allowed[digit].contains(m_grid[other])
                                       : pair->allowed[m_grid[other]].contains(digit);
        });
    }

    /// Makes the premises from \a index on hold.
    bool hold(const std::vector<Premise> &premises, std::size_t index)
    {
        while (index < premises.size() && isKept(premises[index]))
            ++index;
        if (index == premises.size()) // what held before may have a digit too many by now
            return std::ranges::all_of(premises, [&](const Premise &each) { return isKept(each); });
        const Premise &premise = premises[index];
        const auto *inHouse = std::get_if<premise::HouseHasDigit>(&premise);
        for (const Cell cell : cellsToFill(premise)) {
            for (Digit digit = 1; digit <= m_position.rules().digitCount(); ++digit) {
                if ((inHouse && digit != inHouse->digit) || !fits({cell, digit}))
                    continue;
                m_grid.set(cell, digit);
                if (hold(premises, index))
                    return true;
                m_grid.clear(cell);
            }
        }
        return false;
    }

    /// In a house any cell may have the digit; of a rule each cell must have one.
    std::vector<Cell> cellsToFill(const Premise &premise) const
    {
        std::vector<Cell> cells;
        if (const auto *has = std::get_if<premise::CellHasDigit>(&premise))
            return {has->cell};
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&premise))
            return m_position.rules().house(has->house).cells;
        const auto *kept = std::get_if<premise::RuleIsKept>(&premise);
        const Rule rule =
            kept ? m_position.rules().otherRules()[kept->rule].rule
                 : Rule(
                     m_position.rules().impliedSums()[std::get<premise::ImpliedSumIsKept>(premise).sum].sum);
        for (const Cell cell : ruleCells(rule))
            if (!m_grid.isFilled(cell))
                return {cell};
        return {};
    }

    const Position &m_position;
    std::vector<ActiveRule> m_rules;
    Grid m_grid;
    std::optional<Candidate> m_barred;
    Random m_random{3};
};

/// Whether some set of at most \a size premises, among them \a chosen, is a reason: a reason has one of the
/// premises that a board without it breaks.
bool hasReasonWithin(Trier &trier, const std::vector<Premise> &all, std::vector<Premise> &chosen, int size,
                     const Deduction &conclusion)
{
    if (!trier.canHold(chosen, conclusion))
        return true;
    if (size == static_cast<int>(chosen.size()))
        return false;
    const std::vector<Premise> broken = trier.brokenAfter(chosen, all, conclusion);
    return std::ranges::any_of(broken, [&](const Premise &premise) {
        chosen.push_back(premise);
        const bool found = hasReasonWithin(trier, all, chosen, size, conclusion);
        chosen.pop_back();
        return found;
    });
}

class TestReasons : public QObject
{
    Q_OBJECT

    /// Compares the smallest reason with what trying says. Returns what is wrong, or an empty text.
    static QString difference(const Puzzle &puzzle, const Position &position, NearMisses &misses,
                              const Deduction &conclusion)
    {
        SmallestReason smallest(misses, conclusion);
        const OrHalt<bool> follows = smallest.run({}, {.maxWork = 3'000});
        if (!smallest.best())
            return follows == false ? QString() : QStringLiteral("no answer");
        const std::vector<Premise> all = premisesOf(position);
        std::vector<Premise> best;
        for (const int premise : *smallest.best())
            best.push_back(misses.formula().premises()[premise]);
        Trier trier(puzzle, position);
        if (trier.canHold(best, conclusion))
            return QStringLiteral("is no reason");
        const int less = std::min<int>(maxSize, smallest.provedSize());
        std::vector<Premise> chosen;
        if (less >= 0 && hasReasonWithin(trier, all, chosen, less, conclusion))
            return QStringLiteral("there is a smaller one");
        return {};
    }

private slots:
    void areSmallest_data()
    {
        addRuleRows(sampleOf(32), [](int row) { return isTried(row, 12, 3); });
    }

    void areSmallest()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle empty(geometry);
        empty.constraints.push_back(constraint);
        const SolveResult solved = solve(empty, {.seed = 5, .hasRandomPolarity = true});
        if (solved.outcome != Outcome::Solved)
            return; // no board keeps this constraint
        Random random(11);
        const int cells = geometry.cellCount();
        for (int round = 0; round < 2; ++round) {
            const Puzzle puzzle =
                withGivensOf(solved.solution, empty, cells / 4 + static_cast<int>(random.below(4)), random);
            Position position(puzzle);
            eliminateForbidden(position);
            NearMisses misses(position, {});
            for (int tries = 0; tries < 3; ++tries) {
                const auto cell = static_cast<Cell>(random.below(cells));
                for (const Digit digit : position.candidates(cell)) {
                    const Deduction conclusion{{cell, digit}, digit == solved.solution[cell]};
                    const QString wrong = difference(puzzle, position, misses, conclusion);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
            }
        }
    }

    void aThoroughAnswerIsNoLarger()
    {
        const Board asked(
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2.."));
        const auto reasonOf = [&](Cell cell, const WhyOptions &options, const std::stop_token &stop) {
            return std::get<Reasoning>(*findWhy(asked, {cell}, options, stop).answer);
        };
        const int step = triesMuch() ? 9 : 27; // a cell takes half a minute under a sanitizer
        int proved = 0;
        for (Cell cell = 1; cell < 81; cell += step) {
            if (asked.puzzle.givens.isFilled(cell))
                continue;
            const Reasoning quick = reasonOf(cell, {}, {});
            QVERIFY(quick.atLeast <= static_cast<int>(quick.premises.size()));
            QCOMPARE(reasonOf(cell, {}, {}).premises, quick.premises); // the same each time
            std::stop_source source;
            int reports = 0;
            const auto progress = [&](const WhyProgress &at) {
                QVERIFY(at.atLeast <= at.best);
                if (++reports == 12)
                    source.request_stop();
            };
            const Reasoning thorough =
                reasonOf(cell, {.isThorough = true, .progress = progress}, source.get_token());
            QVERIFY(thorough.premises.size() <= quick.premises.size());
            QVERIFY(thorough.atLeast >= quick.atLeast);
            QVERIFY(thorough.isSmallest || source.stop_requested());
            proved += thorough.isSmallest;
        }
        QVERIFY(proved > 0);
    }

    void answersForTheBoard()
    {
        Board asked(board("1.34341221434321"));
        const auto answer = [&](const WhyQuestion &question) { return findWhy(asked, question).answer; };
        QVERIFY(std::get<Reasoning>(*answer({1})).isSmallest);
        QCOMPARE(std::get<WhyObstacle>(*answer({1, 3})), WhyObstacle::Untrue);
        QCOMPARE(std::get<WhyObstacle>(*answer({0, 1})), WhyObstacle::IsGiven);
        asked.enter(1, 2); // the entry of the cell itself is no fact
        QCOMPARE(std::get<Reasoning>(*answer({1, 2})).premises.size(), 1u);
        QVERIFY(std::get<Reasoning>(*answer({1, 3, false})).premises.empty());
        asked = Board(board("1..............."));
        QCOMPARE(std::get<WhyObstacle>(*answer({5})), WhyObstacle::SeveralSolutions);
        asked = Board(board("11.............."));
        QCOMPARE(std::get<WhyObstacle>(*answer({5})), WhyObstacle::NoSolution);
        asked = Board(board("1.3434122.434321"));
        asked.enter(9, 3);
        QCOMPARE(std::get<WhyObstacle>(*answer({1})), WhyObstacle::WrongEntries);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasons)

} // namespace sudoku::tst_reasons

#include "tst_reasons.moc"
