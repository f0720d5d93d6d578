// Covers ui/programs: solvercommand

#include <QCoreApplication>
#include <QDir>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/programs/programbench.h"
#include "ui/programs/solvercommand.h"

namespace sudoku::tst_programanswer {

using namespace programbench;

using Status = SolverReport::Status;

class TestProgramAnswer : public ProgramSolverFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TMPDIR", m_temporary.path().toUtf8()); }

    void cleanup() { QVERIFY(QDir(m_temporary.path()).isEmpty()); }

    void splitsCommands_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isMeant");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a name") << "minisat" << false << "minisat" << QStringList();
        QTest::newRow("nothing") << "" << false << "" << QStringList();
        QTest::newRow("a file") << "/opt/kissat" << true << "/opt/kissat" << QStringList();
        QTest::newRow("formula") << "cadical -q {cnf}" << true << "cadical" << QStringList{"-q", "F"};
        QTest::newRow("both") << "minisat  {cnf} {result}" << true << "minisat" << QStringList{"F", "R"};
        QTest::newRow("within") << "x --in={cnf}" << true << "x" << QStringList{"--in=F"};
        QTest::newRow("quotes") << "\"/a b/x\" \"-c d\"" << true << "/a b/x" << QStringList{"-c d"};
    }

    void splitsCommands()
    {
        QFETCH(QString, text);
        const SolverCommand command(text);
        QTEST(SolverCommand::isMeant(text), "isMeant");
        QTEST(command.program(), "program");
        QTEST(command.arguments("F", "R"), "arguments");
        QCOMPARE(command.readsFile(), text.contains("{cnf}"));
        QCOMPARE(command.writesResult(), text.contains("{result}"));
    }

    void judgesOutput_data()
    {
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<QByteArray>("output");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<Status>("status");
        const QByteArray sat = "c\ns SATISFIABLE\nv 1 -2 0\n";
        QTest::newRow("model") << 10 << sat << QByteArray() << Status::Satisfiable;
        QTest::newRow("model, exit status 0") << 0 << sat << QByteArray() << Status::Satisfiable;
        QTest::newRow("refuted") << 20 << QByteArray("s UNSATISFIABLE\n") << QByteArray()
                                 << Status::Unsatisfiable;
        QTest::newRow("refuted in silence") << 20 << QByteArray() << QByteArray() << Status::Unsatisfiable;
        QTest::newRow("result file") << 10 << QByteArray("SATISFIABLE\n") << QByteArray("SAT\n1 -2 0\n")
                                     << Status::Satisfiable;
        QTest::newRow("result file, refuted")
            << 20 << QByteArray("UNSATISFIABLE\n") << QByteArray("UNSAT\n") << Status::Unsatisfiable;
    }

    void judgesOutput()
    {
        QFETCH(int, exitStatus);
        QFETCH(QByteArray, output);
        QFETCH(QByteArray, result);
        const auto answer = sudoku::answerOf({{ChildEnd::Kind::Exited, exitStatus}, output, {}, result}, 2);
        QVERIFY(answer);
        QTEST(answer->status, "status");
    }

    void knowsBadOutput_data()
    {
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<QByteArray>("output");
        QTest::addColumn<SolverFault>("fault");
        const auto row = [](const char *name, int exitStatus, const char *output, SolverFault fault) {
            QTest::newRow(name) << exitStatus << QByteArray(output) << fault;
        };
        row("nothing", 0, "", SolverFault::NoAnswer);
        row("nothing, though satisfiable", 10, "", SolverFault::NoAnswer);
        row("chatter", 0, "Hello world\n", SolverFault::NoAnswer);
        row("gave up", 0, "s UNKNOWN\n", SolverFault::GaveUp);
        row("no model", 10, "s SATISFIABLE\n", SolverFault::Unreadable);
        row("no end", 10, "s SATISFIABLE\nv 1 -2\n", SolverFault::Unreadable);
        row("too many variables", 10, "s SATISFIABLE\nv 1 -2 3 0\n", SolverFault::Unreadable);
        row("no numbers", 10, "s SATISFIABLE\nv 1 x 0\n", SolverFault::Unreadable);
        row("both", 10, "s SATISFIABLE\nv 1 -2 0\ns UNSATISFIABLE\n", SolverFault::Unreadable);
        row("satisfiable, says 20", 20, "s SATISFIABLE\nv 1 -2 0\n", SolverFault::Contradiction);
        row("unsatisfiable, says 10", 10, "s UNSATISFIABLE\n", SolverFault::Contradiction);
        row("binary", 0, "\xff\xfe\x01 \x80\n", SolverFault::NoAnswer);
    }

    void knowsBadOutput()
    {
        QFETCH(int, exitStatus);
        QFETCH(QByteArray, output);
        const auto answer = sudoku::answerOf({{ChildEnd::Kind::Exited, exitStatus}, output, {}, {}}, 2);
        QVERIFY(!answer);
        QTEST(answer.error().fault, "fault");
    }
};

ADD_TEST(QCoreApplication, TestProgramAnswer)

} // namespace sudoku::tst_programanswer

#include "tst_programanswer.moc"
