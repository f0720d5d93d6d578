#include <QTest>

#include "tests/bruteforce.h"
#include "tests/testdata.h"

#include "core/solve/search.h"

#include <set>

using namespace sudoku;

namespace {

/// Constraints to try a variant with on a 4x4 board, by what the variant asks for.
std::vector<Constraint> samples(const Variant &variant)
{
    const std::vector<std::vector<Cell>> cellLists{
        {0, 1}, {5, 10}, {0, 1, 2}, {3, 6, 9, 12}, {0, 5, 6, 7, 11}};
    std::vector<Constraint> samples;
    if (variant.input == Input::Nothing)
        samples.push_back({&variant, {}, 0});
    for (const std::vector<Cell> &cells : cellLists) {
        if (variant.input == Input::Cells)
            samples.push_back({&variant, cells, 0});
        for (int value = 1; variant.input == Input::CellsAndNumber && value <= 12; ++value)
            samples.push_back({&variant, cells, value});
    }
    return samples;
}

std::set<std::string> textsOf(const std::vector<Grid> &grids)
{
    std::set<std::string> texts;
    for (const Grid &grid : grids)
        texts.insert(text(grid));
    return texts;
}

std::set<std::string> solutionsBySearch(const Puzzle &puzzle)
{
    std::vector<Grid> found;
    SolutionSearch search(puzzle, {});
    while (search.next({}) == Outcome::Solved)
        found.push_back(search.solution());
    return textsOf(found);
}

int countGrids(bool (*holds)(const Grid &))
{
    const Puzzle puzzle = emptyBoard(4);
    return static_cast<int>(std::ranges::count_if(BruteForce(puzzle).solutions(), holds));
}

bool hasFourDigits(const Grid &grid, std::initializer_list<Cell> cells)
{
    std::set<Digit> digits;
    for (const Cell cell : cells)
        digits.insert(grid[cell]);
    return digits.size() == 4;
}

bool hasDiagonal(const Grid &grid)
{
    return hasFourDigits(grid, {0, 5, 10, 15});
}

bool hasAntiDiagonal(const Grid &grid)
{
    return hasFourDigits(grid, {3, 6, 9, 12});
}

} // namespace

class TestVariants : public QObject
{
    Q_OBJECT

private slots:
    void areFoundById()
    {
        std::set<std::string_view> ids;
        for (const Variant *variant : variants()) {
            QVERIFY(!variant->id.empty());
            QVERIFY(!variant->name.empty());
            QVERIFY(ids.insert(variant->id).second);
            QCOMPARE(findVariant(variant->id), variant);
        }
        QVERIFY(findVariant("") == nullptr);
        QVERIFY(findVariant("no-such-variant") == nullptr);
    }

    void solveAsBruteForceDoes_data()
    {
        QTest::addColumn<Constraint>("constraint");
        for (const Variant *variant : variants())
            for (const Constraint &constraint : samples(*variant))
                QTest::addRow("%s of %d cells: %d", variant->id.data(),
                              static_cast<int>(constraint.cells.size()), constraint.value)
                    << constraint;
    }

    void solveAsBruteForceDoes()
    {
        QFETCH(Constraint, constraint);
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back(constraint);
        QVERIFY(solutionsBySearch(puzzle) == textsOf(BruteForce(puzzle).solutions()));
    }

    void diagonalsMeanWhatTheySay_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<int>("count");
        QTest::newRow("diagonal") << std::string("diagonal") << countGrids(hasDiagonal);
        QTest::newRow("anti-diagonal") << std::string("anti-diagonal") << countGrids(hasAntiDiagonal);
    }

    void diagonalsMeanWhatTheySay()
    {
        QFETCH(std::string, id);
        QFETCH(int, count);
        QVERIFY(count > 0 && count < 288);
        QCOMPARE(static_cast<int>(solutionsBySearch(board("................", {id})).size()), count);
    }

    void leaveRoomForSpareDigits_data() { solveAsBruteForceDoes_data(); }

    void leaveRoomForSpareDigits()
    {
        QFETCH(Constraint, constraint);
        Puzzle puzzle = puzzleOf(Geometry::withBoxes({2, 2}, 5), grid("1234..12......5."));
        puzzle.constraints.push_back(constraint);
        QVERIFY(solutionsBySearch(puzzle) == textsOf(BruteForce(puzzle).solutions()));
    }

    void markCellsOfTheBoard_data() { solveAsBruteForceDoes_data(); }

    void markCellsOfTheBoard()
    {
        QFETCH(Constraint, constraint);
        const Geometry geometry = usualGeometry(4);
        const std::vector<Mark> marks = constraint.variant->marks(geometry, constraint);
        QVERIFY(!marks.empty());
        for (const Mark &mark : marks)
            std::visit(Overloaded{
                           [](const Outline &outline) { checkCells(outline.cells); },
                           [](const Line &line) { checkCells(line.cells); },
                           [](const Label &label) { checkCells({label.cell}); },
                       },
                       mark);
    }

private:
    static void checkCells(const std::vector<Cell> &cells)
    {
        QVERIFY(!cells.empty());
        for (const Cell cell : cells)
            QVERIFY(cell >= 0 && cell < 16);
    }
};

QTEST_APPLESS_MAIN(TestVariants)
#include "tst_variants.moc"
