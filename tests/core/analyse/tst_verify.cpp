#include <QTemporaryDir>
#include <QTest>

#include "core/analyse/verify.h"
#include "core/proof/proof.h"
#include "tests/core/analyse/verifybench.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include <filesystem>
#include <map>
#include <thread>

namespace sudoku::tst_verify {

using namespace verifybench;

CheckResult claim(const OrHalt<Uniqueness> &verdict, std::vector<Grid> solutions = {})
{
    return {verdict, std::move(solutions), {}};
}

/// What the other means say of what check() says of \a puzzle.
OrHalt<Verification> verified(const Puzzle &puzzle)
{
    return verify(puzzle, check(puzzle));
}

/// Of a full grid: still a Sudoku, but not of the same givens.
Grid withTwoDigitsSwapped(Grid grid)
{
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (grid[cell] <= 2)
            grid.set(cell, 3 - grid[cell]);
    return grid;
}

/// What proves nothing is not verified, and says so.
Verification unlessMissing(Verification verification)
{
    return hasProver() ? verification : Verification::NotAvailable;
}

class TestVerify : public QObject
{
    Q_OBJECT

private slots:
    void verifiesTheCorpus_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("stride");
        QTest::newRow("17 clues") << "c9_17clue.txt" << 20;
        QTest::newRow("hardest") << "c9_forum_hardest_1905_11plus.txt" << 20;
        QTest::newRow("many solutions") << "c9_serg_multisolution.txt" << 20;
        QTest::newRow("no proper Sudokus") << "c9_sudopedia_invalid.txt" << 1;
        QTest::newRow("some without solution") << "c9_tdoku_tests.txt" << 1;
        QTest::newRow("jigsaw") << "v_jigsaw_sgt.txt" << 10;
        QTest::newRow("jigsaw with diagonals") << "v_jigsawx_sgt.txt" << 5;
        QTest::newRow("diagonals") << "v_x_sgt.txt" << 10;
        QTest::newRow("16x16") << "c16_other.txt" << 5;
        if (triesMuch())
            QTest::newRow("25x25") << "c25_other.txt" << 1;
    }

    void verifiesTheCorpus()
    {
        QFETCH(QString, file);
        QFETCH(int, stride);
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const std::vector<CorpusLine> rows = corpusLines(file.toStdString());
        for (std::size_t i = 0; i < rows.size(); i += stride * (triesAll() ? 1 : isSanitized ? 10 : 2))
            QVERIFY2(verified(rows[i].puzzle().puzzle) == Verification::Verified, rows[i].place.c_str());
    }

    /// Every verdict on a puzzle but the right one is refuted.
    void tellsRightFromWrong_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<Uniqueness>("right");
        QTest::newRow("one solution") << oneSolution() << Uniqueness::Unique;
        QTest::newRow("many solutions") << manySolutions() << Uniqueness::Multiple;
        QTest::newRow("two digits in a row") << board("11..............") << Uniqueness::None;
        QTest::newRow("spare digits")
            << puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("1234341221434321")) << Uniqueness::Unique;
        QTest::newRow("spare digits, one open cell")
            << puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("123434122143432.")) << Uniqueness::Multiple;
        QTest::newRow("Latin square") << emptyBoard(5) << Uniqueness::Multiple;
    }

    void tellsRightFromWrong()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(Uniqueness, right);
        const CheckResult result = check(puzzle);
        QCOMPARE(result.verdict, right);
        const Verification byProof = unlessMissing(Verification::Refuted);
        const Verification expected =
            right == Uniqueness::Multiple ? Verification::Verified : unlessMissing(Verification::Verified);
        QCOMPARE(verify(puzzle, result), expected);
        if (right != Uniqueness::None)
            QCOMPARE(verify(puzzle, claim(Uniqueness::None)), byProof);
        if (right == Uniqueness::Multiple)
            QCOMPARE(verify(puzzle, claim(Uniqueness::Unique, {result.solutions[1]})), byProof);
    }

    void agreesOnRandomPuzzles_data()
    {
        QTest::addColumn<const Variant *>("variant");
        QTest::addColumn<std::vector<int>>("numbers");
        QTest::newRow("plain") << static_cast<const Variant *>(nullptr) << std::vector<int>();
        QTest::newRow("diagonal") << findVariant("diagonal") << std::vector<int>();
        QTest::newRow("less than") << &lessThan << std::vector<int>();
        QTest::newRow("different") << &different << std::vector<int>();
        QTest::newRow("even") << &even << std::vector<int>();
        QTest::newRow("sum") << &cellSum << std::vector{7};
        QTest::newRow("cage") << &cage << std::vector{6};
    }

    void agreesOnRandomPuzzles()
    {
        QFETCH(const Variant *, variant);
        QFETCH(std::vector<int>, numbers);
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        Random random(1);
        std::map<Uniqueness, int> counts;
        for (int round = 0; round < (triesAll() ? 300 : isSanitized ? 24 : 150); ++round) {
            Puzzle puzzle =
                someGivens(defaultGeometry(4), variant == nullptr ? 3 + round % 4 : round % 6, random);
            if (variant == nullptr && round % 3 == 0)
                puzzle = withPlantedFault(defaultGeometry(4), 6, random);
            if (variant != nullptr) {
                const Cell first = static_cast<Cell>(random.below(12));
                std::vector<Cell> cells{first, first + 2, first + 3};
                if (variant->input == Input::Nothing)
                    cells.clear();
                puzzle.constraints.push_back({variant, cells, numbers});
            }
            const CheckResult result = check(puzzle);
            ++counts[*result.verdict];
            QCOMPARE(verify(puzzle, result), Verification::Verified);
            if (result.verdict == Uniqueness::Multiple)
                QCOMPARE(verify(puzzle, claim(Uniqueness::Unique, {result.solutions[0]})),
                         Verification::Refuted);
            if (result.verdict != Uniqueness::None)
                QCOMPARE(verify(puzzle, claim(Uniqueness::None)), Verification::Refuted);
        }
        QVERIFY(counts.size() > 1);
    }

    /// These need no proof to be wrong.
    void refutesWrongSolutions_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<CheckResult>("result");
        const Grid right = solutionOf(oneSolution());
        const std::vector<Grid> two = check(manySolutions()).solutions;
        Grid gap = right;
        gap.clear(1);
        const auto row = [](const char *name, const Puzzle &puzzle, Uniqueness verdict,
                            std::vector<Grid> solutions) {
            QTest::newRow(name) << puzzle << claim(verdict, std::move(solutions));
        };
        row("unique, other givens", oneSolution(), Uniqueness::Unique, {withTwoDigitsSwapped(right)});
        row("unique, a gap", oneSolution(), Uniqueness::Unique, {gap});
        row("unique, another size", oneSolution(), Uniqueness::Unique, {Grid(81)});
        row("unique, no grid", oneSolution(), Uniqueness::Unique, {});
        row("unique, two grids", oneSolution(), Uniqueness::Unique, {right, right});
        row("multiple, twice the same", manySolutions(), Uniqueness::Multiple, {two[0], two[0]});
        row("multiple, the second wrong", manySolutions(), Uniqueness::Multiple,
            {two[0], withTwoDigitsSwapped(two[0])});
        row("multiple, one grid", manySolutions(), Uniqueness::Multiple, {two[0]});
        row("none, but here is one", oneSolution(), Uniqueness::None, {right});
    }

    void refutesWrongSolutions()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(CheckResult, result);
        QCOMPARE(verify(puzzle, result), Verification::Refuted);
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        QCOMPARE(writeEvidence(puzzle, result, file).verification, Verification::Refuted);
        QVERIFY(std::filesystem::is_empty(folder.path().toStdString()));
    }

    void passesOnWhatIsNoVerdict()
    {
        for (const HaltReason reason :
             {Halt::Stopped, Halt::OutOfMemory, Halt::SolverFailed, Halt::WrongSolution})
            QCOMPARE(verify(oneSolution(), claim(halted(reason))), halted(reason));
    }

    void stops()
    {
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const CorpusPuzzle hard = readCorpus("c25_gecode.txt", 1).front();
        const CheckResult result = claim(Uniqueness::Unique, {grid(hard.solution)});
        QCOMPARE(verify(hard.puzzle, result, requestedStop()), halted(Halt::Stopped));
        for (const int delay : {5, 50, 200, 800}) {
            std::stop_source source;
            std::jthread stopper([&source, delay] {
                std::this_thread::sleep_for(std::chrono::milliseconds(delay));
                source.request_stop();
            });
            QCOMPARE(verify(hard.puzzle, result, source.get_token()), halted(Halt::Stopped));
        }
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        QCOMPARE(writeEvidence(hard.puzzle, result, file, requestedStop()).verification,
                 halted(Halt::Stopped));
        QVERIFY(std::filesystem::is_empty(folder.path().toStdString()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestVerify)

} // namespace sudoku::tst_verify

#include "tst_verify.moc"
