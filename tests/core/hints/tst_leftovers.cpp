#include <QTest>

#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/generate/deriveconstraints.h"
#include "core/generate/generate.h"
#include "core/hints/generalrating.h"
#include "core/hints/techniques.h"
#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_leftovers {

constexpr std::array singles{findFullHouses, findNakedSingles, findHiddenSingles};

/// What a player sees: candidates that only the rules of the puzzle narrow, as they are drawn, and what steps
/// have said.
class Seen
{
public:
    explicit Seen(const Puzzle &puzzle)
        : m_rules(activeRules(puzzle)),
          m_candidates(Candidates::all(puzzle.geometry))
    {
        for (const ActiveRule &active : m_rules)
            if (const auto *domain = std::get_if<rule::Domain>(&active.rule))
                m_candidates[domain->cell] &= domain->allowed;
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            if (puzzle.givens.isFilled(cell))
                place({cell, puzzle.givens[cell]});
    }

    void apply(const Step &step)
    {
        for (const Candidate &candidate : step.eliminations)
            m_candidates[candidate.cell].remove(candidate.digit);
        for (const Candidate &candidate : step.placements)
            place(candidate);
    }

    /// Whether the single is one for a player: nothing else is left in its cell, or in its house.
    bool justifies(const Step &step, const RuleIndex &rules) const
    {
        const Cell cell = step.placements.front().cell; // no structured binding: Clang 14 cannot capture one
        const Digit digit = step.placements.front().digit;
        if (step.houses.empty())
            return m_candidates[cell] == DigitSet{digit};
        const std::vector<Cell> &cells = rules.house(step.houses.front().house).cells;
        return isDrawn(cells) && std::ranges::all_of(cells, [&](Cell other) {
                   return other == cell || !m_candidates[other].contains(digit);
               });
    }

    /// Whether the hidden house of a step is the rest of houses that are drawn or hidden themselves.
    bool justifiesHouse(int index, const RuleIndex &rules) const
    {
        const IndexedHouse &house = rules.house(index);
        if (!rules.isImplied(index))
            return isDrawn(house.cells);
        std::multiset<Cell> cells;
        for (const int within : house.within)
            cells.insert(rules.house(within).cells.begin(), rules.house(within).cells.end());
        for (const int without : house.without)
            for (const Cell cell : rules.house(without).cells)
                if (cells.erase(cell) != 1)
                    return false;
        const auto areJustified = [&](const std::vector<int> &others) {
            return std::ranges::all_of(
                others, [&](int other) { return other < index && justifiesHouse(other, rules); });
        };
        return house.within.size() == house.without.size() + 1 && std::ranges::equal(cells, house.cells)
               && areJustified(house.within) && areJustified(house.without);
    }

private:
    bool isDrawn(const std::vector<Cell> &cells) const
    {
        return std::ranges::any_of(m_rules, [&](const ActiveRule &active) {
            const auto *house = std::get_if<rule::House>(&active.rule);
            return house && std::ranges::is_permutation(house->cells, cells);
        });
    }

    void place(const Candidate &placed)
    {
        for (const ActiveRule &active : m_rules) {
            if (!std::holds_alternative<rule::House>(active.rule)
                && !std::holds_alternative<rule::Distinct>(active.rule))
                continue;
            const std::vector<Cell> cells = ruleCells(active.rule);
            if (std::ranges::find(cells, placed.cell) != cells.end())
                for (const Cell cell : cells)
                    m_candidates[cell].remove(placed.digit);
        }
        m_candidates[placed.cell] = {placed.digit};
    }

    std::vector<ActiveRule> m_rules;
    Candidates m_candidates;
};

/// Returns the technique of \a step and, unless it is about regions alone, where it is.
std::string nameOf(const Puzzle &puzzle, const Step &step)
{
    std::string name(step.technique->id);
    if (!step.groups.empty())
        name += " at " + puzzle.geometry.cellName(step.groups.front().candidates.front().cell);
    else if (!step.chains.empty())
        name += " at " + puzzle.geometry.cellName(step.chains.front().front().from.front().cell);
    return name;
}

/// Returns what a player cannot see in the walkthrough, or an empty text. Adds the techniques to \a used.
std::string unseen(const Puzzle &puzzle, std::set<std::string_view> &used)
{
    Seen seen(puzzle);
    const Position start(puzzle);
    const Ladder ladder = withoutUniqueness(defaultLadder(start.rules()));
    for (const Step &step : walkThrough(start, ladder).steps) {
        used.insert(step.technique->id);
        const std::string name = nameOf(puzzle, step);
        if (std::ranges::find(singles, step.technique->find) != singles.end()
            && !seen.justifies(step, start.rules()))
            return name;
        for (const HouseEvidence &evidence : step.houses)
            if (start.rules().isImplied(evidence.house)
                && !seen.justifiesHouse(evidence.house, start.rules()))
                return "the house of " + name;
        seen.apply(step);
    }
    return {};
}

/// A jigsaw with the givens \a text.
Puzzle jigsaw(const std::string &regions, const std::string &text)
{
    std::vector<int> regionOf;
    for (const char letter : regions)
        regionOf.push_back(letter - 'A');
    const Grid givens = grid(text);
    Puzzle puzzle(*Geometry::withRegions(sizeOf(givens), regionOf));
    puzzle.givens = givens;
    return puzzle;
}

class TestLeftovers : public QObject
{
    Q_OBJECT

private slots:
    /// Rows, column and region of r5c7 leave 1 and 9.
    void marksKnowOnlyWhatIsDrawn()
    {
        const Puzzle puzzle =
            jigsaw("AABBBBCCCAAAEBBCCCADAEBBFFCADEEEBFFCADDDEEEFCDDDDEFFFFGGGGHHIIIGHHHHHIIIGGGGHHIII",
                   "..7..8...3..5....1...2.5..32..6.4.17....4..8.6..8793..12.3.6.4....4.3.6....91...8");
        const Position position(puzzle);
        QVERIFY(position.rules().allHouseCount() > position.rules().houseCount());
        QCOMPARE(position.candidates(4 * 9 + 6), (DigitSet{1, 9}));
    }

    /// The only reason is that r1c3 to r3c3 and r1c4 are the rest of three regions without two columns.
    void whatAHiddenHouseLeavesIsAStep()
    {
        const Puzzle puzzle = jigsaw("AAAABBCDBCCDBCDD", ".......44.1...3.");
        const Position position(puzzle);
        QVERIFY(position.has({3, 1}));
        std::set<Candidate> gone;
        for (const Step &step : findSteps(*findTechnique("law-of-leftovers"), position, 100))
            gone.insert(step.eliminations.begin(), step.eliminations.end());
        QVERIFY(gone.contains({3, 1}));
    }

    void windowsLeaveSteps()
    {
        // Of the generator; the singles that a player sees do not suffice.
        Puzzle puzzle(emptyBoard(9));
        puzzle.constraints.push_back({findVariant("windoku"), {}});
        puzzle.givens =
            grid("....13.7...59..2........4......4.............6....9............1.9....3..2..7....");
        std::set<std::string_view> used;
        QCOMPARE(unseen(puzzle, used), std::string());
        QVERIFY(used.contains("hidden-window"));
        QVERIFY(generalRating(walkThrough(Position(puzzle), defaultLadder(Position(puzzle).rules()))).level
                > Level::Easy);
    }

    void needHiddenHouses()
    {
        const auto suits = [](const Puzzle &puzzle, std::string_view id) {
            return findTechnique(id)->isFor(Position(puzzle).rules());
        };
        Puzzle windoku(emptyBoard(9));
        QVERIFY(!suits(windoku, "law-of-leftovers") && !suits(windoku, "hidden-window"));
        windoku.constraints.push_back({findVariant("windoku"), {}});
        QVERIFY(!suits(windoku, "law-of-leftovers") && suits(windoku, "hidden-window"));
        const Puzzle jigsaws = jigsaw("AAAABBCDBCCDBCDD", ".......44.1...3.");
        QVERIFY(suits(jigsaws, "law-of-leftovers") && !suits(jigsaws, "hidden-window"));
    }

    void singlesAreSeen_data()
    {
        QTest::addColumn<const Variant *>("variant");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isJigsaw");
        for (const int size : {4, 6, 9, 12})
            QTest::addRow("jigsaw, %d", size) << static_cast<const Variant *>(nullptr) << size << true;
        int index = 0;
        for (const Variant *variant : variants())
            for (const int size : {6, 9})
                if (variant->id == "windoku" || isTried(index++, 9, 3))
                    QTest::addRow("%s, %d", variant->id.data(), size) << variant << size << false;
    }
    /// Every single of every walkthrough: in its cell or in a drawn house nothing else is left.
    void singlesAreSeen()
    {
        QFETCH(const Variant *, variant);
        QFETCH(int, size);
        QFETCH(bool, isJigsaw);
        GenerateRequest request{Puzzle(defaultGeometry(size))};
        request.hasRandomRegions = isJigsaw;
        request.goal = ClueGoal::AtMost;
        request.clues = size * size * (size > 9 ? 60 : 45) / 100;
        if (variant && canBeDerived(*variant))
            request.derived = {variant};
        else if (variant && variant->input == Input::Nothing)
            request.shape.constraints = {{variant, {}}};
        else if (variant)
            return;
        if (variant && !variant->isFor(request.shape.geometry))
            return;
        std::set<std::string_view> used;
        for (int seed = 1; seed <= sampleOf(6); ++seed) {
            request.seed = static_cast<std::uint64_t>(seed);
            const GenerateResult result = generate(request);
            if (result.puzzle)
                QCOMPARE(unseen(*result.puzzle, used), std::string());
        }
    }

    void singlesOfTheWorldsJigsawsAreSeen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("janko") << "v_jigsaw_janko.txt";
        QTest::newRow("sgt") << "v_jigsaw_sgt.txt";
        QTest::newRow("sgt X") << "v_jigsawx_sgt.txt";
        QTest::newRow("flags") << "v_flags_iss.txt";
    }
    void singlesOfTheWorldsJigsawsAreSeen()
    {
        QFETCH(QString, file);
        std::set<std::string_view> used;
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), 40))
            if (each.puzzle.geometry.size() <= 12)
                QCOMPARE(unseen(each.puzzle, used), std::string());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLeftovers)

} // namespace sudoku::tst_leftovers

#include "tst_leftovers.moc"
