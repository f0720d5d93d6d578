// Covers ui/programs: childprocess, runningprograms, solvertest

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include "core/analyse/mussearch.h"
#include "core/analyse/repair.h"
#include "core/sat/solverkinds.h"
#include "tests/fakesolver.h"
#include "tests/satdata.h"
#include "tests/testprogram.h"
#include "tests/ui/programs/programbench.h"
#include "ui/programs/programsolver.h"
#include "ui/programs/solvertest.h"
#include "ui/text/halttext.h"
#include "ui/text/strings.h"

#include <thread>

namespace sudoku::tst_programsolver {

using namespace programbench;

/// A formula with the only model 1, -2.
Cnf smallFormula()
{
    Cnf cnf;
    newVariables(cnf, 2);
    cnf.add({1, 2});
    cnf.add({-2});
    return cnf;
}

constexpr auto rightAnswer = "echo 's SATISFIABLE'; echo 'v 1 -2 0'; exit 10";

SolverKind kindOf(const QString &command)
{
    return programKind({.name = "Fake", .command = command});
}

/// How it fails.
SolverFailure failureOf(const SolverKind &kind, const Cnf &cnf)
{
    const OrHalt<Verdict> answer = answerOf(kind, cnf);
    require(answer == halted(Halt::SolverFailed), "an answer");
    return answer.error().failure();
}

bool satisfies(const SatSolver &solver, const Cnf &cnf)
{
    return std::ranges::all_of(clausesOf(cnf), [&](const Clause &clause) {
        return std::ranges::any_of(clause, [&](Literal literal) { return solver.isTrue(literal); });
    });
}

/// A row for every known program; those that are not installed are skipped.
void addEveryProgram()
{
    QTest::addColumn<SolverKind>("kind");
    for (const SolverProgram &program : knownPrograms())
        if (!SolverCommand(program.command).programFile().isEmpty())
            QTest::newRow(qPrintable(program.name)) << programKind(program);
}

class TestProgramSolver : public ProgramSolverFixture
{
    Q_OBJECT

    FakeSolvers m_fakes;

private slots:
    void initTestCase() { qputenv("TMPDIR", m_temporary.path().toUtf8()); }

    void cleanup() { QVERIFY(QDir(m_temporary.path()).isEmpty()); }

    void fails_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<SolverFault>("fault");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *script, SolverFault fault, const char *text) {
            QTest::newRow(name) << QByteArray(script) << fault << text;
        };
        row("garbage", "head -c 100000 /dev/urandom | tr '\\n' 'x'", SolverFault::NoAnswer,
            "ended without an answer");
        row("words on standard error", "echo 'no licence' >&2; exit 3", SolverFault::NoAnswer,
            "ended without an answer (exit status 3); it said: no licence");
        row("crash", "kill -SEGV $$", SolverFault::Crashed, "crashed: Segmentation fault");
        row("endless", "yes", SolverFault::TooMuchOutput, "more than 64 MB");
        row("endless on standard error", "yes >&2", SolverFault::TooMuchOutput, "more than 64 MB");
        row("wrong model", "echo 's SATISFIABLE'; echo 'v -1 -2 0'", SolverFault::WrongModel, "clause 1");
        row("half a model", "echo 's SATISFIABLE'; echo 'v -2 0'", SolverFault::WrongModel, "clause 1");
        row("model that breaks off", "echo 's SATISFIABLE'; echo 'v 1 -2'", SolverFault::Unreadable,
            "cannot be read");
        row("model for more variables", "echo 's SATISFIABLE'; echo 'v 1 -2 3 0'", SolverFault::Unreadable,
            "cannot be read");
    }

    void fails()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, text);
        const SolverKind kind = kindOf(m_fakes.make("fake", script) + " {cnf}");
        const SolverFailure failure = failureOf(kind, smallFormula());
        QTEST(failure.fault, "fault");
        QVERIFY2(failureText(failure).contains(text), qPrintable(failureText(failure)));
        QVERIFY(failureText(failure).contains(toQString(kind.id)));
    }

    void cannotStart()
    {
        const SolverKind missing = kindOf(m_fakes.path("missing") + " {cnf}");
        const SolverFailure failure = failureOf(missing, smallFormula());
        QCOMPARE(failure.fault, SolverFault::NotFound);
        QVERIFY(haltSentence(failure).startsWith("The solver"));
        QVERIFY(haltSentence(failure).endsWith('?'));

        QFile file(m_fakes.make("noprogram", {}));
        QVERIFY(file.open(QIODevice::WriteOnly)
                && file.write("\x7f"
                              "ELF nothing")
                       > 0);
        file.close();
        const SolverKind broken = kindOf(file.fileName() + " {cnf}");
        QCOMPARE(failureOf(broken, smallFormula()).fault, SolverFault::CannotStart);
    }

    void cannotStoreTheFormula()
    {
        qputenv("TMPDIR", "/dev/null"); // no folder
        const SolverKind kind = kindOf(m_fakes.make("fake", rightAnswer));
        QCOMPARE(failureOf(kind, smallFormula()).fault, SolverFault::CannotStore);
        qputenv("TMPDIR", m_temporary.path().toUtf8());
    }

    void answers_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("places");
        const QByteArray right = rightAnswer;
        QTest::newRow("file") << "grep -q '^p cnf 2 2' \"$1\" || exit 1; " + right << " {cnf}";
        QTest::newRow("standard input") << "grep -q '^p cnf 2 2' || exit 1; " + right << "";
        QTest::newRow("reads nothing") << "exec <&-; " + right << "";
        QTest::newRow("no standard input beside the file") << "cat; " + right << " {cnf}";
        QTest::newRow("result file") << QByteArray(
            "echo SATISFIABLE; printf 'SAT\\n1 -2 0\\n' >\"$2\"; exit 10")
                                     << " {cnf} {result}";
        QTest::newRow("much on both") << "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); echo \"c $i "
                                         "..................................\"; "
                                         "echo \"c $i ..................................\" >&2; done; "
                                             + right
                                      << " {cnf}";
        QTest::newRow("leaves a child behind") << "sleep 1000 & " + right << " {cnf}";
        QTest::newRow("half a model is enough")
            << QByteArray("echo 's SATISFIABLE'; echo 'v 1 0'; exit 10") << " {cnf}";
    }

    void answers()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, places);
        const SolverKind kind = kindOf(m_fakes.make("fake", script) + places);
        const auto solver = kind.make({});
        Cnf cnf = smallFormula();
        if (QByteArray(QTest::currentDataTag()) == "half a model is enough") {
            cnf = {};
            newVariables(cnf, 2);
            cnf.add({1, 2});
        }
        solver->add(cnf, {});
        QElapsedTimer timer;
        timer.start();
        const OrHalt<Verdict> verdict = solver->solve({}, {});
        QVERIFY2(verdict == Verdict::Satisfiable,
                 qPrintable(verdict ? QString() : haltSentence(verdict.error())));
        QVERIFY(solver->isTrue(1));
        QVERIFY(!solver->isTrue(-1));
        QVERIFY(!solver->isTrue(2));
        QVERIFY(solver->isTrue(-2));
        QVERIFY(timer.elapsed() < 60'000);
    }

    void stops_data()
    {
        QTest::addColumn<QByteArray>("script");
        // Each says its number when it is at it.
        QTest::newRow("sleeps") << QByteArray("echo $$ >pid; exec sleep 1000");
        QTest::newRow("does not want to end")
            << QByteArray("trap '' TERM; echo $$ >pid; while :; do sleep 1; done");
        QTest::newRow("has a child") << QByteArray("sleep 1000 & echo $$ >pid; wait");
        QTest::newRow("works") << QByteArray("echo $$ >pid; while :; do :; done");
    }

    void stops()
    {
        QFETCH(QByteArray, script);
        const QString number = m_fakes.path("pid");
        const SolverKind kind =
            kindOf(m_fakes.make("fake", script.replace("pid", number.toUtf8())) + " {cnf}");
        QFile::remove(number);
        const auto solver = kind.make({});
        solver->add(smallFormula(), {});
        std::stop_source source;
        QElapsedTimer sinceStop;
        std::jthread stopper([&] {
            while (QFileInfo(number).size() == 0)
                std::this_thread::yield();
            sinceStop.start();
            source.request_stop();
        });
        QCOMPARE(solver->solve({}, source.get_token()), halted(Halt::Stopped));
        QVERIFY2(sinceStop.elapsed() < 1000, qPrintable(QString::number(sinceStop.elapsed())));
        QVERIFY(isGone(number));
    }

    void endsWhatItsChildrenStarted()
    {
        const QByteArray file = m_fakes.path("pid").toUtf8();
        const SolverKind kind =
            kindOf(m_fakes.make("fake", "sleep 1000 & echo $! >" + file + "; " + rightAnswer) + " {cnf}");
        QCOMPARE(answerOf(kind, smallFormula()), Verdict::Satisfiable);
        QTRY_VERIFY(isGone(m_fakes.path("pid")));
    }

    void isStoppedBefore()
    {
        std::stop_source source;
        source.request_stop();
        const SolverKind kind = kindOf(m_fakes.make("fake", rightAnswer) + " {cnf}");
        const auto solver = kind.make({});
        solver->add(smallFormula(), {});
        QCOMPARE(solver->solve({}, source.get_token()), halted(Halt::Stopped));
        QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
        const auto partial = kind.make({});
        partial->add(smallFormula(), source.get_token());
        QCOMPARE(partial->solve({}, {}), halted(Halt::Stopped));
    }

    void reportsThatItRuns()
    {
        const QString path = m_fakes.path("reported");
        const SolverKind kind = kindOf(
            m_fakes.make("fake", "while [ ! -e " + path.toUtf8() + " ]; do sleep 0.01; done; " + rightAnswer)
            + " {cnf}");
        const auto solver = kind.make({});
        solver->add(smallFormula(), {});
        const auto report = [&](const SatStatistics &) { QVERIFY(QFile(path).open(QFile::WriteOnly)); };
        QCOMPARE(solver->solve({}, {}, report), Verdict::Satisfiable);
    }

    void knowsTheContract_data() { addEveryProgram(); }

    void knowsTheContract()
    {
        QFETCH(SolverKind, kind);
        const auto solver = kind.make({});
        QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable); // no clause at all
        Cnf cnf;
        newVariables(cnf, 6);
        cnf.add({-1, -2});
        cnf.add({-3, -4, -5});
        cnf.add({6, 6, 6});
        cnf.add({5, -5});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {}));
        QVERIFY(satisfies(*solver, cnf));
        const Clause assumptions{6, 1, 2};
        QCOMPARE(solver->solve(assumptions, {}), Verdict::Unsatisfiable);
        QCOMPARE(solver->core(), assumptions);
        QVERIFY(isSatisfiable(*solver, {1, 3, 4, -5})); // and nothing stays
        QVERIFY(solver->isTrue(4) && solver->isTrue(-5));
        cnf.newVariable();
        cnf.add({-3, 7});
        solver->add(cnf, {});
        QVERIFY(!isSatisfiable(*solver, {3, -7}));
        solver->add(Clause{3});
        QVERIFY(isSatisfiable(*solver, {}));
        QVERIFY(solver->isTrue(7));
        cnf.add({});
        solver->add(cnf, {});
        QVERIFY(!isSatisfiable(*solver, {}));
    }

    void refutesPigeons_data() { addEveryProgram(); }

    void refutesPigeons()
    {
        QFETCH(SolverKind, kind);
        Cnf cnf;
        addPigeons(cnf, 5);
        QCOMPARE(answerOf(kind, cnf), Verdict::Unsatisfiable);
    }

    void checksThePuzzles_data() { addEveryProgram(); }

    void checksThePuzzles()
    {
        QFETCH(SolverKind, kind);
        for (const char *file : {"c9_forum_hardest_1106.txt", "c16_other.txt", "c25_other.txt"}) {
            for (const CorpusPuzzle &row : readCorpus(file, 3)) {
                const CheckResult result = check(row.puzzle, {.solver = kind});
                QCOMPARE(result.verdict, Uniqueness::Unique);
                QVERIFY(result.statistics.clauses > 0 || result.statistics.variables == 0);
            }
        }
    }

    void explains_data() { addEveryProgram(); }

    void explains()
    {
        QFETCH(SolverKind, kind);
        MusSearch search(board("12....3........."), {.solver = kind});
        const MusAnswer answer = search.next();
        QCOMPARE(answer.outcome, MusOutcome::Found);
        QVERIFY(std::ranges::count_if(
                    answer.reasons,
                    [](const Reason &reason) { return std::holds_alternative<GivenCell>(reason); })
                == 3);
    }

    void failuresReachThePuzzle()
    {
        const SolverKind kind = kindOf(m_fakes.make("fake", "exit 3") + " {cnf}");
        const SolveOptions options{.solver = kind};
        const Puzzle empty(Geometry::withBoxes({2, 2}));
        const tl::unexpected<Halt> failed = halted(Halt::SolverFailed);
        const auto isTold = [&](const auto &answer) {
            return answer == failed && answer.error().failure().number == 3;
        };
        QVERIFY(isTold(solve(empty, options).outcome));
        QVERIFY(isTold(check(empty, options).verdict));
        QVERIFY(isTold(MusSearch(empty, options).next().outcome));
        QVERIFY(isTold(findRepairs(empty, {}, options).outcome));
    }

    void testsSolvers()
    {
        for (const SolverKind &kind : solverKinds())
            QVERIFY(testSolver(kind, {}).answers);
        const auto tested = [&](const QByteArray &script) {
            const SolverProgram program{"Fake", m_fakes.make("fake", script) + " {cnf}"};
            return testProgram(program, programKind(program), {});
        };
        QCOMPARE(tested("exit 20").answers,
                 halted(Halt::WrongSolution)); // the right answer to one of the two
        QCOMPARE(tested("exit 1").answers, halted(Halt::SolverFailed));
        for (const SolverProgram &program : installedPrograms()) {
            const SolverTest test = testProgram(program, programKind(program), {});
            QVERIFY(test.answers);
            if (program.name == "clasp")
                QVERIFY(test.version.startsWith("clasp version "));
        }
    }
};

ADD_TEST(QCoreApplication, TestProgramSolver)

} // namespace sudoku::tst_programsolver

#include "tst_programsolver.moc"
