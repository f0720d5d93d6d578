#include <QStringList>
#include <QTest>

#include "core/hints/rulemarks.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"
#include "tests/rulerows.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulemarks {

Puzzle withRules(const QStringList &rules, int size = 9)
{
    Puzzle puzzle = emptyBoard(size);
    for (const QString &rule : rules)
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, rule.toStdString()));
    return puzzle;
}

QString digitsIn(const Puzzle &puzzle, Cell cell)
{
    QString text;
    for (const Digit digit : withoutForbidden(Position(puzzle)).candidates(cell))
        text += QString::number(digit);
    return text;
}

class TestRuleMarks : public QObject
{
    Q_OBJECT

private slots:
    void aRuleAloneForbidsDigits_data()
    {
        QTest::addColumn<QStringList>("rules");
        QTest::addColumn<QString>("left"); // in r1c1
        const auto add = [](const char *name, const QStringList &rules, const char *left) {
            QTest::addRow("%s", name) << rules << QString(left);
        };
        add("nothing", {}, "123456789");
        add("small cage", {"killer 3 r1c1 r1c2"}, "12");
        add("large cage", {"killer 24 r1c1 r1c2 r2c2"}, "789");
        add("no equal digits", {"killer 8 r1c1 r2c1"}, "123567");
        add("cage without a sum", {"killer r1c1 r1c2"}, "123456789");
        add("thermometer", {"thermometer r1c1 r1c2 r1c3 r1c4"}, "123456");
        add("arrow", {"arrow r1c1 r1c2 r1c3 r1c4"}, "6789");
        add("white dot", {"white-dot r1c1 r1c2"}, "123456789");
        add("black dot", {"black-dot r1c1 r1c2"}, "123468");
        add("sandwich of a whole row", {"sandwich 35 r1c1 r1c2"}, "19");
        add("two rules of one cell", {"killer 3 r1c1 r1c2", "thermometer r1c1 r2c1"}, "12");
        add("one does not narrow another", {"killer 3 r1c2 r1c3", "thermometer r1c2 r1c1"}, "23456789");
        add("no hidden pairs", {"killer 3 r1c2 r1c3"}, "123456789");
    }

    void aRuleAloneForbidsDigits()
    {
        QFETCH(QStringList, rules);
        QTEST(digitsIn(withRules(rules), 0), "left");
    }

    /// A 9 in the row of the first cell takes the 1 away from the other.
    void digitsOnTheBoardCount()
    {
        Puzzle puzzle = withRules({"killer 10 r1c1 r2c4"});
        QCOMPARE(digitsIn(puzzle, 0), "12346789");
        puzzle.givens.set(8, 9);
        QCOMPARE(digitsIn(puzzle, 0), "1234678");
        QCOMPARE(digitsIn(puzzle, puzzle.geometry.cellAt(1, 3)), "2346789");
        puzzle.givens.set(0, 4);
        QCOMPARE(digitsIn(puzzle, puzzle.geometry.cellAt(1, 3)), "6");
        QCOMPARE(digitsIn(puzzle, 0), "");
    }

    void aRuleThatCannotBeObeyedChangesNothing()
    {
        const QStringList rules{"arrow r1c1 r1c2 r1c3 r1c4 r1c5", "killer 3 r1c6 r1c7"};
        QCOMPARE(digitsIn(withRules(rules), 0), "123456789");
        QCOMPARE(digitsIn(withRules(rules), 5), "12");
    }

    /// Whatever the kind of rule, and on larger boards too.
    void noDigitOfASolutionIsForbidden_data()
    {
        addRuleRows(12, [](int) { return true; });
    }

    void noDigitOfASolutionIsForbidden()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle puzzle(geometry);
        puzzle.constraints = {constraint};
        const CheckResult found = check(puzzle);
        const Position left = withoutForbidden(Position(puzzle));
        for (const Grid &solution : found.solutions)
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
                QVERIFY(left.candidates(cell).contains(solution[cell]));
    }

    void largeBoardsToo()
    {
        const Puzzle puzzle = withRules({"killer 3 r1c1 r1c2", "killer 45 r2c1 r2c2 r2c3"}, 16);
        QCOMPARE(digitsIn(puzzle, 0), "12");
        QCOMPARE(digitsIn(puzzle, 16), "141516");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleMarks)

} // namespace sudoku::tst_rulemarks

#include "tst_rulemarks.moc"
