// Covers ui/laboratory: experimentform, laboratory, measurementschart, measurementspage, measurer
// Covers ui/laboratory: quantitytext

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QTableView>

#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/laboratory/laboratorybench.h"
#include "tests/watchedsolver.h"
#include "ui/laboratory/barchart.h"
#include "ui/programs/programsolver.h"
#include "ui/text/savefile.h"

namespace sudoku::tst_laboratorydialog {

using namespace laboratorybench;

class TestLaboratoryDialog : public LaboratoryDialogFixture
{
    Q_OBJECT

    void keepSolver(const char *id)
    {
        for (QCheckBox *box : page().findChildren<QCheckBox *>())
            if (box->objectName().startsWith(QLatin1String("solver-")))
                box->setChecked(box->objectName() == QLatin1String("solver-") + QLatin1String(id));
    }

    void keepEncodings(const QStringList &ids)
    {
        for (QCheckBox *box : page().findChildren<QCheckBox *>())
            if (box->objectName().startsWith(QLatin1String("encoding-")))
                box->setChecked(ids.contains(box->objectName().mid(9)));
    }

    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return !page().isRunning(); }, patience);
    }

    BarChart *chart() { return m_dialog->findChild<BarChart *>(); }
    QTableView *table() { return m_dialog->findChild<QTableView *>(); }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void measuresEveryEncodingWithEverySolver()
    {
        open(board(inkala));
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(page().isRunning());
        QVERIFY(waitForEnd());
        QCOMPARE(model().rowCount(), static_cast<int>(encodingMethods().size() * solverKinds().size()));
        for (const MeasuredRow &row : model().rows())
            QVERIFY(row.measurement.verdict == MeasuredVerdict(Uniqueness::Unique));
        QCOMPARE(model().row(0).measurement.statistics.variables, 729);
        QCOMPARE(chart()->bars().size(), model().rows().size());
        QVERIFY(says("9 × 9 with 21 clues. Check for exactly one; all candidates; median of 5 runs"));
        QVERIFY(says(" solved fastest, ") || says(" No row is the fastest"));
        const QStringList lines =
            QString::fromUtf8(page().csv()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), model().rowCount() + 1);
        QVERIFY(lines[1].startsWith(",1,9,21,check,all,yes,pairwise,minisat,unique,5,no,Sudoku Workbench "));
    }

    void opensWhatTheCommandLineMeasured()
    {
        const QByteArray lines = "file,number,size,at_most_one,solver,answer,solve_ms,conflicts,decisions\n"
                                 "a.txt,1,9,pairwise,minisat,unique,2.5,10,12\n"
                                 "a.txt,1,9,binary,minisat,unique,1.5,20,22\n"
                                 "a.txt,2,4,pairwise,minisat,unique,0.5,1,2\n"
                                 "a.txt,2,4,binary,minisat,unique,0.25,2,3\n";
        const QString path = m_folder.filePath("measured.csv");
        QCOMPARE(saveFile(path, lines), std::nullopt);
        open(board(inkala));
        auto *puzzles = field<QComboBox>("puzzles");
        QVERIFY(!puzzles->isVisible());
        page().open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);
        QVERIFY(says("Opened measured.csv. Rows: 4."));
        QCOMPARE(puzzles->count(), 3);
        QCOMPARE(puzzles->currentText(), "All puzzles together (2)");
        QCOMPARE(model().row(1).measurement.conflicts, 22);
        QCOMPARE(chart()->bars().size(), 2U);
        puzzles->setCurrentIndex(2);
        QCOMPARE(puzzles->currentText(), "Puzzle 2 of a.txt: 4 × 4 with 0 clues");
        QCOMPARE(model().row(1).measurement.conflicts, 2);
        QVERIFY(page().csv().contains("\na.txt,2,4,0,check,open,yes,tree2,minisat,unique,1,no,"));
        QCOMPARE(page().csv().count('\n'), 5);
    }

    void saysWhatIsWrongWithMeasurements()
    {
        const QString path = m_folder.filePath("measured.csv");
        QCOMPARE(saveFile(path, "size,at_most_one,solver,answer\n9,pairwise,minisat,maybe\n"), std::nullopt);
        open(board(inkala));
        const auto *status = page().findChild<QLabel *>("status");
        page().open(path);
        QTRY_COMPARE_WITH_TIMEOUT(
            status->text(), "Cannot open measured.csv: line 2, column 20: 'maybe' is no value of “answer”",
            patience);
        QCOMPARE(model().rowCount(), 0);
    }

    void newSolversAreOffered()
    {
        open(board(inkala));
        keepSolver("minisat");
        const auto solvers = [this] {
            QStringList names;
            for (const QCheckBox *box : page().findChildren<QCheckBox *>())
                if (box->objectName().startsWith(QLatin1String("solver-")) && box->isChecked())
                    names += box->objectName();
            return names;
        };
        QCOMPARE(solvers(), QStringList("solver-minisat"));
        std::vector<SolverKind> more = allSolvers();
        more.push_back(programKind({.name = "Mine", .command = "mine {cnf}"}));
        page().setSolvers(more);
        QCOMPARE(solvers(), QStringList({"solver-minisat", "solver-mine {cnf}"}));
        page().setSolvers(allSolvers());
        QCOMPARE(solvers(), QStringList("solver-minisat"));
    }

    void measuresWhatIsChosen()
    {
        open(board(inkala));
        keepSolver("minisat");
        keepEncodings({"tree2", "segment"});
        choose(page(), "task", static_cast<int>(MeasuredTask::Solve));
        choose(page(), "kind", static_cast<int>(EncodingKind::Selectors));
        choose(page(), "runs", 5);
        button("Measure")->click();
        QVERIFY(waitForEnd());
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(model().row(0).experiment.solve.encode.method->id, "tree2");
        QCOMPARE(model().row(0).measurement.runs, 5);
        QVERIFY(model().row(1).measurement.verdict == MeasuredVerdict(Outcome::Solved));
        QVERIFY(model().row(1).experiment.solve.encode.kind == EncodingKind::Selectors);
    }

    void housesByThemselvesAreTheLiteratures()
    {
        open(emptyBoard(9));
        keepSolver("minisat");
        keepEncodings({"pairwise"});
        field<QCheckBox>("shared")->setChecked(false);
        button("Measure")->click();
        QVERIFY(waitForEnd());
        QCOMPARE(model().row(0).measurement.statistics.clauses, 11'988);
    }

    void nothingChosenCannotBeMeasured()
    {
        open(board(inkala));
        keepEncodings({});
        QVERIFY(!button("Measure")->isEnabled());
        keepEncodings({"product"});
        QVERIFY(button("Measure")->isEnabled());
    }

    void escapeStopsAndKeepsTheRows()
    {
        open(emptyBoard(triesAll() ? 25 : 16));
        choose(page(), "runs", 9);
        choose(page(), "timeLimit", 600);
        button("Measure")->click();
        QVERIFY(QTest::qWaitFor([this] { return model().rowCount() > 0; }, patience));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(waitForEnd());
        QVERIFY(model().rowCount() >= 1);
        QVERIFY(model().rowCount() < static_cast<int>(encodingMethods().size() * solverKinds().size()));
        QVERIFY(says("Stopped after "));
        QVERIFY(button("Save as CSV…")->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    void anotherBoardLeavesTheNumbers()
    {
        open(board(inkala));
        keepSolver("minisat");
        keepEncodings({"pairwise"});
        button("Measure")->click();
        QVERIFY(waitForEnd());
        QVERIFY(!button("Measure Again")->isVisible());
        m_dialog->setPuzzle(board("1.34341221434321"));
        QCOMPARE(model().rowCount(), 1);
        QVERIFY(says("The board has changed"));
        QVERIFY(says("9 × 9 with 21 clues"));
        QVERIFY(page().csv().contains("\n,1,9,21,"));
        m_dialog->setPuzzle(board(inkala)); // undone
        QVERIFY(!button("Measure Again")->isVisible());
        m_dialog->setPuzzle(board("1.34341221434321"));
        button("Measure Again")->click();
        QVERIFY(waitForEnd());
        QVERIFY(says("4 × 4 with 15 clues"));
        QVERIFY(!says("The board has changed"));
    }

    void propagationMayLeaveNothingToWrite()
    {
        open(board("1.34341221434321"));
        choose(page(), "kind", static_cast<int>(EncodingKind::Facts));
        button("Measure")->click();
        QVERIFY(waitForEnd());
        QVERIFY(says("nothing to encode"));
    }

    void theChartFollowsTheTable()
    {
        open(board(inkala));
        keepSolver("minisat");
        button("Measure")->click();
        QVERIFY(waitForEnd());
        choose(page(), "quantity", "clauses");
        table()->sortByColumn(MeasurementsModel::FirstQuantityColumn + 1, Qt::AscendingOrder);
        QCOMPARE(chart()->bars().front().label, "Segments");
        QVERIFY(chart()->bars().front().isBest);
        QVERIFY(std::ranges::is_sorted(chart()->bars(), {}, [](const Bar &bar) { return *bar.value; }));
        QCOMPARE(chart()->accessibleName(), "Bar chart: Clauses");
        QVERIFY(!chart()->isLogarithmic());
        choose(page(), "scale", static_cast<int>(BarScale::Kind::Logarithmic));
        QVERIFY(chart()->isLogarithmic());
        emit chart()->barClicked(2);
        QCOMPARE(table()->currentIndex().row(), 2);
    }

    void theTableIsCopied()
    {
        open(board(inkala));
        keepSolver("minisat");
        keepEncodings({"pairwise"});
        QVERIFY(!button("Copy Table")->isEnabled());
        button("Measure")->click();
        QVERIFY(waitForEnd());
        table()->setFocus();
        QTest::keySequence(table(), QKeySequence::Copy);
        QVERIFY(QApplication::clipboard()->text().contains("\nPairwise\tMiniSat\texactly one\t729\t"));
    }

    void choicesAreRemembered()
    {
        open(board(inkala));
        keepEncodings({"tree2"});
        choose(page(), "runs", 9);
        choose(page(), "quantity", "memory_mb");
        choose(formula(), "atMostOne", "commander");
        QVERIFY(showFormula());
        m_dialog.reset();
        open(board(inkala));
        QVERIFY(field<QCheckBox>("encoding-tree2")->isChecked());
        QVERIFY(!field<QCheckBox>("encoding-pairwise")->isChecked());
        QCOMPARE(page().findChild<QComboBox *>("runs")->currentData().toInt(), 9);
        QCOMPARE(page().findChild<QComboBox *>("quantity")->currentData().toString(), "memory_mb");
        QCOMPARE(field<QComboBox>("atMostOne")->currentData().toString(), "commander");
        QVERIFY(formula().isVisible());
    }

    void goesWhileItRuns()
    {
        const WatchedSolver solver;
        open(hardPuzzle(), {solver.kind()});
        button("Measure")->click();
        QVERIFY(QTest::qWaitFor([&] { return solver.hasBegun(); }, patience));
        QVERIFY(page().isRunning());
        m_dialog.reset();
        QVERIFY(QTest::qWaitFor([&] { return solver.end().isDelivered(); }, patience));
    }

    void fitsSmallScreens()
    {
        open(emptyBoard(25));
        QVERIFY2(m_dialog->minimumSizeHint().width() <= 1000,
                 qPrintable(QString::number(m_dialog->minimumSizeHint().width())));
        QVERIFY2(m_dialog->minimumSizeHint().height() <= 560,
                 qPrintable(QString::number(m_dialog->minimumSizeHint().height())));
    }

    void lettersAreUnique()
    {
        open(board(inkala));
        for (const QWidget *shown : {static_cast<QWidget *>(&page()), static_cast<QWidget *>(&formula())}) {
            QStringList letters{"E", "I"}; // of the pages
            QStringList texts;
            for (const QAbstractButton *each : shown->findChildren<QAbstractButton *>())
                texts += each->text();
            for (const QLabel *each : shown->findChildren<QLabel *>())
                texts += each->text();
            for (const QString &text : texts)
                if (const QString letter = QKeySequence::mnemonic(text).toString().right(1);
                    !letter.isEmpty()) {
                    QVERIFY2(!letters.contains(letter), qPrintable(text));
                    letters += letter;
                }
        }
    }
};

ADD_TEST(QApplication, TestLaboratoryDialog)

} // namespace sudoku::tst_laboratorydialog

#include "tst_laboratorydialog.moc"
