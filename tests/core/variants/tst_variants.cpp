// Covers core/board: regions
// Covers core/variants: antimoves, antitaxicab, balancelines, cages, constraintproblem, countingcircles
// Covers core/variants: diagonal, digitgroups, disjointgroups, equalitycage, equalsums, extremes
// Covers core/variants: countdistinct, flatmates, rellikcage, samevalues
// Covers core/variants: freecages, givencandidates, indexers, lines, lockoutline, lookandsay, lunchbox
// Covers core/variants: nabner, neighbours, nonconsecutive, numberedrooms, outsideclues, parity
// Covers core/variants: quadruple, regionsum, scatteredhouses, skyscrapers, slowthermometer, squares
// Covers core/variants: sumline, tally, targetsum, turnlines, windoku

#include <QTest>

#include "core/board/random.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/ruleparts.h"
#include "tests/bruteforce.h"
#include "tests/core/variants/variantbench.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <functional>
#include <map>

namespace sudoku::tst_variants {

using namespace variantbench;

std::vector<const Variant *> variantsOf4x4()
{
    std::vector<const Variant *> fitting;
    for (const Variant *variant : variants())
        if (variant->isFor(defaultGeometry(4)))
            fitting.push_back(variant);
    return fitting;
}

/// What the signs in the text of a constraint demand of two neighbours on its line.
struct Signs : VariantData
{
    std::map<char, std::function<bool(Digit, Digit)>> holds;
};

std::vector<Rule> ruleOfSigns(const Puzzle &puzzle, const Constraint &line)
{
    const auto &signs = static_cast<const Signs &>(*line.variant->data);
    std::vector<Rule> rules;
    for (std::size_t i = 0; i + 1 < line.cells.size(); ++i)
        rules.emplace_back(rule::Pair{line.cells[i], line.cells[i + 1],
                                      pairTable(puzzle.geometry.digitCount(), signs.holds.at(line.text[i]))});
    return rules;
}

/// A kind that is made while the program runs.
Variant kindOfSigns()
{
    static const Signs signs = [] {
        Signs made;
        made.holds = {{'<', std::less<>()}, {'>', std::greater<>()}};
        return made;
    }();
    Variant kind{
        .id = "signs", .name = "Signs", .demand = "As written", .input = Input::Path, .rules = ruleOfSigns};
    kind.hasText = true;
    kind.data = &signs;
    return kind;
}

class TestVariants : public QObject
{
    Q_OBJECT

    static void checkIsOutside(const OutsideText &clue)
    {
        const int row = clue.cell / 4 + clue.rowStep;
        const int column = clue.cell % 4 + clue.columnStep;
        QVERIFY(clue.cell >= 0 && clue.cell < 16);
        QVERIFY(row == -1 || row == 4 || column == -1 || column == 4);
        QVERIFY(!clue.text.empty() || (clue.rowStep != 0 && clue.columnStep != 0)); // or it has an arrow
    }

    static void checkCells(const std::vector<Cell> &cells)
    {
        QVERIFY(!cells.empty());
        for (const Cell cell : cells)
            QVERIFY(cell >= 0 && cell < 16);
    }

private slots:
    void aKindHasDataAndItsConstraintsHaveTexts()
    {
        const Variant kind = kindOfSigns();
        Puzzle puzzle = emptyBoard(4);
        Constraint line{&kind, {0, 1, 2, 3}};
        QCOMPARE(findProblem(puzzle.geometry, line)->kind, ConstraintProblem::Kind::NoText);
        line.text = "<<>";
        QVERIFY(!findProblem(puzzle.geometry, line));
        QCOMPARE(constraintText(puzzle.geometry, line), "signs r1c1 r1c2 r1c3 r1c4 \"<<>\"");
        puzzle.constraints = {line};
        std::set<std::string> expected;
        for (const Grid &grid : BruteForce(emptyBoard(4)).solutions())
            if (grid[0] < grid[1] && grid[1] < grid[2] && grid[2] > grid[3])
                expected.insert(text(grid));
        QVERIFY(!expected.empty());
        QCOMPARE(solutionsBySearch(puzzle), expected);

        Constraint other{findVariant("even"), {0}};
        other.text = "x";
        QCOMPARE(findProblem(puzzle.geometry, other)->kind, ConstraintProblem::Kind::NeedlessText);
        QCOMPARE(readConstraint(puzzle.geometry, "even r1c1 \"x\"").error().problem->kind,
                 ConstraintProblem::Kind::NeedlessText);
    }

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
        for (const Variant *variant : variantsOf4x4()) {
            int count = 0;
            for (const Constraint &constraint : samples(*variant))
                if (isTried(count++, 8, 2))
                    QTest::addRow("%s", constraintText(defaultGeometry(4), constraint).c_str()) << constraint;
        }
    }

    void solveAsBruteForceDoes()
    {
        QFETCH(Constraint, constraint);
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back(constraint);
        QVERIFY(solutionsBySearch(puzzle) == textsOf(BruteForce(puzzle).solutions()));
    }

    void solveAsBruteForceDoesOn6x6_data()
    {
        QTest::addColumn<const Variant *>("variant");
        for (const Variant *variant : variants())
            if (variant->isFor(defaultGeometry(6))
                && (variant->input == Input::Nothing || canBeDerived(*variant)))
                QTest::newRow(variant->id.data()) << variant;
    }

    /// Boards that obey the variant, with half of their digits given.
    void solveAsBruteForceDoesOn6x6()
    {
        QFETCH(const Variant *, variant);
        Random random(1);
        for (int round = 0; round < (triesMuch() ? 3 : 1); ++round) {
            Puzzle puzzle = emptyBoard(6);
            if (variant->input == Input::Nothing)
                puzzle.constraints.push_back({variant, {}});
            const FilledBoard filled = fillBoard(puzzle, random, {}, {});
            if (filled.outcome == Outcome::None)
                return; // anti-king leaves none
            std::ranges::move(deriveConstraints(puzzle, filled.grid, *variant, random),
                              std::back_inserter(puzzle.constraints));
            QVERIFY(!puzzle.constraints.empty());
            for (Cell cell = 0; cell < 36; ++cell)
                if (random.below(2) == 0)
                    puzzle.givens.set(cell, filled.grid[cell]);
            const std::set<std::string> solutions = solutionsBySearch(puzzle);
            QVERIFY(solutions.contains(text(filled.grid)));
            QVERIFY(solutions == textsOf(BruteForce(puzzle).solutions()));
        }
    }

    /// As counted in the literature.
    void knownCounts()
    {
        QCOMPARE(solutionsBySearch(emptyBoard(4)).size(), 288U);
        const Puzzle bothDiagonals = board("................", {"diagonal", "anti-diagonal"});
        QCOMPARE(solutionsBySearch(bothDiagonals).size(), 48U);
    }

    void onlySomeLinesMayCross()
    {
        const Geometry geometry = emptyBoard(4).geometry;
        for (const char *kind : {"palindrome", "whispers", "renban", "between-line", "region-sum"})
            QVERIFY2(readConstraint(geometry, std::string(kind) + " r1c1 r1c2 r2c2 r2c1 r1c1"), kind);
        for (const char *kind : {"thermometer", "arrow", "pill-arrow"})
            QVERIFY2(!readConstraint(geometry, std::string(kind) + " r1c1 r1c2 r2c2 r2c1 r1c1"), kind);
    }

    /// Which cells of 9x9 belong to each house, by letter; "-" to none.
    void houses_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("map");
        QTest::newRow("windoku") << "windoku"
                                 << "--------- -AAA-BBB- -AAA-BBB- -AAA-BBB- --------- "
                                    "-CCC-DDD- -CCC-DDD- -CCC-DDD- ---------";
        QTest::newRow("asterisk") << "asterisk"
                                  << "--------- ----A---- --A---A-- --------- -A--A--A- "
                                     "--------- --A---A-- ----A---- ---------";
        QTest::newRow("centre-dot") << "centre-dot"
                                    << "--------- -A--A--A- --------- --------- -A--A--A- "
                                       "--------- --------- -A--A--A- ---------";
        QTest::newRow("girandola") << "girandola"
                                   << "A-------A ----A---- --------- --------- -A--A--A- "
                                      "--------- --------- ----A---- A-------A";
        QTest::newRow("disjoint-groups")
            << "disjoint-groups"
            << "ABCABCABC DEFDEFDEF GHIGHIGHI ABCABCABC DEFDEFDEF GHIGHIGHI ABCABCABC DEFDEFDEF GHIGHIGHI";
    }

    void houses()
    {
        QFETCH(QString, id);
        QFETCH(QString, map);
        const Variant *variant = findVariant(id.toStdString());
        QString found(81, '-');
        char letter = 'A';
        for (const Rule &rule : variant->rules(emptyBoard(9), {variant, {}})) {
            for (const Cell cell : std::get<rule::House>(rule).cells)
                found[cell] = QLatin1Char(letter);
            ++letter;
        }
        QCOMPARE(found, map.remove(' '));
    }

    /// Every size that a variant suits has rules of its own there, and cells that are on the board. Houses
    /// may say already that no lines are equal, as on 9x9.
    void growWithTheBoard()
    {
        for (const Variant *variant : variants())
            for (int size = minBoardSize; size <= maxBoardSize; ++size) {
                const Puzzle puzzle = emptyBoard(size);
                if (variant->input != Input::Nothing || !variant->isFor(puzzle.geometry))
                    continue;
                const std::vector<Rule> rules = variant->rules(puzzle, {variant, {}});
                QVERIFY2(!rules.empty() || variant->id == "different-lines", variant->id.data());
                const int cells = puzzle.geometry.cellCount();
                for (const Rule &rule : rules)
                    for (const Cell cell : ruleCells(rule))
                        QVERIFY2(cell >= 0 && cell < cells, variant->id.data());
            }
    }

    void needTheirKindOfBoard()
    {
        for (const Variant *variant : variants()) {
            QCOMPARE(variant->need.empty(), variant->suits == nullptr);
            QVERIFY(variant->isFor(defaultGeometry(9)) || variant->id.starts_with("empty-cells"));
        }
        QVERIFY(!findVariant("asterisk")->isFor(defaultGeometry(4)));
        QVERIFY(!findVariant("girandola")->isFor(defaultGeometry(16)));
        QVERIFY(!findVariant("centre-dot")->isFor(defaultGeometry(6)));
        QVERIFY(findVariant("centre-dot")->isFor(defaultGeometry(25)));
        QVERIFY(!findVariant("windoku")->isFor(defaultGeometry(7))); // rows for boxes
        QVERIFY(
            !findVariant("disjoint-groups")->isFor(*Geometry::withRegions(4, regionMap("AABBAABBCCDDCCDD"))));
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
        const Geometry geometry = defaultGeometry(4);
        const std::vector<Mark> marks = constraint.variant->marksOf(geometry, constraint);
        for (const Mark &mark : marks)
            std::visit(Overloaded{
                           [](const Outline &outline) { checkCells(outline.cells); },
                           [](const Line &line) { checkCells(line.cells); },
                           [](const Shade &shade) { checkCells(shade.cells); },
                           [](const Shape &shape) { checkCells({shape.cell}); },
                           [](const SmallDigits &digits) { checkCells({digits.cell}); },
                           [](const Token &token) { checkCells(token.cells); },
                           [](const Label &label) { checkCells({label.cell}); },
                           [](const OutsideText &clue) { checkIsOutside(clue); },
                       },
                       mark);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestVariants)

} // namespace sudoku::tst_variants

#include "tst_variants.moc"
