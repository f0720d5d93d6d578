// Covers core/measure: csvline, measuredrow, quantities

#include <QTest>

#include "core/measure/measurementtable.h"
#include "core/measure/quantities.h"
#include "core/version/version.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_measurementtable {
using namespace std::chrono_literals;

MeasuredRow row()
{
    MeasuredRow row = measuredRow(board("1.34341221434321"), {}, {.verdict = Uniqueness::Unique, .runs = 3});
    row.experiment.solve.encode.kind = EncodingKind::FullFacts;
    row.measurement.statistics.variables = 64;
    row.measurement.statistics.clauses = 400;
    row.measurement.statistics.encodeTime = 1500us;
    row.measurement.statistics.solveTime = 250us;
    row.measurement.conflicts = 7;
    row.measurement.learnt = 5;
    return row;
}

MeasuredRow readBack(const MeasuredRow &row)
{
    const auto rows = readMeasurements(measurementHeading() + measurementLine(row));
    require(rows && rows->size() == 1, "one row");
    return rows->front();
}

class TestMeasurementTable : public QObject
{
    Q_OBJECT

private slots:
    void writesEveryColumn()
    {
        QCOMPARE(measurementHeading(),
                 "file,number,size,givens,task,candidates,shared,at_most_one,solver,answer,runs,over_time,"
                 "program,variables,clauses,encode_ms,solve_ms,conflicts,decisions,propagations,learnt,"
                 "memory_mb\n");
        QCOMPARE(measurementLine(row()), ",1,4,15,check,all,yes,pairwise,minisat,unique,3,no," + versionLine()
                                             + ",64,400,1.5000,0.2500,7,,,5,\n");
    }

    void readsWhatItWrites()
    {
        MeasuredRow written = row();
        written.file = "my, \"own\"\nfile.txt";
        written.number = 12;
        written.experiment.solve.encode.method = findEncodingMethod("sequential");
        written.experiment.solve.encode.sharesBetweenHouses = false;
        written.experiment.solve.solver.id = "picosat {cnf}";
        written.measurement.isOverTime = true;
        written.measurement.memory = 1'250'000;
        const MeasuredRow read = readBack(written);
        QCOMPARE(measurementLine(read), measurementLine(written));
        QCOMPARE(read.file, written.file);
        QVERIFY(read.experiment.solve.solver.isProgram);
        QVERIFY(!readBack(row()).experiment.solve.solver.isProgram);
        QCOMPARE(read.measurement.memory, written.measurement.memory);
        QVERIFY(!read.measurement.decisions);
    }

    void readsEveryVerdict()
    {
        const std::vector<MeasuredVerdict> ofCheck{Uniqueness::Unique,         Uniqueness::Multiple,
                                                   Uniqueness::None,           halted(Halt::Stopped),
                                                   halted(Halt::OutOfMemory),  halted(Halt::SolverFailed),
                                                   halted(Halt::WrongSolution)};
        for (const MeasuredVerdict &verdict : ofCheck) {
            MeasuredRow written = row();
            written.measurement.verdict = verdict;
            QVERIFY(readBack(written).measurement.verdict == verdict);
        }
        for (const Outcome outcome : {Outcome::Solved, Outcome::None}) {
            MeasuredRow written = row();
            written.experiment.task = MeasuredTask::Solve;
            written.measurement.verdict = outcome;
            QVERIFY(readBack(written).measurement.verdict == MeasuredVerdict(outcome));
        }
    }

    void columnsMayHaveAnyOrder()
    {
        const auto rows = readMeasurements("\xEF\xBB\xBFsolver,colour,answer,task,at_most_one,size\r\n"
                                           "\r\n"
                                           "minisat,red,none,solve,binary,9\r\n"
                                           "solver,colour,answer,task,at_most_one,size\r\n"
                                           "cadical,\"gr,een\",solved,solve,binary,9");
        QVERIFY(rows);
        QCOMPARE(rows->size(), 2U);
        QVERIFY(rows->front().measurement.verdict == MeasuredVerdict(Outcome::None));
        QCOMPARE(rows->back().experiment.solve.solver.id, "cadical");
    }

    void readsFilesOfEarlierVersions()
    {
        const auto rows =
            readMeasurements("size,givens,task,candidates,shared,at_most_one,solver,answer,runs,over_time,"
                             "variables,clauses,encode_ms,solve_ms,conflicts,memory_mb\n"
                             "9,17,check,all,yes,pairwise,minisat,unique,5,no,729,10530,1.0,2.0,3,4.5\n"
                             "9,17,check,all,yes,binary,minisat,unique,5,no,2997,9720,1.0,2.0,3,4.5\n");
        QVERIFY(rows);
        QCOMPARE(rows->front().program, std::string());
        QCOMPARE(rows->back().experiment.solve.encode.method, findEncodingMethod("tree2"));
        QCOMPARE(rows->front().measurement.statistics.solveTime, 2ms);
        QCOMPARE(rows->front().measurement.conflicts, 3);
    }

    void saysWhatIsWrong_data()
    {
        using enum MeasurementErrorCode;
        QTest::addColumn<std::string>("text");
        QTest::addColumn<MeasurementError>("error");
        const auto add = [](const char *name, const std::string &text, const MeasurementError &error) {
            QTest::newRow(name) << text << error;
        };
        const std::string heading = "size,at_most_one,solver,answer,runs,solve_ms\n";
        add("nothing", "", {NoRows, 1, 1});
        add("heading alone", heading, {NoRows, 1, 1});
        add("a puzzle", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
            {MissingColumn, 1, 1, "size"});
        add("no solver", "size,at_most_one,answer\n9,binary,unique\n", {MissingColumn, 1, 1, "solver"});
        add("too few fields", heading + "9,binary,minisat\n", {FieldCount, 2, 1, "", "3"});
        add("too many fields", heading + "9,binary,minisat,unique,1,2,3\n", {FieldCount, 2, 1, "", "7"});
        add("encoding", heading + "9,triangle,minisat,unique,1,2\n",
            {BadValue, 2, 3, "at_most_one", "triangle"});
        add("answer", heading + "9,binary,minisat,solved,1,2\n", {BadValue, 2, 18, "answer", "solved"});
        add("no runs", heading + "9,binary,minisat,unique,0,2\n", {BadValue, 2, 25, "runs", "0"});
        add("time", heading + "\n9,binary,minisat,unique,1,-2\n", {BadValue, 3, 27, "solve_ms", "-2"});
        add("not a number", heading + "9,binary,minisat,unique,1,nan\n",
            {BadValue, 2, 27, "solve_ms", "nan"});
        add("quotation mark", heading + "9,binary,minisat,unique,1,\"2\n", {OpenQuote, 2, 27});
        add("behind a line break", heading + "9,binary,\"mini\nsat\",maybe,1,2\n",
            {BadValue, 3, 6, "answer", "maybe"});
    }
    void saysWhatIsWrong()
    {
        QFETCH(std::string, text);
        QFETCH(MeasurementError, error);
        const auto rows = readMeasurements(text);
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, error.code);
        QCOMPARE(rows.error().line, error.line);
        QCOMPARE(rows.error().column, error.column);
        QCOMPARE(rows.error().name, error.name);
        QCOMPARE(rows.error().found, error.found);
    }

    void everyQuantityIsReadBack()
    {
        for (const Quantity &quantity : quantities()) {
            Measurement measurement{.verdict = Outcome::Solved};
            quantity.set(measurement, 12);
            QCOMPARE(quantity.value(measurement), std::optional(12.0));
        }
    }

    void sumsEachExperiment()
    {
        MeasuredRow other = row();
        other.experiment.solve.encode.method = findEncodingMethod("binary");
        MeasuredRow second = row();
        second.number = 2;
        second.measurement.isOverTime = true;
        second.measurement.learnt = {};
        const std::vector<MeasuredRow> sums = sum({row(), other, second});
        QCOMPARE(sums.size(), 2U);
        QCOMPARE(sums[0].puzzles, 2);
        QCOMPARE(sums[0].measurement.conflicts, 14);
        QCOMPARE(sums[0].measurement.statistics.solveTime, 500us);
        QVERIFY(!sums[0].measurement.learnt); // of one it is not known
        QVERIFY(sums[0].measurement.isOverTime);
        QCOMPARE(measurementLine(sums[1]), measurementLine(other));
        QVERIFY(sum({}).empty());
    }

    void solversTellWhatTheyCount()
    {
        const Puzzle puzzle =
            board("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        for (const SolverKind &solver : solverKinds()) {
            const auto measured =
                measure(puzzle, {.solve = {.encode = {.kind = EncodingKind::FullFacts}, .solver = solver},
                                 .runs = 1});
            QVERIFY(measured && measured->conflicts > 0 && measured->learnt);
            QCOMPARE(measured->decisions.has_value(), solver.id != "cadical");
            QCOMPARE(measured->propagations.has_value(), solver.id != "cadical");
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMeasurementTable)

} // namespace sudoku::tst_measurementtable

#include "tst_measurementtable.moc"
