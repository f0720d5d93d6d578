// Covers core/analyse: completion, unavoidableset

#include <QTest>

#include "tests/haltingsolver.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/analyse/completion.h"
#include "core/analyse/estimate.h"
#include "core/analyse/minimize.h"
#include "core/analyse/mussearch.h"
#include "core/analyse/repair.h"
#include "core/analyse/ruleproposals.h"
#include "core/analyse/truecandidates.h"
#include "core/analyse/unavoidableset.h"
#include "core/generate/generate.h"
#include "core/solve/count.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

#include <functional>

namespace sudoku::tst_halts {

template <typename Answer>
std::optional<Halt> haltOf(const OrHalt<Answer> &answer)
{
    return answer ? std::nullopt : std::optional(answer.error());
}

struct Analysis
{
    const char *name;
    std::function<std::optional<Halt>(const SolveOptions &)> run;
};

Puzzle contradiction()
{
    return board("123............4");
}

std::vector<Analysis> analyses()
{
    const Puzzle many = board("1...............");
    const Grid solution = solve(many).solution;
    const Puzzle full = puzzleOf(many.geometry, solution);
    return {
        {"solve", [=](const SolveOptions &options) { return haltOf(solve(many, options).outcome); }},
        {"check", [=](const SolveOptions &options) { return haltOf(check(many, options).verdict); }},
        {"count", [=](const SolveOptions &options) { return haltOf(countSolutions(many, 3, options).end); }},
        {"conflict",
         [](const SolveOptions &options) {
             return haltOf(MusSearch(contradiction(), options).next().outcome);
         }},
        {"repair",
         [](const SolveOptions &options) {
             return haltOf(findRepairs(contradiction(), {}, options).outcome);
         }},
        {"candidates",
         [=](const SolveOptions &options) { return haltOf(CandidateSearch(many, 2, options).run()); }},
        {"unavoidable set",
         [=](const SolveOptions &options) {
             return haltOf(findUnavoidableSet(many, solution, options).outcome);
         }},
        {"completion",
         [=](const SolveOptions &options) {
             return haltOf(completeToUnique(many, solution, options).outcome);
         }},
        {"estimate",
         [=](const SolveOptions &options) { return haltOf(estimateSolutions(many, 3, 1, options).outcome); }},
        {"minimize",
         [=](const SolveOptions &options) {
             return haltOf(
                 minimize(full, groupsOfGivens(full, symmetries().front(), {}, 1), options).outcome);
         }},
        {"redundancy",
         [=](const SolveOptions &options) { return haltOf(findRedundancy(full, options).outcome); }},
        {"rules",
         [](const SolveOptions &options) {
             Puzzle two = board("1.3.3.1.21434321");
             two.constraints = {{findVariant("white-dot"), {8, 9}}};
             return haltOf(findRuleProposals(two, {}, options).outcome);
         }},
    };
}

/// Whether an analysis whose solver halts after \a questions has no answer, for the same reason. \a hasHalted
/// tells whether it came to that.
bool isPassedOn(const Analysis &analysis, int questions, const Halt &halt, bool &hasHalted)
{
    const auto script = std::make_shared<HaltScript>(HaltScript{halt, questions});
    const auto told = analysis.run({.solver = haltingKind(script)});
    hasHalted = script->hasHalted;
    return hasHalted ? told == halt && told->failure().number == halt.failure().number : !told;
}

/// Why the solver has no answer is why there is none to the question.
class TestHalts : public QObject
{
    Q_OBJECT

private slots:
    void areNeverLost_data()
    {
        QTest::addColumn<Analysis>("analysis");
        for (const Analysis &analysis : analyses())
            QTest::newRow(analysis.name) << analysis;
    }

    void areNeverLost()
    {
        QFETCH(Analysis, analysis);
        const SolverFailure failure{.fault = SolverFault::Crashed, .number = 11};
        for (const Halt &halt : {Halt(Halt::OutOfMemory), Halt(failure), Halt(Halt::WrongSolution)}) {
            bool hasHalted = true;
            int questions = 0;
            for (; hasHalted; questions += triesMuch() ? 1 : 4)
                QVERIFY2(isPassedOn(analysis, questions, halt, hasHalted),
                         qPrintable(QString::number(questions)));
            QVERIFY(questions > 1);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestHalts)

} // namespace sudoku::tst_halts

#include "tst_halts.moc"
