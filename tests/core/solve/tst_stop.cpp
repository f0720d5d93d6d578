#include <QTest>

#include "tests/heavyboard.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"

#include "core/analyse/completion.h"
#include "core/analyse/estimate.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/repair.h"
#include "core/analyse/truecandidates.h"
#include "core/analyse/unavoidableset.h"
#include "core/analyse/verify.h"
#include "core/encode/decodemodel.h"
#include "core/encode/encoding.h"
#include "core/encode/formula.h"
#include "core/encode/formulapart.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/generate/generate.h"
#include "core/generate/improper.h"
#include "core/measure/measurement.h"
#include "core/proof/proof.h"
#include "core/solve/count.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <functional>

namespace sudoku::tst_stop {

/// Something that can be stopped, and whether it says that it was.
struct Engine
{
    const char *name;
    std::function<bool(const std::stop_token &)> saysStopped;
};

const HeavyBoard &heavy()
{
    static const HeavyBoard board;
    return board;
}

bool isStoppedSolve(const SolveOptions &options, const std::stop_token &stop)
{
    return solve(heavy().puzzle, options, stop).outcome == halted(Halt::Stopped);
}

bool isStoppedGenerate(const std::stop_token &stop)
{
    return generate(GenerateRequest(heavy().puzzle), {}, stop).outcome == halted(Halt::Stopped);
}

/// A stop comes while X-sums are derived, which takes long.
bool isStoppedDeriving(const std::stop_token &stop)
{
    Random random(1);
    constexpr int allSides = 100;
    return std::ssize(
               deriveConstraints(emptyBoard(25), heavy().solution, *findVariant("x-sum"), random, stop))
           < allSides;
}

bool isStoppedGenerateDerived(const std::stop_token &stop)
{
    GenerateRequest request(emptyBoard(25));
    request.derived = {findVariant("x-sum")};
    return generate(request, {}, stop).outcome == halted(Halt::Stopped);
}

bool isStoppedImproper(const std::stop_token &stop)
{
    Puzzle puzzle = heavy().puzzle;
    puzzle.givens = heavy().solution;
    const GenerateRequest request(heavy().puzzle);
    Random random(1);
    return makeImproper(puzzle, heavy().solution, request, random, {}, stop) == halted(Halt::Stopped);
}

bool isStoppedVerify(const std::stop_token &stop)
{
    const CheckResult unique{Uniqueness::Unique, {heavy().solution}, {}};
    return verify(heavy().puzzle, unique, stop) == halted(Halt::Stopped);
}

bool isStoppedModel(const std::stop_token &stop)
{
    const auto solution = solutionOf(heavy().puzzle, Model(), stop);
    return !solution && std::holds_alternative<fault::Stopped>(solution.error());
}

bool isStoppedPart(EncodingKind kind, const std::stop_token &stop)
{
    const int xSum = 1; // behind a sandwich
    const auto part =
        FormulaPart::make(heavy().puzzle, {.kind = kind}, RuleSource(ConstraintIndex{xSum}), stop);
    return !part && part.error() == Propagation::Stopped;
}

/// What comes before a search: rules, candidates, clauses; and reading what comes of it.
std::vector<Engine> preparations()
{
    const Puzzle &puzzle = heavy().puzzle;
    return {
        {"expand", [&](const std::stop_token &stop) { return !activeRules(puzzle, stop); }},
        {"propagate",
         [&](const std::stop_token &stop) {
             return writtenCandidates(puzzle, EncodingKind::Facts, {}, stop).propagation
                    == Propagation::Stopped;
         }},
        {"encode facts",
         [&](const std::stop_token &stop) { return !formulaOf(puzzle, {.isOpenOnly = true}, stop); }},
        {"encode all", [&](const std::stop_token &stop) { return !formulaOf(puzzle, {}, stop); }},
        {"a part of facts",
         [](const std::stop_token &stop) { return isStoppedPart(EncodingKind::Facts, stop); }},
        {"a part of all",
         [](const std::stop_token &stop) { return isStoppedPart(EncodingKind::FullFacts, stop); }},
        {"read a model", isStoppedModel},
    };
}

std::vector<Engine> searches()
{
    const Puzzle &puzzle = heavy().puzzle;
    return {
        {"solve", [](const std::stop_token &stop) { return isStoppedSolve({}, stop); }},
        {"solve by guesses",
         [](const std::stop_token &stop) { return isStoppedSolve({.maxGuesses = defaultGuesses}, stop); }},
        {"solve with selectors",
         [](const std::stop_token &stop) {
             return isStoppedSolve({.encode = {.kind = EncodingKind::Selectors}}, stop);
         }},
        {"solve all",
         [](const std::stop_token &stop) {
             return isStoppedSolve({.encode = {.kind = EncodingKind::FullFacts}}, stop);
         }},
        {"check",
         [&](const std::stop_token &stop) {
             return check(puzzle, {}, stop).verdict == halted(Halt::Stopped);
         }},
        {"count",
         [&](const std::stop_token &stop) {
             return countSolutions(puzzle, 10, {}, stop).end == halted(Halt::Stopped);
         }},
    };
}

std::vector<Engine> analyses()
{
    const Puzzle &puzzle = heavy().puzzle;
    const Grid &solution = heavy().solution;
    return {
        {"candidates",
         [&](const std::stop_token &stop) {
             return CandidateSearch(puzzle, 1, {}).run(stop) == halted(Halt::Stopped);
         }},
        {"explain",
         [&](const std::stop_token &stop) {
             return MusSearch(puzzle).next(stop).outcome == halted(Halt::Stopped);
         }},
        {"repair",
         [&](const std::stop_token &stop) {
             return findRepairs(puzzle, {}, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"minimize",
         [&](const std::stop_token &stop) {
             return minimize(puzzle, {}, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"redundancy",
         [&](const std::stop_token &stop) {
             return findRedundancy(puzzle, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"unavoidable set",
         [&](const std::stop_token &stop) {
             return findUnavoidableSet(puzzle, solution, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"completion",
         [&](const std::stop_token &stop) {
             return completeToUnique(puzzle, solution, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"estimate",
         [&](const std::stop_token &stop) {
             return estimateSolutions(puzzle, 1, 1, {}, stop).outcome == halted(Halt::Stopped);
         }},
        {"measure", [&](const std::stop_token &stop) { return !measure(puzzle, {}, stop); }},
        {"generate", isStoppedGenerate},
        {"generate with derived clues", isStoppedGenerateDerived},
        {"derive clues", isStoppedDeriving},
        {"make improper", isStoppedImproper},
        {"verify", isStoppedVerify},
    };
}

std::vector<Engine> engines()
{
    std::vector<Engine> all = preparations();
    for (const auto &more : {searches(), analyses()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// A killer, a line or a clue outside, so that propagation follows rules of every kind.
std::vector<Puzzle> smallPuzzles()
{
    const auto with = [](const char *givens, std::vector<Constraint> constraints) {
        Puzzle puzzle = board(givens);
        puzzle.constraints = std::move(constraints);
        return puzzle;
    };
    const Constraint sandwich{findVariant("sandwich"), {0, 1, 2, 3}, {2}};
    const Constraint xSum{findVariant("x-sum"), {3, 7, 11, 15}, {6}};
    const Constraint killer{findVariant("killer"), {4, 5}, {5}};
    const Constraint thermometer{findVariant("thermometer"), {8, 13, 14}};
    return {
        with("................", {sandwich, xSum}),
        with("1...............", {sandwich, xSum, killer, thermometer}),
        with("12..............", {killer, thermometer}),
        with("11..............", {sandwich}),
        with("4...............", {killer, {findVariant("even"), {0, 1}}}),
    };
}

/// All solutions in the order in which they come, with a stop at each question that is left after the one
/// before.
std::vector<std::string> solutionsWithStops(const Puzzle &puzzle, const SolveOptions &options)
{
    SolutionSearch search(puzzle, options);
    std::vector<std::string> found;
    for (std::int64_t step = 1;; ++step) {
        const StopProbe probe(step % 50 + 1);
        const OrHalt<Outcome> outcome = search.next(probe.token());
        if (outcome == Outcome::Solved)
            found.push_back(text(search.solution()));
        else if (outcome != halted(Halt::Stopped))
            return found;
        if (outcome == halted(Halt::Stopped) && step > 10'000)
            return {"stands still"};
    }
}

class TestStop : public QObject
{
    Q_OBJECT

    int m_count = 0;

private slots:
    void everyEngineObeysAtOnce_data()
    {
        QTest::addColumn<Engine>("engine");
        for (const Engine &engine : engines())
            QTest::newRow(engine.name) << engine;
    }

    /// Counted in questions for the stop, which come every few thousand steps: the machine may be as busy as
    /// it likes.
    void everyEngineObeysAtOnce()
    {
        QFETCH(Engine, engine);
        if (engine.name == std::string("verify") && !hasProver())
            QSKIP("There is no prover.");
        for (const int requestAt : {0, 1, 2, 3, 10, 50, 150, 210}) {
            if (!isTried(m_count++, 3))
                continue;
            const StopProbe probe(requestAt);
            QVERIFY2(engine.saysStopped(probe.token()), qPrintable(QString::number(requestAt)));
            QVERIFY(probe.wasRequested());
            QVERIFY2(probe.questionsLater() <= 10, qPrintable(QString::number(probe.questionsLater())));
        }
    }

    void theHeavyBoardIsPossible()
    {
        QVERIFY(isSolution(heavy().puzzle, heavy().solution));
        QCOMPARE(std::ssize(heavy().puzzle.constraints), 210);
    }

    /// No engine takes a propagation that was stopped for one that came to an end.
    void aStopIsNoVerdict()
    {
        for (const Puzzle &puzzle : smallPuzzles()) {
            const OrHalt<Uniqueness> verdict = check(puzzle).verdict;
            const OrHalt<MusOutcome> conflict = MusSearch(puzzle).next().outcome;
            const OrHalt<Outcome> repair = findRepairs(puzzle).outcome;
            const auto groups = groupsOfGivens(puzzle, symmetries().front(), {}, 1);
            const OrHalt<Outcome> minimized = minimize(puzzle, groups).outcome;
            for (int requestAt = 0; requestAt < 60; requestAt += triesMuch() ? 1 : 7) {
                const tl::unexpected<Halt> stopped = halted(Halt::Stopped);
                const auto isAnswer = [&](const auto &right, auto ask) {
                    const StopProbe probe(requestAt);
                    const auto found = ask(probe.token());
                    return found == right || (found == stopped && probe.wasRequested());
                };
                for (const int guesses : {0, 10})
                    QVERIFY(isAnswer(verdict, [&](auto stop) {
                        return check(puzzle, {.maxGuesses = guesses}, stop).verdict;
                    }));
                QVERIFY(isAnswer(conflict, [&](auto stop) { return MusSearch(puzzle).next(stop).outcome; }));
                QVERIFY(
                    isAnswer(repair, [&](auto stop) { return findRepairs(puzzle, {}, {}, stop).outcome; }));
                QVERIFY(isAnswer(minimized,
                                 [&](auto stop) { return minimize(puzzle, groups, {}, stop).outcome; }));
            }
        }
    }

    void aSearchGoesOnWhereItWasStopped()
    {
        for (const Puzzle &puzzle : smallPuzzles()) {
            const SolveOptions options{.maxGuesses = 10'000};
            SolutionSearch whole(puzzle, options);
            std::vector<std::string> expected;
            while (whole.next({}) == Outcome::Solved)
                expected.push_back(text(whole.solution()));
            QCOMPARE(solutionsWithStops(puzzle, options), expected);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestStop)

} // namespace sudoku::tst_stop

#include "tst_stop.moc"
