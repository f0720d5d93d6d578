// Covers core/proof: proofreader

#include <QTest>

#include "tests/memorylimit.h"
#include "tests/proofdata.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/proof/proof.h"
#include "tests/testprogram.h"

#include <thread>

namespace sudoku::tst_proof {

/// CaDiCaL's proof of \a cnf, which has no model.
std::string proofOf(const Cnf &cnf)
{
    const File file(std::tmpfile());
    require(file && prove(cnf, file.get(), {}) == ProofOutcome::Proved, "a formula with a model");
    return textOf(file.get());
}

Cnf pigeons(int holes)
{
    Cnf cnf;
    addPigeons(cnf, holes);
    return cnf;
}

Cnf withoutClause(const Cnf &cnf, int leftOut)
{
    Cnf rest;
    newVariables(rest, cnf.variableCount());
    for (int i = 0; i < cnf.clauseCount(); ++i)
        if (i != leftOut)
            rest.add(cnf.clause(i));
    return rest;
}

/// A hard formula, in which literals may come twice.
Cnf manyClauses(int variableCount, int count)
{
    Random random(1);
    Cnf cnf;
    newVariables(cnf, variableCount);
    const auto literal = [&] {
        const auto variable = 1 + static_cast<Literal>(random.below(variableCount));
        return random.below(2) == 0 ? variable : -variable;
    };
    for (int i = 0; i < count; ++i)
        cnf.add({literal(), literal(), literal()});
    return cnf;
}

std::stop_token requestedStop()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

class TestProof : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!hasProver())
            QSKIP("built without CaDiCaL");
    }

    void saysWhatHasAModel()
    {
        const File file(std::tmpfile());
        QCOMPARE(prove({}, file.get(), {}), ProofOutcome::Satisfiable);
        QCOMPARE(prove(formula(2, "1 2, -1 2"), file.get(), {}), ProofOutcome::Satisfiable);
    }

    void isAccepted_data()
    {
        QTest::addColumn<Cnf>("cnf");
        QTest::newRow("square") << formula(2, square);
        QTest::newRow("units") << formula(1, "1, -1");
        QTest::newRow("the empty clause") << formula(1, ",");
        QTest::newRow("the empty clause among others") << formula(2, "1 2,,-1");
        QTest::newRow("repeated and opposite literals")
            << formula(2, "1 1 2 2, 1 -2, -1 2 2, 1 -1, -1 -2, -1 -2");
        for (int holes = 1; holes <= (triesMuch() ? 8 : 6); ++holes)
            QTest::addRow("%d holes", holes) << pigeons(holes);
    }

    void isAccepted()
    {
        QFETCH(Cnf, cnf);
        QCOMPARE(verdictOn(cnf, proofOf(cnf)), ProofVerdict::Correct);
    }

    /// Long enough for all that CaDiCaL does between its searches.
    void hasNoStepButUnitPropagation()
    {
        Random random(3);
        int proved = 0;
        for (int round = 0; round < sampleOf(200); ++round) {
            const int variableCount = 20 + static_cast<int>(random.below(130));
            const Cnf cnf = randomFormula(variableCount, variableCount * 9 / 2, random);
            const File file(std::tmpfile());
            if (prove(cnf, file.get(), {}) != ProofOutcome::Proved)
                continue;
            ++proved;
            std::rewind(file.get());
            QCOMPARE(checkProof(cnf, file.get(), {}).verdict, ProofVerdict::Correct);
        }
        QVERIFY(proved > sampleOf(200) / 4);
    }

    void isRefusedForAFormulaWithAClauseLess()
    {
        const Cnf cnf = pigeons(5);
        const std::string proof = proofOf(cnf);
        for (int i = 0; i < cnf.clauseCount(); ++i)
            QCOMPARE(verdictOn(withoutClause(cnf, i), proof), ProofVerdict::Wrong);
    }

    void isRefusedForAnotherFormula()
    {
        const Cnf cnf = pigeons(5);
        QCOMPARE(verdictOn(cnf, proofOf(pigeons(4))), ProofVerdict::Wrong);
        QCOMPARE(verdictOn(pigeons(4), proofOf(cnf)), ProofVerdict::Malformed); // more variables
    }

    void isRefusedWhenCutOff()
    {
        const Cnf cnf = pigeons(4);
        const std::string proof = proofOf(cnf);
        const std::size_t end = proof.find("\n0\n") + 2; // of the empty clause
        for (std::size_t length = 0; length < end; ++length) {
            const OrHalt<ProofVerdict> verdict = verdictOn(cnf, proof.substr(0, length));
            QVERIFY(verdict == ProofVerdict::Incomplete || verdict == ProofVerdict::Malformed);
        }
        QCOMPARE(verdictOn(cnf, proof.substr(0, end)), ProofVerdict::Correct);
    }

    void survivesDamage()
    {
        Random random(4);
        const Cnf cnf = pigeons(4);
        const std::string proof = proofOf(cnf);
        for (int round = 0; round < sampleOf(8000); ++round) {
            std::string damaged = proof;
            for (std::size_t count = 1 + random.below(3); count > 0; --count)
                damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
            static_cast<void>(checked(cnf, damaged)); // may be right all the same
        }
    }

    void stopsAtOnce()
    {
        const Cnf cnf = pigeons(12);
        for (const int delay : {0, 1, 20, 200}) {
            const File file(std::tmpfile());
            std::stop_source source;
            std::jthread stopper([&source, delay] {
                std::this_thread::sleep_for(std::chrono::milliseconds(delay));
                source.request_stop();
            });
            QCOMPARE(prove(cnf, file.get(), source.get_token()), halted(Halt::Stopped));
        }
        const File file(std::tmpfile());
        QCOMPARE(prove(cnf, file.get(), requestedStop()), halted(Halt::Stopped));
    }

    void givesUpWhenTheDiskIsFull()
    {
        const File file(std::fopen("/dev/full", "w"));
        QCOMPARE(prove(formula(2, square), file.get(), {}), ProofOutcome::CannotWrite);
        QCOMPARE(prove(pigeons(12), file.get(), {}), ProofOutcome::CannotWrite); // in seconds, not hours
    }

    void survivesOutOfMemory_data()
    {
        QTest::addColumn<int>("megabytes");
        for (const int megabytes : {1, 4, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40})
            QTest::addRow("%d MB", megabytes) << megabytes;
    }

    void survivesOutOfMemory()
    {
        QFETCH(int, megabytes);
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const Cnf cnf = manyClauses(100'000, 250'000);
        QVERIFY(holdsInChild([&] {
            const File file(std::tmpfile());
            limitMemory(std::size_t{1'000'000} * megabytes);
            return prove(cnf, file.get(), {}) == halted(Halt::OutOfMemory);
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestProof)

} // namespace sudoku::tst_proof

#include "tst_proof.moc"
