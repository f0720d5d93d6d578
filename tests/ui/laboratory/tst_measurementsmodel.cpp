// Covers ui/laboratory: measurementstext

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSortFilterProxyModel>
#include <QTest>

#include "core/version/version.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/laboratory/measurementsmodel.h"
#include "ui/laboratory/measurementstext.h"
#include "ui/text/strings.h"

namespace sudoku::tst_measurementsmodel {
using namespace std::chrono_literals;

constexpr int clausesColumn = MeasurementsModel::FirstQuantityColumn + 1;
constexpr int solveColumn = MeasurementsModel::FirstQuantityColumn + 3;

MeasuredRow row(const char *atMostOne, int clauses, std::chrono::microseconds solveTime,
                bool isOverTime = false)
{
    MeasuredRow row;
    row.experiment.solve.encode.method = findEncodingMethod(atMostOne);
    row.measurement.verdict = isOverTime ? MeasuredVerdict(halted(Halt::Stopped)) : Uniqueness::Unique;
    row.measurement.runs = 3;
    row.measurement.isOverTime = isOverTime;
    row.measurement.statistics.clauses = clauses;
    row.measurement.statistics.solveTime = solveTime;
    row.measurement.conflicts = 0;
    return row;
}

QStringList column(const QAbstractItemModel &model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row, column).data().toString();
    return texts;
}

QStringList boldRows(const MeasurementsModel &model, int column)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, column).data(Qt::FontRole).value<QFont>().bold())
            names += model.index(row, 0).data().toString();
    return names;
}

class TestMeasurementsModel : public QObject
{
    Q_OBJECT

    MeasurementsModel m_model;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        m_model.clear();
        m_model.add(row("pairwise", 10530, 3440us));
        m_model.add(row("tree2", 9720, 12'000'000us, true));
        m_model.add(row("segment", 7635, 12'500us));
    }

    void keepsTheRulesOfModels()
    {
        MeasurementsModel model;
        const QAbstractItemModelTester tester(&model);
        model.add(row("pairwise", 10530, 3440us));
        model.add(row("tree2", 9720, 7us));
        model.clear();
        model.add(row("segment", 1, 7us));
    }

    void showsWhatWasMeasured()
    {
        QCOMPARE(column(m_model, MeasurementsModel::EncodingColumn),
                 (QStringList{"Pairwise", "Binary tree", "Segments"}));
        QCOMPARE(column(m_model, MeasurementsModel::AnswerColumn),
                 (QStringList{"exactly one", "out of time", "exactly one"}));
        QCOMPARE(column(m_model, clausesColumn), (QStringList{"10530", "9720", "7635"}));
        QCOMPARE(column(m_model, solveColumn), (QStringList{"3.44", "> 12000", "12.50"}));
        QCOMPARE(m_model.headerData(solveColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
                 "Solve\ntime (ms)");
    }

    void nothingWinsWithinTheNoise()
    {
        m_model.clear();
        MeasuredRow first = row("pairwise", 1, 1000us);
        MeasuredRow second = row("tree2", 1, 1100us);
        MeasuredRow slow = row("segment", 1, 9000us);
        first.measurement.solveSpread = TimeSpread{900us, 1200us};
        second.measurement.solveSpread = TimeSpread{1050us, 1150us};
        slow.measurement.solveSpread = TimeSpread{8000us, 9500us};
        for (const MeasuredRow &each : {first, second, slow}) {
            MeasuredRow counted = each;
            counted.measurement.statistics.variables = 1;
            m_model.add(counted);
        }
        QCOMPARE(boldRows(m_model, solveColumn), (QStringList{"Pairwise", "Binary tree"}));
        QCOMPARE(summaryText(m_model.rows(), "1 s"),
                 "Measured in 1 s. No row is the fastest: the runs of each differ more than the rows.");
        std::vector<MeasuredRow> rows = m_model.rows();
        rows[0].measurement.solveSpread = TimeSpread{900us, 1020us};
        QVERIFY2(summaryText(rows, "1 s").contains("solved fastest, 1.0 ms of processor time"),
                 qPrintable(summaryText(rows, "1 s")));
        rows[0].measurement.solveSpread = TimeSpread(); // too few runs
        QVERIFY(!summaryText(rows, "1 s").contains("solved fastest"));
    }

    void memoryIsEmptyWhereItIsNotKnown()
    {
        const int memory = m_model.columnCount() - 1;
        QCOMPARE(column(m_model, memory), (QStringList{"", "", ""}));
        MeasuredRow known = row("pairwise", 1, 1us);
        known.measurement.memory = 5'085'051;
        m_model.add(known);
        QCOMPARE(column(m_model, memory).last(), "5.09");
    }

    void stoppedRowsSayHowManyRunsTheyHave()
    {
        MeasuredRow cut = row("pairwise", 1, 1us);
        cut.measurement.runs = 2;
        m_model.add(cut);
        QCOMPARE(column(m_model, MeasurementsModel::AnswerColumn).last(), "exactly one (2 of 3 runs)");
    }

    void theSmallestIsBold()
    {
        QCOMPARE(boldRows(m_model, clausesColumn), QStringList{"Segments"});
        QCOMPARE(boldRows(m_model, solveColumn), QStringList{"Pairwise"});
        QCOMPARE(boldRows(m_model, clausesColumn - 1), QStringList()); // all the same
    }

    void sortsByNumber_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("name") << 0 << QStringList{"Binary tree", "Pairwise", "Segments"};
        QTest::newRow("clauses") << clausesColumn << QStringList{"Segments", "Binary tree", "Pairwise"};
        QTest::newRow("time") << solveColumn << QStringList{"Pairwise", "Segments", "Binary tree"};
    }
    void sortsByNumber()
    {
        QFETCH(int, by);
        QFETCH(QStringList, expected);
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&m_model);
        sorted.setSortRole(MeasurementsModel::SortRole);
        sorted.sort(by);
        QCOMPARE(column(sorted, 0), expected);
    }

    void anotherKindIsNamed()
    {
        MeasuredRow open = row("pairwise", 1, 1us);
        open.experiment.solve.encode.kind = EncodingKind::FullFacts;
        m_model.add(open);
        QCOMPARE(column(m_model, 0).first(), "Pairwise (Open candidates only)");
        QCOMPARE(column(m_model, 0).last(), "Pairwise (All candidates)");
    }

    void sumsCountTheirPuzzles()
    {
        MeasuredRow first = row("pairwise", 10, 5us);
        MeasuredRow second = row("pairwise", 20, 7us);
        second.number = 2;
        m_model.set(sum({first, second}));
        QCOMPARE(column(m_model, MeasurementsModel::AnswerColumn), QStringList("puzzles: 2"));
        QCOMPARE(column(m_model, clausesColumn), QStringList("30"));
        second.measurement.verdict = halted(Halt::Stopped);
        m_model.set(sum({first, second}));
        QCOMPARE(column(m_model, MeasurementsModel::AnswerColumn), QStringList("out of time"));
    }

    void theTableIsCopiedAsShown()
    {
        const QStringList lines = tableText(m_model).split(QLatin1Char('\n'));
        QVERIFY(lines[0].startsWith("Encoding\tSolver\tAnswer\tVariables\tClauses\tEncode time (ms)\t"));
        QVERIFY(lines[2].startsWith("Binary tree\tMiniSat\tout of time\t0\t9720\t0.00\t> 12000\t"));
    }
};

ADD_TEST(QApplication, TestMeasurementsModel)

} // namespace sudoku::tst_measurementsmodel

#include "tst_measurementsmodel.moc"
