// Covers ui/laboratory: topicchooser, encodingtext

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QTreeView>

#include "core/board/arrangements.h"
#include "core/variants/variant.h"
#include "tests/heavyboard.h"
#include "tests/testprogram.h"
#include "tests/ui/laboratory/laboratorybench.h"
#include "ui/laboratory/encodingtext.h"
#include "ui/laboratory/topicchooser.h"

namespace sudoku::tst_formulapage {

using namespace laboratorybench;

/// The page "Look Inside" of the laboratory.
class TestFormulaPage : public LaboratoryDialogFixture
{
    Q_OBJECT

    bool isListedFor(const char *name, const QVariant &value)
    {
        return isListedAfter([=, this] { choose(formula(), name, value); });
    }

    QString heading(int row) { return formula().model().index(row, 0).data().toString(); }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init() { setUp(); }
    void cleanup() { tearDown(); }

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

    void boardsThatOverlapHaveTheirOwnRows()
    {
        const Puzzle twin(findArrangement("twin")->geometry());
        open(twin);
        QVERIFY(showFormula());
        auto &place = *field<QComboBox>("place");
        QCOMPARE(place.count(), 18);
        QCOMPARE(place.itemText(17), "Row 15, columns 7 to 15");
        QVERIFY(isListedAfter([&] { m_dialog->setCursor(twin.geometry.cellAt(14, 14)); }));
        QCOMPARE(place.currentIndex(), 17);
        QVERIFY(heading(0).startsWith("At least one cell of row 15, columns 7 to 15 is 1"));
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
        QVERIFY(isListedFor("atMostOne", "tree2"));
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
        for (const EncodingMethod &method : encodingMethods())
            QVERIFY2(explanationText(method).contains(" Source: "), method.id.data());
        QVERIFY(explanationText(*findEncodingMethod("minimal"))
                    .endsWith("Source: Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006."));
        QCOMPARE(countsText(*findEncodingMethod("tree2"), 9),
                 "At most one of 9 candidates: 7 auxiliary variables, 29 clauses.");
        QCOMPARE(countsText(*findEncodingMethod("log"), 9), "A cell with 9 candidates: 4 bits, 7 clauses.");
    }

    void bitsAreShown()
    {
        open(board(inkala));
        QVERIFY(showFormula());
        QVERIFY(isListedFor("atMostOne", "log"));
        QCOMPARE(formula().model().clauseCount(), 36);
        button("Copy in DIMACS")->click();
        QVERIFY(QApplication::clipboard()->text().contains(
            "c   not both: r1c1 is 1, r1c2 is 1\n1 2 3 4 5 6 7 8 0"));
    }
};

ADD_TEST(QApplication, TestFormulaPage)

} // namespace sudoku::tst_formulapage

#include "tst_formulapage.moc"
