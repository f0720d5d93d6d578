// Covers core/sat: cadicalsolver, guardedsolver, minisatsolver

#include "tests/core/sat/satbench.h"
#include "tests/memorylimit.h"
#include "tests/testprogram.h"

#include <limits>
#include <set>

namespace sudoku::tst_satsolver {

using namespace satbench;

std::string model(const SatSolver &solver, int variableCount)
{
    std::string bits;
    for (Literal variable = 1; variable <= variableCount; ++variable)
        bits += solver.isTrue(variable) ? '1' : '0';
    return bits;
}

/// Excludes the last model, and returns it.
std::string forbidModel(SatSolver &solver, int variableCount)
{
    Clause another;
    for (Literal variable = 1; variable <= variableCount; ++variable)
        another.push_back(solver.isTrue(variable) ? -variable : variable);
    const std::string forbidden = model(solver, variableCount);
    solver.add(another);
    return forbidden;
}

bool isSubset(const Clause &part, const Clause &whole)
{
    return std::ranges::all_of(part, [&](Literal l) { return std::ranges::find(whole, l) != whole.end(); });
}

class TestSatSolver : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatPropagationDerives()
    {
        Cnf cnf;
        const Clause v = newVariables(cnf, 4);
        cnf.add({-v[0], v[1]});
        cnf.add({-v[1], -v[2]});
        cnf.add({v[2], v[3]});
        for (const bool hasSolved : {false, true}) { // a search must not be disturbed, nor disturb
            const auto solver = makeMiniSat({});
            solver->add(cnf, {});
            if (hasSolved)
                QCOMPARE(*solver->solve({}, {}), Verdict::Satisfiable);
            const auto implied = [&](const Clause &assumptions) {
                const Clause literals = solver->implied(assumptions);
                return std::set<Literal>(literals.begin(), literals.end());
            };
            QCOMPARE(implied({v[0]}), (std::set<Literal>{v[0], v[1], -v[2], v[3]}));
            QCOMPARE(implied({v[3]}), std::set<Literal>{v[3]});
            QVERIFY(implied({v[0], v[2]}).empty()); // a contradiction
            QCOMPARE(*solver->solve(Clause{v[0], v[2]}, {}), Verdict::Unsatisfiable);
            QCOMPARE(*solver->solve(Clause{v[0]}, {}), Verdict::Satisfiable);
            QVERIFY(!solver->isTrue(v[2]));
        }
    }

    void branchesOnTheFirstVariablesOnly()
    {
        Cnf cnf;
        const Clause inputs = newVariables(cnf, 6);
        Clause parity{inputs[0]}; // each the exclusive or of the last one and an input
        for (int i = 1; i < 6; ++i) {
            const Literal last = parity.back();
            const Literal next = cnf.newVariable();
            cnf.add({-next, last, inputs[i]});
            cnf.add({-next, -last, -inputs[i]});
            cnf.add({next, -last, inputs[i]});
            cnf.add({next, last, -inputs[i]});
            parity.push_back(next);
        }
        for (const SolverKind &kind : solverKinds()) {
            const auto solver = kind.make({.branchingVariables = 6});
            solver->add(cnf, {});
            for (const bool isOdd : {false, true}) {
                const Clause assumption{isOdd ? parity.back() : -parity.back()};
                QCOMPARE(*solver->solve(assumption, {}), Verdict::Satisfiable);
                const auto count =
                    std::ranges::count_if(inputs, [&](Literal input) { return solver->isTrue(input); });
                QCOMPARE(count % 2 == 1, isOdd);
            }
        }
    }

    void areFoundById()
    {
        std::set<std::string_view> ids;
        for (const SolverKind &kind : solverKinds()) {
            QVERIFY(!kind.id.empty());
            QVERIFY(!kind.name.empty());
            QVERIFY(ids.insert(kind.id).second);
            QCOMPARE(findSolver(kind.id), &kind);
        }
        QVERIFY(findSolver("") == nullptr);
        QVERIFY(findSolver("no-such-solver") == nullptr);
    }

    void findsAModel_data() { addEverySolver(); }

    void findsAModel()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(8);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
        QVERIFY(satisfies(*solver, cnf));
        QCOMPARE(solver->isTrue(1), !solver->isTrue(-1));
        if (kind->id == "minisat") { // others may not tell
            QVERIFY(solver->statistics().decisions > 0);
            QVERIFY(solver->statistics().propagations > 0);
        }
    }

    void countsModelsByForbiddingThem_data() { addEverySolver(); }

    void countsModelsByForbiddingThem()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(4);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        std::set<std::string> models;
        while (solver->solve({}, {}) == Verdict::Satisfiable)
            QVERIFY(models.insert(forbidModel(*solver, 16)).second);
        QCOMPARE(models.size(), 24u);
    }

    /// Going on from the last model must find the same ones, whatever is asked or added in between.
    void findsManyModels_data() { addEverySolver(); }

    void findsManyModels()
    {
        QFETCH(const SolverKind *, kind);
        constexpr int variableCount = 25;
        const Cnf cnf = permutations(5);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        solver->expectMany();
        std::set<std::string> models;
        while (solver->solve({}, {}) == Verdict::Satisfiable) {
            QVERIFY(models.insert(forbidModel(*solver, variableCount)).second);
            const Clause question{static_cast<Literal>(models.size() % variableCount) + 1};
            if (models.size() % 7 == 0 && solver->solve(question, {}) == Verdict::Satisfiable)
                QVERIFY(models.insert(forbidModel(*solver, variableCount)).second);
            if (models.size() % 5 == 0)
                QVERIFY(std::ranges::count(solver->implied(question), -question.front()) == 0);
        }
        QCOMPARE(models.size(), 120u);
        QVERIFY(solver->solve({}, {}) == Verdict::Unsatisfiable);
    }

    /// A clause that the last model satisfies, or that is a fact, begins anew.
    void findsTheRestOfManyModels_data() { addEverySolver(); }

    void findsTheRestOfManyModels()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(5);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        solver->expectMany();
        QVERIFY(solver->solve({}, {}) == Verdict::Satisfiable);
        Literal first = 1; // the place of the first number
        while (!solver->isTrue(first))
            ++first;
        solver->add(Clause{first, first % 5 + 1});
        solver->add(Clause{-first});
        std::set<std::string> models;
        while (solver->solve({}, {}) == Verdict::Satisfiable) {
            QVERIFY(solver->isTrue(first % 5 + 1));
            QVERIFY(models.insert(forbidModel(*solver, 25)).second);
        }
        QCOMPARE(models.size(), 24u);
    }

    /// A clause that the last model contradicts may name a literal twice.
    void takesRepeatedLiteralsAfterAModel_data() { addEverySolver(); }

    void takesRepeatedLiteralsAfterAModel()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(3);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        solver->expectMany();
        for (int left = 3; left > 0; --left) { // places of the first number
            QVERIFY(solver->solve({}, {}) == Verdict::Satisfiable);
            Literal first = 1;
            while (!solver->isTrue(first))
                ++first;
            solver->add(Clause{-first, -first});
        }
        QVERIFY(solver->solve({}, {}) == Verdict::Unsatisfiable);
    }

    /// The clause that excludes the last model is false without any decision.
    void endsWithFacts_data() { addEverySolver(); }

    void endsWithFacts()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        const Clause variables = newVariables(cnf, 4);
        cnf.add({variables[0]});
        cnf.add({variables[1]});
        cnf.add({variables[2], variables[3]}); // which needs a decision
        const auto solver = kind->make({});
        solver->add(cnf, {});
        solver->expectMany();
        QVERIFY(solver->solve({}, {}) == Verdict::Satisfiable);
        solver->add(Clause{-variables[0], -variables[1]});
        QVERIFY(solver->solve({}, {}) == Verdict::Unsatisfiable);
    }

    void knowsContradictions_data() { addEverySolver(); }

    void knowsContradictions()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        addPigeons(cnf, 5);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
        QVERIFY(solver->core().empty());
        QVERIFY(solver->statistics().conflicts > 0);
        QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
        QCOMPARE(solver->solve(Clause{1}, {}), Verdict::Unsatisfiable);
        QVERIFY(solver->core().empty());
    }

    void takesTheEmptyClause_data() { addEverySolver(); }

    void takesTheEmptyClause()
    {
        QFETCH(const SolverKind *, kind);
        const auto solver = kind->make({});
        QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable); // no clause at all
        Cnf cnf;
        cnf.add({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
        QVERIFY(solver->core().empty());
    }

    void takesRepeatedAndOppositeLiterals_data() { addEverySolver(); }

    void takesRepeatedAndOppositeLiterals()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        newVariables(cnf, 2);
        cnf.add({1, 1, 1});
        cnf.add({2, -2});
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {2}));
        QVERIFY(solver->isTrue(1));
        QVERIFY(isSatisfiable(*solver, {-2, -2}));
        QVERIFY(!isSatisfiable(*solver, {-1}));
    }

    void saysWhichAssumptionsContradict_data() { addEverySolver(); }

    void saysWhichAssumptionsContradict()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        newVariables(cnf, 6);
        cnf.add({-1, -2});     // not both
        cnf.add({-3, -4, -5}); // not all three
        const auto solver = kind->make({});
        solver->add(cnf, {});
        for (const Clause &assumptions :
             {Clause{6, 1, 2}, Clause{1, 3, 4, 5, -6}, Clause{1, -1}, Clause{5, 4, 3, 1, 2}}) {
            QCOMPARE(solver->solve(assumptions, {}), Verdict::Unsatisfiable);
            const Clause core = solver->core();
            QVERIFY(!core.empty());
            QVERIFY(isSubset(core, assumptions));
            QVERIFY(!isSubset({6}, core));
            QCOMPARE(solver->solve(core, {}), Verdict::Unsatisfiable);
            QVERIFY(isSatisfiable(*solver, {1, 3, 4})); // and nothing of it stays
        }
    }

    void coreIsEmptyWhenClausesContradict_data() { addEverySolver(); }

    void coreIsEmptyWhenClausesContradict()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        newVariables(cnf, 2);
        cnf.add({1});
        cnf.add({-1});
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve(Clause{2}, {}), Verdict::Unsatisfiable);
        QVERIFY(solver->core().empty());
    }

    void takesAGrowingFormula_data() { addEverySolver(); }

    void takesAGrowingFormula()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        newVariables(cnf, 2);
        cnf.add({1, 2});
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {-1, 2}));
        cnf.newVariable();
        cnf.add({-2, 3});
        cnf.add({-3, 1});
        solver->add(cnf, {});
        QVERIFY(!isSatisfiable(*solver, {-1}));
        QVERIFY(isSatisfiable(*solver, {1, -2}));
        solver->add(cnf, {}); // nothing new
        QVERIFY(isSatisfiable(*solver, {1}));
        solver->add(Clause{-1});
        QVERIFY(!isSatisfiable(*solver, {}));
    }

    void seeds_data()
    {
        QTest::addColumn<const SolverKind *>("kind");
        QTest::addColumn<qint64>("seed");
        constexpr std::int64_t two31 = std::int64_t{1} << 31;
        for (const SolverKind &kind : solverKinds())
            for (const std::int64_t seed :
                 {std::int64_t{0}, std::int64_t{1}, std::int64_t{-1}, std::int64_t{-5}, two31 - 2, two31 - 1,
                  two31, -two31, std::numeric_limits<std::int64_t>::min(),
                  std::numeric_limits<std::int64_t>::max()})
                QTest::addRow("%s %lld", kind.id.data(), static_cast<long long>(seed))
                    << &kind << qint64{seed};
    }

    void seeds()
    {
        QFETCH(const SolverKind *, kind);
        QFETCH(qint64, seed);
        const Cnf cnf = permutations(12);
        for (const bool isRandom : {false, true}) {
            std::set<std::string> models;
            for (int run = 0; run < 2; ++run) {
                const auto solver = kind->make({.seed = seed, .hasRandomPolarity = isRandom});
                solver->add(cnf, {});
                QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
                QVERIFY(satisfies(*solver, cnf));
                models.insert(model(*solver, cnf.variableCount()));
            }
            QCOMPARE(models.size(), 1u); // the same seed gives the same run
        }
    }

    void differentSeedsGiveDifferentModels_data() { addEverySolver(); }

    void differentSeedsGiveDifferentModels()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(12);
        std::set<std::string> models;
        for (int seed = -10; seed < 10; ++seed) {
            const auto solver = kind->make({.seed = seed, .hasRandomPolarity = true});
            solver->add(cnf, {});
            QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
            models.insert(model(*solver, cnf.variableCount()));
        }
        QVERIFY(models.size() > 10);
    }

    void survivesOutOfMemory_data() { addEverySolver(); }

    void survivesOutOfMemory()
    {
        QFETCH(const SolverKind *, kind);
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const Cnf cnf = permutations(150); // some 160 MB in a solver
        const Clause harmless{1};          // made here, for not a byte may be left then
        QVERIFY(holdsInChild([&] {
            const auto solver = kind->make({});
            limitMemory(20'000'000);
            solver->add(cnf, {});
            const bool isRefused = solver->solve({}, {}) == halted(Halt::OutOfMemory);
            solver->add(harmless);
            solver->add(cnf, {});
            return isRefused && solver->solve({}, {}) == halted(Halt::OutOfMemory)
                   && solver->statistics().conflicts == 0;
        }));
    }

    void givesMemoryBack_data() { addEverySolver(); }

    void givesMemoryBack()
    {
        QFETCH(const SolverKind *, kind);
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        if (kind->id == "cadical")
            QSKIP("CaDiCaL 1.5 cannot be destroyed then");
        const Cnf large = permutations(150);
        const Cnf small = permutations(8);
        QVERIFY(holdsInChild([&] {
            limitMemory(20'000'000);
            const auto exhausted = kind->make({});
            exhausted->add(large, {});
            const auto solver = kind->make({}); // beside the exhausted one
            solver->add(small, {});
            return exhausted->solve({}, {}) == halted(Halt::OutOfMemory) && isSatisfiable(*solver, {});
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSatSolver)

} // namespace sudoku::tst_satsolver

#include "tst_satsolver.moc"
