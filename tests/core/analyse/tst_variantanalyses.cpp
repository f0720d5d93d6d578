#include <QTest>

#include "core/board/regions.h"

#include "tests/bruteforce.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"

#include "core/analyse/completion.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/numbervalues.h"
#include "core/analyse/repair.h"
#include "core/analyse/truecandidates.h"
#include "core/solve/count.h"
#include "tests/testprogram.h"

namespace sudoku::tst_variantanalyses {

constexpr int manySolutions = 3000; // more than the boards here have

Uniqueness verdictOn(const std::vector<Grid> &solutions)
{
    return solutions.empty()       ? Uniqueness::None
           : solutions.size() == 1 ? Uniqueness::Unique
                                   : Uniqueness::Multiple;
}

Uniqueness byBruteForce(const Puzzle &puzzle)
{
    return verdictOn(BruteForce(puzzle).solutions(2));
}

Puzzle emptyWith(const Geometry &geometry, const Constraint &constraint)
{
    Puzzle puzzle(geometry);
    puzzle.constraints.push_back(constraint);
    return puzzle;
}

/// Whether any board keeps the constraint as well.
bool hasBoard(const Geometry &geometry, const Constraint &constraint)
{
    return constraint.variant->isFor(geometry)
           && solve(emptyWith(geometry, constraint)).outcome == Outcome::Solved;
}

/// \a count digits of a board that keeps the constraint as well; nothing where there is no such board.
std::optional<Puzzle> someGivensWith(const Geometry &geometry, const Constraint &constraint, int count,
                                     Random &random)
{
    const Puzzle puzzle = emptyWith(geometry, constraint);
    const SolveOptions options{.seed = static_cast<std::int64_t>(random.below(1'000'000)),
                               .hasRandomPolarity = true};
    const SolveResult solved = solve(puzzle, options);
    if (solved.outcome != Outcome::Solved)
        return {};
    return withGivensOf(solved.solution, puzzle, count, random);
}

DigitSet digitsIn(const std::vector<Grid> &solutions, Cell cell)
{
    DigitSet digits;
    for (const Grid &solution : solutions)
        digits.insert(solution[cell]);
    return digits;
}

/// The givens and constraints among the reasons, with all houses.
Puzzle withReasons(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    Puzzle subset(puzzle.geometry);
    for (const Reason &reason : reasons) {
        if (const auto *given = std::get_if<GivenCell>(&reason))
            subset.givens.set(given->cell, puzzle.givens[given->cell]);
        else if (const auto *index = std::get_if<ConstraintIndex>(&std::get<RuleSource>(reason)))
            subset.constraints.push_back(puzzle.constraints[index->index]);
    }
    return subset;
}

struct Row
{
    std::string name;
    Constraint constraint;
    Geometry geometry;
    int givens;
};

/// A board of 4x4 whose rows and columns are no houses, with the digits 0 to 2.
Geometry freeBoard()
{
    return geometryOf(4, std::vector<int>(16, noRegion), 3, std::vector<SubBoard>())->withDigits({3, 0});
}

/// On two boards that have room for it, or on one.
void addRowsOf(const Variant &variant, std::vector<Row> &rows)
{
    int boards = 0;
    for (const auto &[geometry, givens] :
         {std::pair(defaultGeometry(4), 5), std::pair(defaultGeometry(6), 18),
          std::pair(defaultGeometry(9), 60), std::pair(freeBoard(), 5)}) {
        const Constraint constraint{&variant, {}};
        if (boards == 2 || !hasBoard(geometry, constraint))
            continue;
        std::string name(variant.id);
        name.append(", ").append(std::to_string(geometry.size()));
        rows.push_back({name, constraint, geometry, givens});
        ++boards;
    }
    require(boards > 0, "no board keeps this variant: give it another size here");
}

/// Some of them.
void addRowsOf(std::vector<Constraint> constraints, std::vector<Row> &rows)
{
    const Geometry geometry = defaultGeometry(4);
    std::erase_if(constraints, [&](const Constraint &constraint) { return !hasBoard(geometry, constraint); });
    require(!constraints.empty(), "no board keeps any sample of this variant");
    const std::size_t step = constraints.size() / 4 + 1;
    for (std::size_t i = 0; i < constraints.size(); i += step)
        rows.push_back({constraintText(geometry, constraints[i]), constraints[i], geometry, 5});
}

std::vector<Row> makeRows()
{
    std::vector<Row> rows;
    for (const Variant *variant : variants()) {
        if (variant->input == Input::Nothing)
            addRowsOf(*variant, rows);
        else
            addRowsOf(samples(*variant), rows);
    }
    return rows;
}

std::vector<NumberValue> valuesByBruteForce(const Puzzle &puzzle, const NumberPlace &place)
{
    const Constraint &constraint = puzzle.constraints[place.constraint];
    const NumberRange range = constraint.variant->numbers(puzzle.geometry, constraint.cells);
    std::vector<NumberValue> values;
    for (int value = range.min; value <= range.max; ++value)
        if (const Uniqueness verdict = byBruteForce(withNumber(puzzle, place, value));
            verdict != Uniqueness::None)
            values.push_back({value, verdict});
    return values;
}

/// Every analysis with each variant of the table, against trying everything.
class TestVariantAnalyses : public QObject
{
    Q_OBJECT

private:
    /// Where not all are tried, other ones of each analysis: \a first tells them apart.
    static void addRows(int first)
    {
        static const std::vector<Row> rows = makeRows();
        QTest::addColumn<Constraint>("constraint");
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        for (const Row &row : rows)
            if (isTried(first++, 6, 3))
                QTest::newRow(row.name.c_str()) << row.constraint << row.geometry << row.givens;
    }

    /// Calls \a examine with puzzles, each sound or with a fault.
    template <typename Examine>
    static void forPuzzles(Examine examine)
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        QFETCH(int, givens);
        Random random(11);
        for (int i = 0; i < sampleOf(16); ++i) {
            std::optional<Puzzle> puzzle = someGivensWith(geometry, constraint, givens, random);
            QVERIFY(puzzle);
            examine(i % 2 == 0 ? *puzzle : withFault(*puzzle, random));
            if (QTest::currentTestFailed())
                return;
        }
    }

private slots:
    void countsAndChecks_data() { addRows(0); }
    void countsAndChecks()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(manySolutions);
            QCOMPARE(check(puzzle).verdict, verdictOn(solutions));
            const CountResult counted = countSolutions(puzzle, manySolutions);
            QCOMPARE(counted.count, std::ssize(solutions));
        });
    }

    void findsTrueCandidates_data() { addRows(1); }
    void findsTrueCandidates()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions(manySolutions);
            CandidateSearch search(puzzle, 2);
            QCOMPARE(search.run(), solutions.empty() ? Outcome::None : Outcome::Solved);
            for (Cell cell = 0; cell < puzzle.geometry.cellCount() && !solutions.empty(); ++cell)
                QCOMPARE(search.counts().trueCandidates(cell), digitsIn(solutions, cell));
        });
    }

    void findsNumberValues_data() { addRows(4); }
    void findsNumberValues()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const NumberValuesResult result = findNumberValues(puzzle, numberPlaces(puzzle));
            QCOMPARE(result.outcome, Outcome::Solved);
            for (const NumberValues &found : result.found)
                QCOMPARE(found.values, valuesByBruteForce(puzzle, found.place));
        });
    }

    void explains_data() { addRows(2); }
    void explains()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const bool isSolvable = byBruteForce(puzzle) != Uniqueness::None;
            const MusAnswer answer = MusSearch(puzzle).next();
            QCOMPARE(answer.outcome, isSolvable ? MusOutcome::HasSolution : MusOutcome::Found);
            if (isSolvable)
                return;
            // With all houses too; trying everything on so few givens takes too long.
            QCOMPARE(check(withReasons(puzzle, answer.reasons)).verdict, Uniqueness::None);
            for (const Reason &reason : answer.reasons) {
                std::vector<Reason> rest = answer.reasons;
                std::erase(rest, reason);
                if (!std::holds_alternative<GivenCell>(reason)
                    || check(withReasons(puzzle, rest)).verdict != Uniqueness::None)
                    continue;
                const MusAnswer other = MusSearch(withReasons(puzzle, rest)).next();
                QVERIFY(std::ranges::any_of(other.reasons, [&](const Reason &each) { // another house
                    return std::ranges::find(rest, each) == rest.end();
                }));
            }
        });
    }

    void fixes_data() { addRows(3); }
    void fixes()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const bool isSolvable = byBruteForce(puzzle) != Uniqueness::None;
            const RepairResult result = findRepairs(puzzle);
            QCOMPARE(result.outcome, isSolvable ? Outcome::None : Outcome::Solved);
            QCOMPARE(result.repairs.empty(), isSolvable);
            for (const Repair &repair : result.repairs)
                QCOMPARE(byBruteForce(repaired(puzzle, repair.changes, repair.rules)), repair.verdict);
        });
    }

    void makesUniqueAndMinimizes_data() { addRows(4); }
    void makesUniqueAndMinimizes()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const SolveResult solved = solve(puzzle);
            if (solved.outcome != Outcome::Solved)
                return;
            const Completion completion = completeToUnique(puzzle, solved.solution);
            if (completion.outcome == Outcome::None) // no digit tells regions apart
                return;
            Puzzle proper = puzzle;
            for (const Cell cell : completion.cells)
                proper.givens.set(cell, solved.solution[cell]);
            QCOMPARE(byBruteForce(proper), Uniqueness::Unique);

            const MinimizeResult result =
                minimize(proper, groupsOfGivens(proper, symmetries().front(), {}, 1));
            QCOMPARE(result.outcome, Outcome::Solved);
            QCOMPARE(check(result.puzzle).verdict, Uniqueness::Unique);
            for (Cell cell = 0; cell < proper.geometry.cellCount(); ++cell) {
                if (!result.puzzle.givens.isFilled(cell))
                    continue;
                Puzzle less = result.puzzle;
                less.givens.clear(cell);
                QCOMPARE(check(less).verdict, Uniqueness::Multiple);
            }
        });
    }

    void findsWhatCouldGo_data() { addRows(5); }
    void findsWhatCouldGo()
    {
        forPuzzles([](const Puzzle &puzzle) {
            const Redundancy redundancy = findRedundancy(puzzle);
            const bool isProper = byBruteForce(puzzle) == Uniqueness::Unique;
            QCOMPARE(redundancy.outcome, isProper ? Outcome::Solved : Outcome::None);
            if (!isProper)
                return;
            for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
                if (!puzzle.givens.isFilled(cell))
                    continue;
                Puzzle less = puzzle;
                less.givens.clear(cell);
                const bool couldGo = std::ranges::count(redundancy.givens, cell) > 0;
                QCOMPARE(byBruteForce(less), couldGo ? Uniqueness::Unique : Uniqueness::Multiple);
            }
            Puzzle plain = puzzle;
            plain.constraints.clear();
            QCOMPARE(byBruteForce(plain),
                     redundancy.constraints.empty() ? Uniqueness::Multiple : Uniqueness::Unique);
        });
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestVariantAnalyses)

} // namespace sudoku::tst_variantanalyses

#include "tst_variantanalyses.moc"
