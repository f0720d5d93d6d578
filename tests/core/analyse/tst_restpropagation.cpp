#include <QTest>

#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/analyse/minimize.h"
#include "core/analyse/restpropagation.h"

namespace sudoku::tst_restpropagation {

struct Board
{
    Puzzle puzzle;
    std::shared_ptr<const Propagator> propagator;
};

/// What propagation of all givens but those of \a group leaves open in \a group, cell after cell.
CellGroup openByWholePropagation(const Board &board, const Puzzle &puzzle, const Grid &solution,
                                 const CellGroup &group)
{
    CellGroup open;
    Puzzle rest = withoutGivens(puzzle, group);
    for (const Cell cell : group) {
        Candidates candidates = Candidates::ofGivens(rest);
        candidates[cell].remove(solution[cell]);
        if (board.propagator->propagate(candidates, {}) == Propagation::Done)
            open.push_back(cell);
        else
            rest.givens.set(cell, solution[cell]);
    }
    return open;
}

/// A solved board with the constraint, if there is one.
std::optional<Board> solvedBoard(const Geometry &geometry, const Constraint &constraint, std::int64_t seed)
{
    Puzzle puzzle(geometry);
    puzzle.constraints.push_back(constraint);
    const SolveResult solved = solve(puzzle, {.seed = seed, .hasRandomPolarity = true});
    if (solved.outcome != Outcome::Solved)
        return {};
    puzzle.givens = solved.solution;
    auto propagator = propagatorOf(puzzle, {}, {});
    return Board{std::move(puzzle), std::move(propagator)};
}

class TestRestPropagation : public QObject
{
    Q_OBJECT

private:
    /// Asks about each group, and removes what is not left open, and some others.
    static void compareOn(const Board &board, const Symmetry &symmetry, Random &random)
    {
        const Grid solution = board.puzzle.givens;
        const std::vector<CellGroup> groups =
            groupsOfGivens(board.puzzle, symmetry, {}, random.below(1'000'000));
        Puzzle puzzle = board.puzzle;
        RestPropagation rests(*board.propagator, solution, groups);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (random.below(4) == 0)
                continue; // a group that is not asked about
            const std::optional<CellGroup> open = rests.cellsLeftOpen(i, puzzle, {});
            QVERIFY(open.has_value());
            QCOMPARE(*open, openByWholePropagation(board, puzzle, solution, groups[i]));
            if (open->empty() || random.below(4) == 0)
                puzzle = withoutGivens(std::move(puzzle), groups[i]);
        }
    }

private slots:
    void findsWhatWholePropagationFinds_data()
    {
        QTest::addColumn<const Variant *>("variant");
        for (const Variant *variant : variants())
            if (!variant->hasUnknownRegions)
                QTest::addRow("%s", std::string(variant->id).c_str()) << variant;
    }

    void findsWhatWholePropagationFinds()
    {
        QFETCH(const Variant *, variant);
        Random random(variant->id.size());
        for (const auto &[size, all] : {std::pair(defaultGeometry(4), samples(*variant)),
                                        std::pair(defaultGeometry(9), samplesOn9x9(*variant, 12))})
            for (std::size_t i = 0; i < all.size(); ++i)
                if (isTried(static_cast<int>(i), 16, 8))
                    if (const auto board = solvedBoard(size, all[i], static_cast<std::int64_t>(i + 1)))
                        compareOn(*board, symmetries()[random.below(symmetries().size())], random);
    }

    void endsWithTheStop()
    {
        const std::optional<Board> board = solvedBoard(defaultGeometry(9), {findVariant("diagonal"), {}}, 1);
        const Grid solution = board->puzzle.givens;
        const std::vector<CellGroup> groups = groupsOfGivens(board->puzzle, *findSymmetry("none"), {}, 1);
        RestPropagation rests(*board->propagator, solution, groups);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!rests.cellsLeftOpen(3, board->puzzle, source.get_token()));
        QCOMPARE(rests.cellsLeftOpen(3, board->puzzle, {}),
                 openByWholePropagation(*board, board->puzzle, solution, groups[3])); // goes on
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRestPropagation)

} // namespace sudoku::tst_restpropagation

#include "tst_restpropagation.moc"
