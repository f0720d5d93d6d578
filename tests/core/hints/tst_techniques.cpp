// Covers core/hints/als: almostlockedsets, als, alschains, alsnetwork, alsrow, deathblossom
// Covers core/hints/chains: chains, chainsearch, krakenfish, linkgraph, niceloops
// Covers core/hints/steps: position, ruleindex
// Covers core/hints/techniques: colouring, digittemplates, duals, emptyrectangle, explainerchains
// Covers core/hints/techniques: explainerfinders, fish, fishsearch, intersections, singles, stronglinks
// Covers core/hints/techniques: subsets, suedecoq, templates, turbotfish, wings
// Covers core/hints/uniqueness: avoidablerectangles, bug, rectangles, uniquerectangles, uniquesubsets

#include <QTest>

#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include "core/generate/deriveconstraints.h"
#include "core/generate/generate.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "core/solve/count.h"
#include "core/solve/timelimit.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_techniques {

std::string text(const Step &step, const Geometry &geometry)
{
    std::string text(step.technique->id);
    for (const auto &[cell, digit] : step.placements)
        text += ' ' + geometry.cellName(cell) + '=' + std::to_string(digit);
    for (const auto &[cell, digit] : step.eliminations)
        text += ' ' + geometry.cellName(cell) + "<>" + std::to_string(digit);
    return text;
}

bool isIn(const Grid &solution, const Candidate &candidate)
{
    return solution[candidate.cell] == candidate.digit;
}

/// Returns what is wrong with \a step, or an empty text. \a solutions are all that the puzzle has.
std::string fault(const Step &step, const Position &position, const std::vector<Grid> &solutions)
{
    if (step.isEmpty())
        return "concludes nothing";
    if (!std::ranges::is_sorted(step.eliminations)
        || std::ranges::adjacent_find(step.eliminations) != step.eliminations.end())
        return "its eliminations are not in order";
    for (const Candidate &candidate : step.placements)
        for (const Grid &solution : solutions)
            if (!position.has(candidate) || !isIn(solution, candidate))
                return "places a wrong digit";
    for (const Candidate &candidate : step.eliminations)
        for (const Grid &solution : solutions)
            if (!position.has(candidate) || isIn(solution, candidate))
                return "eliminates a digit of a solution, or one that is gone";
    return {};
}

/// How many steps of a technique to look at, in position number \a index on the way: few, and now and then,
/// of what takes long.
std::size_t maxStepsOf(const Technique &technique, const Position &position, int index)
{
    constexpr int nested = 1000;    // the score of chains in chains
    constexpr int longChains = 340; // the score of the cheapest of what takes long even to try
    constexpr int fewOpen = 30;
    const int size = position.rules().size();
    if (technique.level <= (size > 9 ? Level::Medium : Level::Hard))
        return isTried(index, 8, 2) ? 200 : 0;
    if (technique.score >= nested && position.openCount() > fewOpen)
        return 0;
    const int usual = (isSanitized ? 128 : 48) * (size > 16 ? 64 : size > 9 ? 8 : 1);
    const int all = technique.score >= longChains ? 8 : 1;
    const int stride = (triesAll() ? all : usual) * (technique.traits.isOn ? 1 : 16);
    return index % stride == stride / 2 ? (technique.traits.isOn ? 200 : 4) : 0;
}

/// All solutions, or none if there are too many to look at, or if finding them takes long.
std::vector<Grid> solutionsOf(const Puzzle &puzzle)
{
    constexpr int most = 200;
    const TimeLimit limit({}, std::chrono::seconds(10));
    std::vector<Grid> solutions;
    const CountResult counted = countSolutions(puzzle, most, {}, limit.token(),
                                               [&](const Grid &solution) { solutions.push_back(solution); });
    return counted.isExact() ? solutions : std::vector<Grid>();
}

/// A puzzle as the generator makes it; nothing if no board keeps the rules.
std::optional<Puzzle> generated(GenerateRequest request, int clues)
{
    request.goal = ClueGoal::AtMost;
    request.clues = clues;
    const GenerateResult result = generate(request);
    require(result.puzzle || result.outcome == Outcome::None, "the generator gave up");
    return result.puzzle;
}

/// So many clues that it does not take the generator long.
int easyClues(const Geometry &geometry)
{
    return geometry.cellCount() * (geometry.size() > 9 ? 60 : 45) / 100;
}

/// \a puzzle without some of its clues, so that it has a few solutions, which are given too.
Puzzle withSeveralSolutions(Puzzle puzzle, std::vector<Grid> &solutions, Random &random)
{
    std::vector<Cell> clues;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            clues.push_back(cell);
    random.shuffle(clues);
    for (const Cell cell : clues) {
        puzzle.givens.clear(cell);
        solutions = solutionsOf(puzzle);
        if (solutions.size() != 1)
            break;
    }
    return puzzle;
}

/// Every finder's steps on the way to the solution.
class TestTechniques : public QObject
{
    Q_OBJECT

    int m_positions = 0; ///< looked at by all tests

    /// Looks at each step of each technique that is true for so many solutions, and goes on by the ladder.
    /// Returns how many steps it saw, or -1 if one is wrong.
    int examine(const Puzzle &puzzle, const std::vector<Grid> &solutions)
    {
        int seen = 0;
        Position position(puzzle);
        const bool isUnique = solutions.size() == 1;
        const Ladder ladder =
            isUnique ? defaultLadder(position.rules()) : withoutUniqueness(defaultLadder(position.rules()));
        for (int index = 0; !position.isSolved(); ++index, ++m_positions) {
            for (const Technique &technique : techniques()) {
                if (!isUnique && (technique.traits.assumesUniqueness || technique.traits.asksSolver))
                    continue;
                for (const Step &step :
                     findSteps(technique, position, maxStepsOf(technique, position, index))) {
                    ++seen;
                    const std::string wrong = fault(step, position, solutions);
                    if (!wrong.empty()) {
                        qWarning("%s: %s", text(step, puzzle.geometry).c_str(), wrong.c_str());
                        return -1;
                    }
                }
            }
            const std::optional<Step> step = nextStep(position, ladder);
            if (!step)
                return isUnique ? -1 : seen;
            position.apply(*step);
        }
        return isUnique ? seen : -1;
    }

    /// Looks at \a puzzle, and at what it is with less clues.
    void examineBoth(const Puzzle &puzzle, Random &random)
    {
        std::vector<Grid> solutions = solutionsOf(puzzle);
        QCOMPARE(solutions.size(), std::size_t(1));
        QVERIFY(examine(puzzle, solutions) >= 0);
        const Puzzle less = withSeveralSolutions(puzzle, solutions, random);
        if (!solutions.empty())
            QVERIFY(examine(less, solutions) >= 0);
    }

private slots:
    void rowsAreComplete()
    {
        std::set<std::string_view> ids;
        for (const Technique &technique : techniques()) {
            QVERIFY2(ids.insert(technique.id).second, technique.id.data());
            QVERIFY2(!technique.name.empty() && technique.score > 0, technique.id.data());
            const Technique *rung = findTechnique(technique.traits.countsAs);
            QVERIFY2(technique.find ? technique.traits.countsAs.empty() : rung && rung->find,
                     technique.id.data());
            if (rung)
                QCOMPARE(&rung->kind(technique.id), &technique);
        }
    }

    void stepsAreTrue_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("hard 9x9") << "c9_magictour_top1465.txt" << 160;
        QTest::newRow("hardest 9x9") << "c9_forum_hardest_1106.txt" << 40;
        QTest::newRow("17 clues") << "c9_17clue.txt" << 160;
        QTest::newRow("easy 9x9") << "c9_easy_kaggle_like.txt" << 80;
        QTest::newRow("jigsaw") << "v_jigsaw_janko.txt" << 80;
        QTest::newRow("jigsaw X") << "v_jigsawx_sgt.txt" << 40;
        QTest::newRow("X") << "v_x_sgt.txt" << 40;
        QTest::newRow("killer") << "v_killer_janko.txt" << 40;
        QTest::newRow("even and odd") << "v_evenodd_janko.txt" << 40;
        if (triesMuch())
            QTest::newRow("flags") << "v_flags_iss.txt" << 24;
        QTest::newRow("16x16") << "c16_janko.txt" << 24;
        QTest::newRow("25x25") << "c25_other.txt" << 2;
    }
    void stepsAreTrue()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        int seen = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), count)) {
            if (puzzle.count != "1")
                continue;
            const int steps = examine(puzzle.puzzle, solutionsOf(puzzle.puzzle));
            QVERIFY2(steps > 0, puzzle.place.c_str());
            seen += steps;
        }
        QVERIFY(seen > 0);
    }

    /// Boards of each variant, with a single solution and with several.
    void stepsAreTrueWithVariant_data()
    {
        QTest::addColumn<const Variant *>("variant");
        QTest::addColumn<int>("size");
        int index = 0;
        for (const Variant *variant : variants())
            for (const int size : {6, 9, 12})
                if (isTried(index++, 9, 3))
                    QTest::addRow("%s, %d", variant->id.data(), size) << variant << size;
    }
    void stepsAreTrueWithVariant()
    {
        QFETCH(const Variant *, variant);
        QFETCH(int, size);
        const bool isDerived = canBeDerived(*variant);
        GenerateRequest request{Puzzle(defaultGeometry(size))};
        if (isDerived)
            request.derived = {variant};
        else
            request.shape.constraints = {{variant, {}}};
        if (!variant->isFor(request.shape.geometry) || (!isDerived && variant->input != Input::Nothing))
            return;
        Random random(3);
        for (int seed = 1; seed <= sampleOf(8); ++seed) {
            request.seed = static_cast<std::uint64_t>(seed);
            if (const auto puzzle = generated(request, easyClues(request.shape.geometry)))
                examineBoth(*puzzle, random);
        }
    }

    /// Boards of each size and shape of boxes, jigsaws, and boards with a digit more than a house has cells.
    void stepsAreTrueOnBoard_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<bool>("isJigsaw");
        int index = 0;
        for (int size = minBoardSize; size <= maxBoardSize; ++size) {
            const std::string side = std::to_string(size);
            std::vector<std::tuple<std::string, Geometry, bool>> rows{
                {side + ", jigsaw", defaultGeometry(size), true}};
            if (size < maxBoardSize)
                rows.emplace_back(side + ", spare digit", defaultGeometry(size).withDigits(size + 1), false);
            for (const BoxShape &boxes : boxShapes(size))
                rows.emplace_back(side + ", boxes of " + std::to_string(boxes.rows) + " rows",
                                  Geometry::withBoxes(boxes), false);
            for (const auto &[name, geometry, isJigsaw] : rows)
                if (isTried(index++, 16, size > 12 ? 16 : 5))
                    QTest::newRow(name.c_str()) << geometry << isJigsaw;
        }
    }
    void stepsAreTrueOnBoard()
    {
        QFETCH(Geometry, geometry);
        QFETCH(bool, isJigsaw);
        GenerateRequest request{Puzzle(geometry)};
        request.hasRandomRegions = isJigsaw;
        Random random(5);
        const int count = geometry.size() > 16 ? 2 : geometry.size() > 9 ? 8 : 16;
        for (int seed = 1; seed <= sampleOf(count); ++seed) {
            request.seed = static_cast<std::uint64_t>(seed);
            if (const auto puzzle = generated(request, easyClues(geometry)))
                examineBoth(*puzzle, random);
        }
    }

    void cleanupTestCase()
    {
        qInfo("%d positions", m_positions);
        if (triesAll())
            QVERIFY(m_positions >= 20'000);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTechniques)

} // namespace sudoku::tst_techniques

#include "tst_techniques.moc"
