// Covers core/proof: rupclauses

#include <QTest>

#include "tests/memorylimit.h"
#include "tests/proofdata.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <thread>

namespace sudoku::tst_rupchecker {

/// Lines that look like a proof over \a variableCount variables and end with the empty clause.
std::string randomProof(int variableCount, Random &random)
{
    std::string proof;
    for (std::size_t line = random.below(12); line > 0; --line) {
        if (random.below(4) == 0)
            proof += "d ";
        for (std::size_t literals = 1 + random.below(3); literals > 0; --literals)
            proof +=
                (random.below(2) == 0 ? "-" : "") + std::to_string(1 + random.below(variableCount)) + ' ';
        proof += "0\n";
    }
    return proof + "0\n";
}

bool hasModel(const Cnf &cnf)
{
    const auto solver = makeMiniSat({});
    solver->add(cnf, {});
    return isSatisfiable(*solver, {});
}

std::stop_token requestedStop()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

class TestRupChecker : public QObject
{
    Q_OBJECT

private slots:
    void checks_data()
    {
        QTest::addColumn<std::string>("clauses");
        QTest::addColumn<std::string>("proof");
        QTest::addColumn<ProofVerdict>("verdict");
        QTest::addColumn<int>("steps");
        const auto row = [](const char *name, const char *clauses, const char *proof, ProofVerdict verdict,
                            int steps) {
            QTest::newRow(name) << std::string(clauses) << std::string(proof) << verdict << steps;
        };
        row("unit, then empty", square, "2 0\n0\n", ProofVerdict::Correct, 2);
        row("empty at once", square, "0\n", ProofVerdict::Wrong, 0);
        row("empty clause forgotten", square, "2 0\n", ProofVerdict::Incomplete, 1);
        row("nothing", square, "", ProofVerdict::Incomplete, 0);
        row("white space", square, " \n\t\r\n", ProofVerdict::Incomplete, 0);
        row("any white space", square, "\t2\n0\r\n\n0", ProofVerdict::Correct, 2);
        row("what follows the empty clause", square, "2 0\n0\nrubbish", ProofVerdict::Correct, 2);
        row("deleted when not needed", square, "2 0\nd 1 2 0\n0\n", ProofVerdict::Correct, 3);
        row("deleted though needed", square, "d 1 2 0\n2 0\n0\n", ProofVerdict::Wrong, 1);
        row("deleted in another order", square, "d 2 1 0\n2 0\n", ProofVerdict::Wrong, 1);
        row("deleted what never was", "1 2, -1 2, 1 -2, -1 -2, 3", "d 1 3 0\nd 1 2 3 0\n2 0\n0\n",
            ProofVerdict::Correct, 4);
        row("one of two equal clauses deleted", "1 2, 2 1, -1 2, 1 -2, -1 -2", "d 1 2 0\n2 0\n0\n",
            ProofVerdict::Correct, 3);
        row("a unit is not deleted", square, "2 0\nd 2 0\n0\n", ProofVerdict::Correct, 3);
        row("no more than the reason of a unit", "1, -1 2 3, -3, -2 4, -4 -1", "d -1 2 3 0\n0\n",
            ProofVerdict::Correct, 2);
        row("units alone", "1, -1", "0\n", ProofVerdict::Correct, 1);
        row("the empty clause in the formula", "1 2,,2", "0\n", ProofVerdict::Correct, 1);
        row("by propagation alone", "1, -1 2, -2 3, -3 -1", "0\n", ProofVerdict::Correct, 1);
        row("a chain of long clauses", "1, 2, -1 -2 3, -1 -2 -3 4, -1 -2 -3 -4 5, -5 -1 -2 -3 -4", "0\n",
            ProofVerdict::Correct, 1);
        row("repeated literals", "1 1 2, -1 2 2, 1 1 1, -2 -1 -2", "2 2 0\n0\n", ProofVerdict::Correct, 2);
        row("tautologies follow", "1 2", "1 -1 0\n2 1 -2 0\n", ProofVerdict::Incomplete, 2);
        row("tautologies help nobody", "1 -1, 2 -2", "0\n", ProofVerdict::Wrong, 0);
        row("a clause of the formula", "1 2 3", "3 2 1 0\n", ProofVerdict::Incomplete, 1);
        row("a weaker clause", "1 2 3", "1 2 3 -4 0\n", ProofVerdict::Incomplete, 1);
        row("a stronger clause", "1 2 3", "1 2 0\n", ProofVerdict::Wrong, 0);
        row("a blocked clause: no RUP", "1 2", "3 -1 0\n0\n", ProofVerdict::Wrong, 0);
        row("of another formula", "1 2, -1 2, 1 -2", "2 0\n0\n", ProofVerdict::Wrong, 1);
        row("of no formula", "", "0\n", ProofVerdict::Wrong, 0);
    }

    void checks()
    {
        QFETCH(std::string, clauses);
        QFETCH(std::string, proof);
        QFETCH(ProofVerdict, verdict);
        QFETCH(int, steps);
        const ProofCheck check = checked(formula(5, clauses), proof);
        QCOMPARE(check.verdict, verdict);
        QCOMPARE(check.steps, steps);
    }

    void refusesWhatIsNoProof_data()
    {
        QTest::addColumn<std::string>("proof");
        for (const char *proof : {"2",
                                  "2 ",
                                  "2 0\nd",
                                  "2 0\n-",
                                  "2 0\n1",
                                  "x",
                                  "2 x 0",
                                  "2 0x",
                                  "2x 0",
                                  "--2 0",
                                  "- 2 0",
                                  "2 -0",
                                  "+2 0",
                                  "2.0 0",
                                  "3 0",
                                  "-3 0",
                                  "99999999999999999999 0",
                                  "-2147483648 0",
                                  "d d 1 0",
                                  "c comment\n2 0\n0",
                                  "p cnf 2 4\n2 0",
                                  "1-2 0",
                                  "a\x02\x05",
                                  "\xff\xfe 0"})
            QTest::newRow(QByteArray(proof).replace('\n', '|')) << std::string(proof);
        QTest::newRow("a null character") << std::string("2 \0 0\n0\n", 8);
        QTest::newRow("binary DRAT") << std::string("a\x04\0a\0", 5);
    }

    void refusesWhatIsNoProof()
    {
        QFETCH(std::string, proof);
        QCOMPARE(verdictOn(formula(2, square), proof), ProofVerdict::Malformed);
    }

    void readsFromWhereTheFileStands()
    {
        const File file = fileOf("rubbish 2 0\n0\n");
        std::fseek(file.get(), 8, SEEK_SET);
        QCOMPARE(checkProof(formula(2, square), file.get(), {}).verdict, ProofVerdict::Correct);
    }

    void saysWhenTheFileCannotBeRead()
    {
        const File file(std::fopen("/dev/null", "w"));
        QCOMPARE(checkProof(formula(2, square), file.get(), {}).verdict, ProofVerdict::Unreadable);
    }

    void neverAcceptsAProofOfWhatHasAModel()
    {
        Random random(1);
        int accepted = 0;
        int tried = 0;
        for (; tried < sampleOf(200'000); ++tried) {
            const int variableCount = 3 + static_cast<int>(random.below(3));
            const int clauseCount = 1 + static_cast<int>(random.below(30));
            const Cnf cnf = randomFormula(variableCount, clauseCount, random);
            const std::string proof = randomProof(variableCount, random);
            if (verdictOn(cnf, proof) != ProofVerdict::Correct)
                continue;
            ++accepted;
            QVERIFY2(!hasModel(cnf), proof.c_str());
        }
        QVERIFY(accepted * 125 > tried);
    }

    void survivesGarbage()
    {
        Random random(2);
        const Cnf cnf = formula(2, square);
        for (int round = 0; round < sampleOf(20'000); ++round) {
            std::string garbage;
            for (std::size_t length = random.below(40); length > 0; --length)
                garbage += "0123456789- \nd\x80\xff"[random.below(16)];
            static_cast<void>(checked(cnf, garbage));
            for (char &character : garbage)
                character = static_cast<char>(random.below(256));
            QVERIFY(verdictOn(cnf, garbage) != ProofVerdict::Correct
                    || garbage.find('0') != std::string::npos);
        }
    }

    void stops()
    {
        QCOMPARE(checkProof(formula(2, square), fileOf("2 0\n0\n").get(), requestedStop()).verdict,
                 halted(Halt::Stopped));
    }

    void stopsAtOnceInALongProof()
    {
        // The same clause added and deleted for ever, or nearly.
        std::string proof;
        for (int i = 0; i < 1'000'000; ++i)
            proof += "-1 -2 -3 4 0\nd 4 -1 -2 -3 0\n";
        const Cnf cnf = formula(4, "-1 -2 4, 1 2 3");
        const File file = fileOf(proof);
        std::stop_source source;
        std::jthread stopper([&source] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            source.request_stop();
        });
        const ProofCheck check = checkProof(cnf, file.get(), source.get_token());
        QCOMPARE(check.verdict, halted(Halt::Stopped));
        QVERIFY(check.steps < 2'000'000);
    }

    void saysHowFarItIs()
    {
        std::string proof;
        for (int i = 0; i < (triesMuch() ? 20'000 : 5'000); ++i)
            proof += "-1 -2 -3 4 0\nd 4 -1 -2 -3 0\n";
        const File file = fileOf(proof);
        std::vector<std::int64_t> bytes;
        const ProofCheck check = checkProof(formula(4, "-1 -2 4, 1 2 3"), file.get(), {},
                                            [&](std::int64_t done) { bytes.push_back(done); });
        QCOMPARE(check.verdict, ProofVerdict::Incomplete);
        QVERIFY(bytes.size() > 10);
        QCOMPARE(bytes.front(), 0);
        QVERIFY(std::ranges::is_sorted(bytes));
        QVERIFY(bytes.back() > std::ssize(proof) * 9 / 10);
        QVERIFY(bytes.back() < std::ssize(proof));
    }

    void checksLongProofsInLittleMemory()
    {
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        // Deleted clauses must go, and what is not deleted must stay through it: the last clauses are needed.
        std::string proof;
        for (int i = 0; i < 300'000; ++i)
            proof += "-1 -2 -3 4 5 0\nd 4 -1 5 -2 -3 0\n";
        const Cnf cnf =
            formula(5, "-1 -2 4, 1 2 3, 1 2 -3, 1 -2 3, 1 -2 -3, -1 2 3, -1 2 -3, -1 -2 3, -1 -2 -3");
        const File file = fileOf(proof + "1 2 0\n1 0\n2 0\n0\n");
        QVERIFY(holdsInChild([&] {
            limitMemory(5'000'000);
            return checkProof(cnf, file.get(), {}).verdict == ProofVerdict::Correct;
        }));
    }

    void survivesOutOfMemory()
    {
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        Cnf cnf;
        newVariables(cnf, 1'000'000);
        const File file = fileOf("0\n");
        QVERIFY(holdsInChild([&] {
            limitMemory(10'000'000);
            return checkProof(cnf, file.get(), {}).verdict == halted(Halt::OutOfMemory);
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRupChecker)

} // namespace sudoku::tst_rupchecker

#include "tst_rupchecker.moc"
