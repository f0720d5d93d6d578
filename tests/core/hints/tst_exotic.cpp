// Covers core/hints/chains: medusa
// Covers core/hints/steps: alternatives
// Covers core/hints/uniqueness: externalrectangles

#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include "core/generate/filledboard.h"
#include "core/generate/generate.h"
#include "core/hints/steps/alternatives.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <array>

namespace sudoku::tst_exotic {

constexpr std::array<std::string_view, 7> ids{
    "external-unique-rectangle", "3d-medusa", "sk-loop", "junior-exocet", "tridagon", "senior-exocet",
    "multi-sector-locked-sets"};

/// How many positions have a step of each technique.
using Counts = std::map<std::string_view, int>;

/// What is wrong with \a step, or an empty text.
std::string fault(const Step &step, const Position &position, const Grid &solution)
{
    if (step.isEmpty())
        return "concludes nothing";
    if (!std::ranges::is_sorted(step.eliminations)
        || std::ranges::adjacent_find(step.eliminations) != step.eliminations.end())
        return "its eliminations are not in order";
    for (const auto &[cell, digit] : step.placements)
        if (!position.has({cell, digit}) || solution[cell] != digit)
            return "places a wrong digit";
    for (const auto &[cell, digit] : step.eliminations)
        if (!position.has({cell, digit}) || solution[cell] == digit)
            return "eliminates a digit of the solution, or one that is gone";
    for (const EvidenceGroup &group : step.groups)
        if (group.candidates.empty() || !std::ranges::is_sorted(group.candidates))
            return "its evidence is not in order";
    return {};
}

/// Solves a puzzle by basic techniques, and where these end by a step of these, or by a digit of the
/// solution.
class ExoticWalk
{
public:
    explicit ExoticWalk(const Puzzle &puzzle) : m_position(puzzle), m_solution(solve(puzzle).solution)
    {
        for (const char *id : {"full-house", "naked-single", "hidden-single", "pointing", "claiming",
                               "naked-pair", "hidden-pair", "naked-triple", "hidden-triple"})
            m_basic.push_back(findTechnique(id));
    }

    /// Returns what is wrong with a step of a position in which the basic techniques end, or an empty text.
    std::string run(Counts &counts)
    {
        for (int index = 0; !m_position.isSolved(); ++index) {
            if (index > 0) // the first position is the puzzle itself
                m_position = walkThrough(m_position, m_basic).end;
            std::optional<Step> step;
            for (const std::string_view id : ids)
                if (std::string wrong = look(*findTechnique(id), counts, step); !wrong.empty())
                    return std::string(id) + ": " + patterncases::conclusionText(*step) + ' ' + wrong;
            if (step && index > 0)
                m_position.apply(*step);
            else if (index > 0 && !m_position.isSolved())
                placeOne();
        }
        return {};
    }

private:
    std::string look(const Technique &technique, Counts &counts, std::optional<Step> &first)
    {
        if (!technique.isFor(m_position.rules()))
            return {};
        const std::vector<Step> steps = findSteps(technique, m_position, 1000);
        counts[technique.id] += steps.empty() ? 0 : 1;
        for (const Step &step : steps) {
            std::string wrong = fault(step, m_position, m_solution);
            if (!first || !wrong.empty())
                first = step;
            if (!wrong.empty())
                return wrong;
        }
        return {};
    }

    void placeOne()
    {
        Cell cell = 0;
        while (!m_position.isOpen(cell))
            ++cell;
        m_position.place(cell, m_solution[cell]);
    }

    Position m_position;
    Grid m_solution;
    Ladder m_basic;
};

void report(const Counts &counts)
{
    for (const auto &[id, count] : counts)
        qInfo("%s: %d", std::string(id).c_str(), count);
}

/// All patterns of the hardest puzzles, on boards of all kinds.
class TestExotic : public QObject
{
    Q_OBJECT

private slots:
    void stepsAreTrue_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("hardest 1106") << "c9_forum_hardest_1106.txt" << 375;
        QTest::newRow("hardest 1905") << "c9_forum_hardest_1905_11plus.txt" << 160;
        QTest::newRow("magictour") << "c9_magictour_top1465.txt" << 160;
        QTest::newRow("tdoku") << "c9_tdoku_tests.txt" << 64;
        QTest::newRow("jigsaw") << "v_jigsaw_janko.txt" << 40;
        QTest::newRow("jigsaw X") << "v_jigsawx_sgt.txt" << 24;
        QTest::newRow("X") << "v_x_sgt.txt" << 40;
        QTest::newRow("killer") << "v_killer_janko.txt" << 24;
        QTest::newRow("even and odd") << "v_evenodd_janko.txt" << 24;
        QTest::newRow("16x16") << "c16_janko.txt" << 16;
    }
    void stepsAreTrue()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        Counts counts;
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), count))
            if (each.count == "1") {
                const std::string wrong = ExoticWalk(each.puzzle).run(counts);
                QVERIFY2(wrong.empty(), (each.place + ": " + wrong).c_str());
            }
        report(counts);
        QVERIFY(!counts.empty());
        if (file.contains("hardest_1106"))
            for (const char *id : {"3d-medusa", "sk-loop", "junior-exocet", "multi-sector-locked-sets"})
                QVERIFY2(counts[id] > 0, id);
    }

    void stepsAreTrueOnBoard_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("2x3") << 2 << 3;
        QTest::newRow("2x4") << 2 << 4;
        QTest::newRow("3x4") << 3 << 4;
        QTest::newRow("5x2") << 5 << 2;
    }
    void stepsAreTrueOnBoard()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        GenerateRequest request{Puzzle(Geometry::withBoxes({rows, columns}))};
        Counts counts;
        const int size = rows * columns;
        for (int seed = 1; seed <= sampleOf(size > 9 ? 32 : 128); ++seed) {
            request.seed = static_cast<std::uint64_t>(seed);
            const GenerateResult result = generate(request);
            QVERIFY(result.puzzle.has_value());
            const std::string wrong = ExoticWalk(*result.puzzle).run(counts);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        report(counts);
        QVERIFY(!counts.empty());
    }

    /// What holds of every position holds of any candidates that a solution is among.
    void stepsAreTrueOfAnyCandidates_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("2x3") << 2 << 3;
        QTest::newRow("2x4") << 2 << 4;
        QTest::newRow("3x3") << 3 << 3;
        QTest::newRow("3x4") << 3 << 4;
        QTest::newRow("4x4") << 4 << 4;
    }
    void stepsAreTrueOfAnyCandidates()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Puzzle empty{Geometry::withBoxes({rows, columns})};
        const Position all(empty);
        Random random(11);
        Counts counts;
        for (int round = 0; round < sampleOf(all.rules().size() > 9 ? 160 : 1600); ++round) {
            const Grid solution = fillBoard(empty, random, {}, {}).grid;
            const std::uint64_t density = 20 + random.below(50); // of wrong candidates, in percent
            Position position = all;
            for (Cell cell = 0; cell < all.rules().cellCount(); ++cell)
                for (const Digit digit : all.candidates(cell))
                    if (digit != solution[cell] && random.below(100) >= density)
                        position.eliminate(cell, digit);
            for (const std::string_view id : ids)
                if (const Technique &technique = *findTechnique(id); !technique.traits.assumesUniqueness)
                    for (const Step &step : findSteps(technique, position, 100)) {
                        ++counts[id];
                        const std::string wrong = fault(step, position, solution);
                        QVERIFY2(wrong.empty(), (std::string(id) + ": " + wrong).c_str());
                    }
        }
        report(counts);
        QVERIFY(!counts.empty());
    }

    /// Large boards ask the stop token, and have bounded work without it.
    void largeBoardsStop()
    {
        for (const CorpusPuzzle &each : sampleOfCorpus("c25_other.txt", 2)) {
            const Position position(each.puzzle);
            for (const std::string_view id : ids) {
                StopProbe probe(2);
                const std::vector<Step> few = findSteps(*findTechnique(id), position, 1000, probe.token());
                const std::vector<Step> all = findSteps(*findTechnique(id), position, 1000);
                QVERIFY(few.size() <= all.size());
            }
        }
    }

    void alternativesExclude()
    {
        const Position position(emptyBoard(4));
        // 1 in r1c1 or r2c2: the rest of the box has it not.
        QVERIFY((excludedByEach(position, {{0, 1}, {5, 1}}) == std::vector<Candidate>{{1, 1}, {4, 1}}));
        // 1 or 2 in r1c1: nothing else is there.
        QVERIFY((excludedByEach(position, {{0, 1}, {0, 2}}) == std::vector<Candidate>{{0, 3}, {0, 4}}));
        // 1 in r1c1 or 2 in r1c2: each would have to take the place of the other.
        QVERIFY((excludedByEach(position, {{0, 1}, {1, 2}}) == std::vector<Candidate>{{0, 2}, {1, 1}}));
        Step step;
        QVERIFY(conclude(step, position, {{0, 1}}));
        QVERIFY((step.placements == std::vector<Candidate>{{0, 1}}) && step.eliminations.empty());
        Step none;
        QVERIFY(!conclude(none, position, {{0, 1}, {15, 2}}));
    }

    /// 1 and 2 in r1c1, r1c4, r2c1 and r2c4 of an empty 9x9, and what else there is of them in these rows.
    void externalRectangles()
    {
        Position position(emptyBoard(9));
        for (const Cell row : {0, 9})
            for (Cell cell = row; cell < row + 9; ++cell)
                for (const Digit digit : {1, 2})
                    if (const int column = cell - row; column != 0 && column != 3
                                                       && Candidate{cell, digit} != Candidate{7, 2}
                                                       && Candidate{cell, digit} != Candidate{16, 2})
                        position.eliminate(cell, digit);
        const std::vector<Step> steps = patterncases::stepsOf("external-unique-rectangle", position);
        QVERIFY(!steps.empty());
        // 2 is in r1c8 or r2c8: so in no other cell of that column or box.
        QCOMPARE(patterncases::conclusionText(steps.front()),
                 "r3c7<>2 r3c8<>2 r3c9<>2 r4c8<>2 r5c8<>2 r6c8<>2 r7c8<>2 r8c8<>2 r9c8<>2");
        position.eliminate(7, 2);
        QCOMPARE(patterncases::conclusionText(
                     patterncases::stepsOf("external-unique-rectangle", position).front()),
                 "r2c8=2");
    }

    /// On an empty 4x4: r1c1 and r1c2 have 1 and 2, r2c3 and r3c2 more.
    void medusas()
    {
        Position position(emptyBoard(9));
        const auto leave = [&](Cell cell, const DigitSet &digits) {
            for (const Digit digit : position.candidates(cell) - digits)
                position.eliminate(cell, digit);
        };
        leave(0, {1, 2});  // r1c1
        leave(4, {2, 3});  // r1c5
        leave(36, {1, 3}); // r5c1
        leave(40, {3, 4}); // r5c5: not joined to the others, as row 5 and column 5 have more 3s
        for (Cell cell = 1; cell < 9; ++cell)
            if (cell != 4)
                position.eliminate(cell, 2); // r1c1 and r1c5 are all places of 2 in row 1
        for (Cell cell = 9; cell < 81; cell += 9)
            if (cell != 36)
                position.eliminate(cell, 1); // and r1c1 and r5c1 those of 1 in column 1
        const std::vector<Step> steps = patterncases::stepsOf("3d-medusa", position);
        QCOMPARE(steps.size(), 1);
        // Either r1c1=1, r1c5=2 and r5c1=3, or r1c1=2, r1c5=3 and r5c1=1: 3 is in r1c5 or r5c1, which r5c5
        // sees.
        const Step &step = steps.front();
        QCOMPARE(step.groups.size(), 2);
        QVERIFY(std::ranges::find(step.eliminations, Candidate{40, 3}) != step.eliminations.end());
        QVERIFY((step.groups[0].candidates == std::vector<Candidate>{{0, 1}, {4, 2}, {36, 3}}));
        QVERIFY((step.groups[1].candidates == std::vector<Candidate>{{0, 2}, {4, 3}, {36, 1}}));
        position.eliminate(40, 4); // now 3 is there: the first colour gives way in row 5, the second in row 1
        QVERIFY(!patterncases::stepsOf("3d-medusa", position).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExotic)

} // namespace sudoku::tst_exotic

#include "tst_exotic.moc"
