// Covers ui/laboratory: experimentform, formulapage, laboratory, measurementschart, measurementspage
// Covers ui/laboratory: measurer, quantities, topicchooser

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "core/sat/solverkinds.h"
#include "core/variants/variant.h"
#include "tests/heavyboard.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/watchedsolver.h"
#include "ui/base/settings.h"
#include "ui/laboratory/barchart.h"
#include "ui/laboratory/encodingtext.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/laboratory/measurementspage.h"
#include "ui/laboratory/topicchooser.h"
#include "ui/programs/programsolver.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_laboratorydialog {

const std::string inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr int patience = 60'000; // ms

std::vector<SolverKind> allSolvers()
{
    return {solverKinds().begin(), solverKinds().end()};
}

class TestLaboratoryDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<LaboratoryDialog> m_dialog;

    void open(const Puzzle &puzzle, const std::vector<SolverKind> &solvers = allSolvers())
    {
        m_dialog = std::make_unique<LaboratoryDialog>(*m_settings, puzzle, solvers);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    MeasurementsPage &page() { return *m_dialog->findChild<MeasurementsPage *>(); }
    const MeasurementsModel &model() { return page().model(); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
            if (button->text().remove(QLatin1Char('&')) == text)
                return button;
        return nullptr;
    }
    template <typename Field>
    Field *field(const char *name)
    {
        return m_dialog->findChild<Field *>(name);
    }
    void choose(const QWidget &page, const char *name, const QVariant &value)
    {
        auto *choice = page.findChild<QComboBox *>(name);
        choice->setCurrentIndex(choice->findData(value));
    }
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
    bool says(const QString &text)
    {
        const auto labels = m_dialog->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    }
    BarChart *chart() { return m_dialog->findChild<BarChart *>(); }
    QTableView *table() { return m_dialog->findChild<QTableView *>(); }
    FormulaPage &formula() { return *m_dialog->findChild<FormulaPage *>(); }
    /// Whether a part of the formula is listed because of \a change.
    template <typename Change>
    bool isListedAfter(Change change)
    {
        QSignalSpy listed(&formula().model(), &QAbstractItemModel::modelReset);
        change();
        return listed.wait(patience);
    }
    bool isListedFor(const char *name, const QVariant &value)
    {
        return isListedAfter([=, this] { choose(formula(), name, value); });
    }
    bool showFormula()
    {
        return isListedAfter([this] { m_dialog->findChild<QTabWidget *>()->setCurrentIndex(1); });
    }
    QString heading(int row) { return formula().model().index(row, 0).data().toString(); }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void measuresEveryEncodingWithEverySolver()
    {
        open(board(inkala));
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(page().isRunning());
        QVERIFY(waitForEnd());
        QCOMPARE(model().rowCount(), static_cast<int>(atMostOneEncodings().size() * solverKinds().size()));
        for (const MeasuredRow &row : model().rows())
            QVERIFY(row.measurement.verdict == MeasuredVerdict(Uniqueness::Unique));
        QCOMPARE(model().row(0).measurement.statistics.variables, 729);
        QCOMPARE(chart()->bars().size(), model().rows().size());
        QVERIFY(says("9 × 9 with 21 clues. Check for exactly one; all candidates; median of 5 runs"));
        QVERIFY(says(" solved fastest, ") || says(" No row is the fastest"));
        const QStringList lines = page().csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), model().rowCount() + 1);
        QVERIFY(lines[1].startsWith("9,21,check,all,yes,pairwise,minisat,unique,5,no,729,"));
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
        keepEncodings({"binary", "segment"});
        choose(page(), "task", static_cast<int>(MeasuredTask::Solve));
        choose(page(), "kind", static_cast<int>(EncodingKind::Selectors));
        choose(page(), "runs", 5);
        button("Measure")->click();
        QVERIFY(waitForEnd());
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(model().row(0).experiment.solve.encode.atMostOne->id, "binary");
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
        QVERIFY(model().rowCount() < static_cast<int>(atMostOneEncodings().size() * solverKinds().size()));
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
        QVERIFY(page().csv().contains("\n9,21,"));
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
        keepEncodings({"binary"});
        choose(page(), "runs", 9);
        choose(page(), "quantity", "memory_mb");
        choose(formula(), "atMostOne", "commander");
        QVERIFY(showFormula());
        m_dialog.reset();
        open(board(inkala));
        QVERIFY(field<QCheckBox>("encoding-binary")->isChecked());
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

    void looksAtTheHouseOfTheCursor()
    {
        open(board(inkala));
        QVERIFY(showFormula());
        QCOMPARE(heading(1), "At most one cell of row 1 is 1 – 36 clauses");
        QVERIFY(isListedAfter([this] { m_dialog->setCursor(40); }));
        QCOMPARE(heading(1), "At most one cell of row 5 is 1 – 36 clauses");
        QCOMPARE(field<QComboBox>("place")->currentText(), "Row 5");
        QVERIFY(says("<b>Row 5</b>: "));
        choose(formula(), "topicKind", 2);
        choose(formula(), "digit", 7);
        QVERIFY(isListedFor("atMostOne", "segment"));
        QCOMPARE(heading(1), "At most one cell of box 5 is 7 – 6 auxiliary variables, 48 clauses");
        QVERIFY(isListedFor("topicKind", 3));
        QCOMPARE(heading(0), "r5c5 has at least one digit – 1 clause");
        field<QCheckBox>("follows")->setChecked(false);
        const QSignalSpy changed(m_dialog->findChild<TopicChooser *>(), &TopicChooser::changed);
        m_dialog->setCursor(0);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(heading(0), "r5c5 has at least one digit – 1 clause");
    }

    void theFormulaFollowsTheBoard()
    {
        open(board(inkala));
        QVERIFY(showFormula());
        m_dialog->setCursor(80);
        QVERIFY(isListedAfter([this] { m_dialog->setPuzzle(emptyBoard(16)); }));
        QVERIFY(heading(0).startsWith("At least one cell of row 1 is 1"));
        m_dialog->setPuzzle(board("1" + std::string(15, '.'), {variants().front()->id}));
        QVERIFY(isListedFor("topicKind", 4));
        QVERIFY(formula().model().clauseCount() > 0);
        m_dialog->setPuzzle(board("11.............."));
        QVERIFY(isListedFor("kind", static_cast<int>(EncodingKind::Facts)));
        QVERIFY(says("The givens contradict each other"));
        QVERIFY(!button("Copy in DIMACS")->isEnabled());
    }

    void aPartThatNobodyWouldReadIsNotListed()
    {
        open(HeavyBoard().puzzle);
        QVERIFY(showFormula());
        QVERIFY(formula().model().clauseCount() > 0);
        QVERIFY(isListedFor("topicKind", 4));
        QCOMPARE(formula().model().clauseCount(), 0);
        QVERIFY(says("more than 20000 clauses"));
        QVERIFY(isListedFor("topicKind", 0));
        QVERIFY(formula().model().clauseCount() > 0);
    }

    void theWordsHaveRoomWhereTheDialogOpensHere()
    {
        open(emptyBoard(9));
        QVERIFY(showFormula());
        m_dialog.reset();
        open(emptyBoard(9));
        const auto *tree = m_dialog->findChild<QTreeView *>();
        QTRY_COMPARE(tree->columnWidth(0), tree->width() * 3 / 5);
    }

    void theCurrentClauseIsExplained()
    {
        open(board(inkala));
        QVERIFY(showFormula());
        auto *tree = m_dialog->findChild<QTreeView *>();
        const QAbstractItemModel &clauses = formula().model();
        tree->setCurrentIndex(clauses.index(0, 0, clauses.index(1, 0)));
        QVERIFY(says("1 = r1c1 is 1"));
        QVERIFY(isListedFor("atMostOne", "binary"));
        tree->setCurrentIndex(clauses.index(0, 0, clauses.index(1, 0)));
        QVERIFY(says("h730 means: 1 is in r1c1 or r1c2"));
        button("Copy in DIMACS")->click();
        QVERIFY(QApplication::clipboard()->text().contains("\n-1 -10 0\n"));
    }

    void largeHousesOpenWithTheirHeadings()
    {
        open(emptyBoard(25));
        QVERIFY(showFormula());
        QVERIFY(isListedFor("digit", 0));
        QCOMPARE(formula().model().clauseCount(), 25 * 301);
        QVERIFY(!m_dialog->findChild<QTreeView *>()->isExpanded(formula().model().index(0, 0)));
    }

    void everyEncodingIsExplained()
    {
        for (const AtMostOne &atMostOne : atMostOneEncodings())
            QVERIFY2(!explanationText(atMostOne).isEmpty(), atMostOne.id.data());
        QCOMPARE(countsText(*findAtMostOne("binary"), 9),
                 "At most one of 9 candidates: 7 auxiliary variables, 29 clauses.");
    }

    void fitsSmallScreens()
    {
        open(emptyBoard(25));
        QVERIFY2(m_dialog->minimumSizeHint().width() <= 900,
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
