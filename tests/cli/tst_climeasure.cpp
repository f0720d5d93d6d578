// Covers app/cli/answers: measure
// Covers app/cli/options: measureoptions

#include <QCoreApplication>
#include <QtTest/QTest>

#include "core/measure/measurementtable.h"
#include "core/sat/solverkinds.h"
#include "tests/cli/program.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <csignal>

namespace sudoku::tst_climeasure {

const QByteArray small = ".3.1..3......41.\n";

std::vector<MeasuredRow> rowsOf(const QByteArray &output)
{
    const auto rows = readMeasurements(output.toStdString());
    require(rows.has_value(), "no measurements");
    return *rows;
}

class TestCliMeasure : public QObject
{
    Q_OBJECT

private slots:
    void measuresEachEncodingWithEachSolver()
    {
        const Result result = run("measure --at-most-one all --solver all --repeat 1", small + small);
        QCOMPARE(result.exitStatus, 0);
        const std::vector<MeasuredRow> rows = rowsOf(result.output);
        const std::size_t each = encodingMethods().size() * solverKinds().size();
        QCOMPARE(rows.size(), 2 * each);
        QCOMPARE(rows.front().number, 1);
        QCOMPARE(rows[each].number, 2);
        QCOMPARE(rows.back().experiment.solve.encode.method, &encodingMethods().back());
        QCOMPARE(rows.back().experiment.solve.solver.id, solverKinds().back().id);
        for (const MeasuredRow &row : rows)
            QVERIFY(row.measurement.verdict == MeasuredVerdict(Uniqueness::Multiple));
    }

    void countsAreThoseOfTheEncoder()
    {
        const auto rows =
            rowsOf(run("measure --at-most-one commander --at-most-one tree2 --repeat 2", small).output);
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].experiment.solve.encode.method->id, "commander");
        QCOMPARE(rows[1].experiment.solve.encode.method->id, "tree2");
        const auto measured = measure(board(".3.1..3......41."), rows[1].experiment);
        QVERIFY(measured);
        QCOMPARE(rows[1].measurement.statistics.clauses, measured->statistics.clauses);
        QCOMPARE(rows[1].measurement.runs, 2);
        QVERIFY(rows[1].measurement.statistics.solveTime > std::chrono::nanoseconds(0));
    }

    void saysHowFarItIs()
    {
        const Result result =
            run("measure --progress --at-most-one tree2 --at-most-one pairwise --repeat 1", small);
        QVERIFY2(result.errors.startsWith(
                     "puzzle 1: 1 of 2 measured\npuzzle 1: 2 of 2 measured\n1 puzzle done in "),
                 result.errors.constData());
        QCOMPARE(run("measure --repeat 1", small).errors, "");
    }

    void aLimitEndsEachRun()
    {
        const Result result = run(
            QStringLiteral("measure --time-limit 0.05 --repeat 1 --at-most-one tree2 %1").arg(hardCorpus()));
        QCOMPARE(result.exitStatus, 3);
        for (const MeasuredRow &row : rowsOf(result.output)) {
            QVERIFY(row.measurement.isOverTime);
            QVERIFY(row.measurement.verdict == MeasuredVerdict(halted(Halt::Stopped)));
        }
    }

    void keepsWhatItHasWhenItIsStopped()
    {
        QProcess process;
        start(process, QStringLiteral("measure --repeat 1000 --time-limit 1000 - %1").arg(hardCorpus()));
        process.write(small);
        process.closeWriteChannel();
        QByteArray output;
        while (output.count('\n') < 2) { // the heading, and the first puzzle
            QVERIFY(process.waitForReadyRead(patience));
            output += process.readAllStandardOutput();
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal
        QCOMPARE(process.readAllStandardError(), "sudoku-workbench-cli: interrupted; answers: 1\n");
        const auto rows = rowsOf(output + process.readAllStandardOutput());
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows.front().file, "-");
    }

    void aTextThatIsNoPuzzleIsPassedOver()
    {
        const Result result = run("measure --repeat 1", small + "..3.....\n" + small);
        QCOMPARE(result.exitStatus, 2);
        QVERIFY(result.errors.startsWith("-:2:"));
        const auto rows = rowsOf(result.output);
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows.back().number, 3);
    }

    void aSolverThatFailsIsNamed()
    {
        const Result result = run("measure --repeat 1 --solver \"/bin/false {cnf}\" --solver minisat", small);
        QCOMPARE(result.exitStatus, 2);
        const auto rows = rowsOf(result.output);
        QCOMPARE(rows.size(), 2U);
        QVERIFY(rows.front().measurement.verdict == MeasuredVerdict(halted(Halt::SolverFailed)));
        QVERIFY(!rows.front().measurement.conflicts);
        QVERIFY(!result.errors.isEmpty());
    }
};

ADD_TEST(QCoreApplication, TestCliMeasure)

} // namespace sudoku::tst_climeasure

#include "tst_climeasure.moc"
