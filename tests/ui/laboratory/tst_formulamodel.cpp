#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/laboratory/formulamodel.h"

namespace sudoku::tst_formulamodel {

class TestFormulaModel : public QObject
{
    Q_OBJECT

    Puzzle m_puzzle = emptyBoard(9);
    FormulaModel m_model;

    void show(const char *atMostOne, Digit digit)
    {
        auto part = FormulaPart::make(
            m_puzzle, {.method = findEncodingMethod(atMostOne), .kind = EncodingKind::FullFacts},
            RuleSource(HouseName{HouseKind::Row, 0}), {});
        m_model.show(m_puzzle, symbolSets().front(), std::move(*part), digit);
    }
    QString text(int group, int row, int column)
    {
        return m_model.index(row, column, m_model.index(group, 0)).data().toString();
    }

private slots:
    void keepsTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(&m_model);
        show("pairwise", 5);
        show("tree2", noDigit);
        m_model.clear();
        QCOMPARE(m_model.rowCount(), 0);
    }

    void aHouseHasAllItsClauses()
    {
        show("pairwise", noDigit);
        QCOMPARE(m_model.rowCount(), 18);
        QCOMPARE(m_model.clauseCount(), 9 * 37);
        int rows = 0;
        for (int group = 0; group < m_model.rowCount(); ++group)
            rows += m_model.rowCount(m_model.index(group, 0));
        QCOMPARE(rows, 9 * 37);
    }

    void oneDigitIsTheLiteratures()
    {
        show("tree2", 5);
        QCOMPARE(m_model.auxiliaryCount(), 7);   // n - 2
        QCOMPARE(m_model.clauseCount(), 1 + 29); // 4n - 7
        QCOMPARE(m_model.index(0, 0).data().toString(), "At least one cell of row 1 is 5 – 1 clause");
        QCOMPARE(m_model.index(1, 0).data().toString(),
                 "At most one cell of row 1 is 5 – 7 auxiliary variables, 29 clauses");
        QCOMPARE(text(0, 0, 0), "5 is in r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8 or r1c9");
        QCOMPARE(text(0, 0, 1), "5 14 23 32 41 50 59 68 77 0");
        QVERIFY(text(1, 0, 0).startsWith("h758 means: 5 is in "));
        QCOMPARE(text(1, 0, 1), "");
    }

    void aClauseHasALegend()
    {
        show("pairwise", 5);
        const QModelIndex second = m_model.index(0, 0, m_model.index(1, 0));
        QCOMPARE(m_model.clause(second), (Clause{-5, -14}));
        QCOMPARE(m_model.legend(m_model.clause(second)), (QStringList{"5 = r1c1 is 5", "14 = r1c2 is 5"}));
        QVERIFY(m_model.clause(m_model.index(0, 0)).empty());
    }
};

ADD_TEST(QApplication, TestFormulaModel)

} // namespace sudoku::tst_formulamodel

#include "tst_formulamodel.moc"
