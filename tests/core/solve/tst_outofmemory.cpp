#include <QTest>

#include "tests/memorylimit.h"
#include "tests/testdata.h"

#include "core/analyse/completion.h"
#include "core/analyse/estimate.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/repair.h"
#include "core/analyse/truecandidates.h"
#include "core/analyse/unavoidableset.h"
#include "core/generate/generate.h"
#include "core/solve/count.h"
#include "core/solve/timelimit.h"
#include "tests/testprogram.h"

#include <array>
#include <functional>

namespace sudoku::tst_outofmemory {

using Analysis = std::function<OrHalt<Outcome>(const Puzzle &, const std::stop_token &)>;

struct NamedAnalysis
{
    const char *name;
    Analysis run;
};

/// Made without a solver, which would leave freed memory behind.
Grid patternGrid()
{
    Grid grid(625);
    for (Cell cell = 0; cell < 625; ++cell)
        grid.set(cell, (cell / 25 % 5 * 5 + cell / 125 + cell % 25) % 25 + 1);
    return grid;
}

OrHalt<Outcome> outcomeOf(const MusAnswer &answer)
{
    if (!answer.outcome)
        return halted(answer.outcome.error());
    return Outcome::Solved;
}

/// Every analysis with what it needs made before memory is short.
std::vector<NamedAnalysis> analyses(const Grid &solution)
{
    return {
        {"conflict", [](const Puzzle &puzzle,
                        const std::stop_token &stop) { return outcomeOf(MusSearch(puzzle).next(stop)); }},
        {"count", [](const Puzzle &puzzle,
                     const std::stop_token &stop) { return countSolutions(puzzle, 20, {}, stop).end; }},
        {"candidates", [](const Puzzle &puzzle,
                          const std::stop_token &stop) { return CandidateSearch(puzzle, 2).run(stop); }},
        {"unavoidable set",
         [=](const Puzzle &puzzle, const std::stop_token &stop) {
             return findUnavoidableSet(puzzle, solution, {}, stop).outcome;
         }},
        {"completion",
         [=](const Puzzle &puzzle, const std::stop_token &stop) {
             return completeToUnique(puzzle, solution, {}, stop).outcome;
         }},
        {"estimate",
         [](const Puzzle &puzzle, const std::stop_token &stop) {
             return estimateSolutions(puzzle, 2, 1, {}, stop).outcome;
         }},
        {"repair", [](const Puzzle &puzzle,
                      const std::stop_token &stop) { return findRepairs(puzzle, {}, {}, stop).outcome; }},
        {"minimize",
         [](const Puzzle &puzzle, const std::stop_token &stop) {
             return minimize(puzzle, groupsOfGivens(puzzle, symmetries().front(), {}, 1), {}, stop).outcome;
         }},
        {"generate",
         [](const Puzzle &puzzle, const std::stop_token &stop) {
             return generate(GenerateRequest(puzzle), {}, stop).outcome;
         }},
        {"redundancy", [](const Puzzle &puzzle,
                          const std::stop_token &stop) { return findRedundancy(puzzle, {}, stop).outcome; }},
    };
}

/// No analysis ends the program when memory is short: each says so.
class TestOutOfMemory : public QObject
{
    Q_OBJECT

private slots:
    void isAnOutcome_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<NamedAnalysis> all = analyses({});
        for (int i = 0; i < std::ssize(all); ++i)
            QTest::newRow(all[i].name) << i;
    }

    void isAnOutcome()
    {
        QFETCH(int, index);
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const Puzzle puzzle = emptyBoard(25);
        const Analysis run = analyses(patternGrid())[index].run;
        for (const std::size_t megabytes : {1, 20, 60})
            QVERIFY(holdsInChild([&] {
                std::stop_source time; // a thread that stops needs memory too, so it comes first
                const TimeLimit limit(time.get_token(), std::chrono::milliseconds(700));
                limitMemory(megabytes * 1'000'000);
                const OrHalt<Outcome> outcome = run(puzzle, limit.token());
                return megabytes > 1 || outcome == halted(Halt::OutOfMemory);
            }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOutOfMemory)

} // namespace sudoku::tst_outofmemory

#include "tst_outofmemory.moc"
