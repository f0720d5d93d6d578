#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/hints/walkthrough.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <limits>
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

/// Returns what is wrong with \a step, or an empty text. \a solution is the only one.
std::string fault(const Step &step, const Position &position, const Grid &solution)
{
    if (step.isEmpty())
        return "concludes nothing";
    if (!std::ranges::is_sorted(step.eliminations)
        || std::ranges::adjacent_find(step.eliminations) != step.eliminations.end())
        return "its eliminations are not in order";
    for (const Candidate &candidate : step.placements)
        if (!position.has(candidate) || solution[candidate.cell] != candidate.digit)
            return "places a wrong digit";
    for (const Candidate &candidate : step.eliminations)
        if (!position.has(candidate) || solution[candidate.cell] == candidate.digit)
            return "eliminates a digit of the solution, or one that is gone";
    return {};
}

/// How many steps of a technique to look at, in position number \a index on the way: few, and now and then,
/// of what takes long.
std::size_t maxStepsOf(const Technique &technique, const Position &position, int index)
{
    constexpr int nested = 1000; // the score of chains in chains
    constexpr int fewOpen = 30;
    const int size = position.rules().size();
    if (technique.level <= (size > 9 ? Level::Medium : Level::Hard))
        return 200;
    if (technique.score >= nested && position.openCount() > fewOpen)
        return 0;
    const int usual = (isSanitized ? 64 : 8) * (size > 16 ? 64 : size > 9 ? 8 : 1);
    const int stride = (triesAll() ? 1 : usual) * (technique.traits.isOn ? 1 : 16);
    return index % stride == stride / 2 ? (technique.traits.isOn ? 200 : 4) : 0;
}

/// Every finder's steps on the way to the solution of real puzzles.
class TestTechniques : public QObject
{
    Q_OBJECT

private:
    /// Looks at each step of each technique, and goes on by the ladder. Returns how many steps it saw.
    static int examine(const Puzzle &puzzle, const Grid &solution)
    {
        int seen = 0;
        Position position(puzzle);
        const Ladder ladder = defaultLadder(position.rules());
        for (int index = 0; !position.isSolved(); ++index) {
            for (const Technique &technique : techniques())
                for (const Step &step :
                     findSteps(technique, position, maxStepsOf(technique, position, index))) {
                    ++seen;
                    const std::string wrong = fault(step, position, solution);
                    if (!wrong.empty())
                        qWarning("%s: %s", text(step, puzzle.geometry).c_str(), wrong.c_str());
                    if (!wrong.empty())
                        return -1;
                }
            const std::optional<Step> step = nextStep(position, ladder);
            if (!step)
                return -1;
            position.apply(*step);
        }
        return seen;
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
        QTest::newRow("flags") << "v_flags_iss.txt" << 24;
        QTest::newRow("16x16") << "c16_janko.txt" << 24;
        QTest::newRow("25x25") << "c25_other.txt" << 2;
    }
    void stepsAreTrue()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        const std::vector<CorpusPuzzle> puzzles = readCorpus(file.toStdString());
        const std::size_t stride = std::max<std::size_t>(1, puzzles.size() / sampleOf(count));
        int seen = 0;
        for (std::size_t i = 0; i < puzzles.size(); i += stride) {
            const SolveResult solved = solve(puzzles[i].puzzle);
            if (puzzles[i].count != "1" || solved.outcome != Outcome::Solved)
                continue;
            const int steps = examine(puzzles[i].puzzle, solved.solution);
            QVERIFY2(steps > 0, puzzles[i].place.c_str());
            seen += steps;
        }
        QVERIFY(seen > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTechniques)

} // namespace sudoku::tst_techniques

#include "tst_techniques.moc"
