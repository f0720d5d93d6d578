// Covers core/measure: heapuse

#include <QTest>

#include "tests/testdata.h"

#include "core/measure/heapuse.h"
#include "core/measure/measurement.h"
#include "core/sat/processortime.h"
#include "core/sat/solverkinds.h"
#include "tests/testprogram.h"

#include <array>
#include <memory>
#include <thread>
#include <vector>

namespace sudoku::tst_measurement {
using namespace std::chrono_literals;

const std::string inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

EncodeOptions encodeOptions(const EncodingMethod &method, EncodingKind kind)
{
    return {.method = &method, .kind = kind};
}

class TestMeasurement : public QObject
{
    Q_OBJECT

private slots:
    void countsAreTheEncoders_data()
    {
        QTest::addColumn<QString>("id");
        for (const EncodingMethod &method : encodingMethods())
            QTest::newRow(method.id.data()) << QString::fromUtf8(method.id.data());
    }
    void countsAreTheEncoders()
    {
        QFETCH(QString, id);
        const Puzzle puzzle = board(inkala);
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        for (const auto kind : {EncodingKind::FullFacts, EncodingKind::Selectors}) {
            const EncodeOptions options = encodeOptions(*findEncodingMethod(id.toStdString()), kind);
            const auto encoding = encode(puzzle, rules, Candidates::all(puzzle.geometry), options, {});
            const auto measured = measure(puzzle, {.solve = {.encode = options}});
            QVERIFY(measured);
            QCOMPARE(measured->statistics.variables, encoding->cnf().variableCount());
            QCOMPARE(measured->statistics.clauses, encoding->cnf().clauseCount());
            QCOMPARE(measured->runs, 3);
            QVERIFY(!measured->isOverTime);
            QVERIFY(measured->statistics.encodeTime > 0ns);
            QVERIFY(measured->statistics.solveTime > 0ns);
            QVERIFY(measured->solveSpread->min <= measured->statistics.solveTime);
            QVERIFY(measured->solveSpread->max >= measured->statistics.solveTime);
        }
    }

    void verdictsAreTheSameForAllEncodings_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<int>("uniqueness");
        QTest::newRow("one") << QString::fromStdString(inkala) << static_cast<int>(Uniqueness::Unique);
        QTest::newRow("many") << QString(81, QLatin1Char('.')) << static_cast<int>(Uniqueness::Multiple);
        QTest::newRow("none") << "12345678." + QString(63, QLatin1Char('.')) + "........9"
                              << static_cast<int>(Uniqueness::None);
    }
    void verdictsAreTheSameForAllEncodings()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, uniqueness);
        const auto expected = static_cast<Uniqueness>(uniqueness);
        for (const EncodingMethod &method : encodingMethods())
            for (const auto kind : {EncodingKind::Facts, EncodingKind::FullFacts, EncodingKind::Selectors}) {
                Experiment experiment{.solve = {.encode = encodeOptions(method, kind)}, .runs = 1};
                const auto checked = measure(board(puzzle.toStdString()), experiment);
                QVERIFY(checked->verdict == MeasuredVerdict(expected));
                experiment.task = MeasuredTask::Solve;
                const auto solved = measure(board(puzzle.toStdString()), experiment);
                QVERIFY(solved->verdict
                        == MeasuredVerdict(expected == Uniqueness::None ? Outcome::None : Outcome::Solved));
            }
    }

    void memoryGrowsWithTheFormula()
    {
        if (!heapInUse() || isSanitized)
            QSKIP("not known here");
        const auto memoryOf = [](int size) {
            return measure(emptyBoard(size), {.task = MeasuredTask::Solve,
                                              .solve = {.encode = encodeOptions(encodingMethods().front(),
                                                                                EncodingKind::FullFacts)}})
                ->memory;
        };
        const auto small = memoryOf(9);
        const auto large = memoryOf(16);
        QVERIFY(small && large);
        QVERIFY2(*small > 300'000, qPrintable(QString::number(*small)));
        QVERIFY2(*small < 10'000'000, qPrintable(QString::number(*small)));
        // A solver begins with 4 MB for its clauses.
        QVERIFY2(*large - *small > 2 * (*small - 4'000'000),
                 qPrintable(QString("%1 after %2").arg(*large).arg(*small)));
    }

    void waitingTakesNoProcessorTime()
    {
        const auto before = processorTime();
        std::this_thread::sleep_for(50ms);
        QVERIFY(processorTime() - before < 25ms);
        volatile int sum = 0;
        while (processorTime() == before)
            sum = sum + 1;
    }

    void fewRunsTellNoSpread()
    {
        const auto measured = measure(board(inkala), {.runs = 1});
        QCOMPARE(measured->solveSpread->min, 0ns);
        QCOMPARE(measured->solveSpread->max, std::chrono::nanoseconds::max());
    }

    void programsTellNothingOfTheirWork()
    {
        SolverKind program = solverKinds().front();
        QVERIFY(measure(board(inkala), {.solve = {.solver = program}})->conflicts);
        program.isProgram = true;
        const auto measured = measure(board(inkala), {.solve = {.solver = program}});
        QVERIFY(!measured->conflicts);
        QVERIFY(!measured->memory);
    }

    void heapOfEveryThreadCounts()
    {
        if (!heapInUse() || isSanitized)
            QSKIP("not known here");
        std::int64_t growth = 0;
        std::thread([&growth] {
            const std::int64_t before = *heapInUse();
            std::vector<std::unique_ptr<std::array<char, 1000>>> small(1000);
            for (auto &each : small)
                each = std::make_unique<std::array<char, 1000>>();
            const std::vector<char> large(5'000'000);
            growth = *heapInUse() - before;
        }).join();
        QVERIFY2(growth > 5'990'000 && growth < 6'200'000, qPrintable(QString::number(growth)));
    }

    void whatTakesTooLongIsOverTime()
    {
        const Experiment experiment{
            .solve = {.encode = encodeOptions(*findEncodingMethod("pairwise"), EncodingKind::FullFacts)},
            .runs = 5,
            .timeLimit = 1ms};
        const auto measured = measure(emptyBoard(25), experiment);
        QVERIFY(measured);
        QVERIFY(measured->isOverTime);
        QVERIFY(!measured->verdict);
        QCOMPARE(measured->runs, 3); // the others could not change the median
    }

    void stopKeepsTheRunsUntilThen()
    {
        std::stop_source source;
        const auto measured =
            measure(board(inkala), {.runs = 9}, source.get_token(), [&source](const ProgressReport &report) {
                QCOMPARE(report.total, 9);
                if (report.done == 2)
                    source.request_stop();
            });
        QVERIFY(measured);
        QCOMPARE(measured->runs, 2);
        QVERIFY(measured->verdict == MeasuredVerdict(Uniqueness::Unique));
        QVERIFY(!measure(board(inkala), {}, source.get_token()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMeasurement)

} // namespace sudoku::tst_measurement

#include "tst_measurement.moc"
