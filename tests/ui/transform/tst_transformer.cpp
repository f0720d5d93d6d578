// Covers ui/transform: transformdialog
// Covers ui/text: transformwords

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

#include "core/solve/solve.h"
#include "core/transform/transformkinds.h"
#include "ui/rules/rulespanel.h"
#include "ui/transform/transformdialog.h"

namespace sudoku::tst_transformer {

const char *const classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Board killers(int size)
{
    Board board(emptyBoard(size));
    board.puzzle.constraints = {{findVariant("killer"), {0, 1}, {5}}, {findVariant("black-dot"), {2, 3}}};
    return board;
}

/// Board > Transform in the window.
class TestTransformer : public QObject, private WindowBench
{
    Q_OBJECT

    void choose(const char *id)
    {
        QMenu *menu = m_window->action(Command::Transform)->menu();
        auto *action = menu->findChild<QAction *>(id);
        QVERIFY2(action, id);
        action->trigger();
        QVERIFY(waitUntilSolved());
    }

    /// Types \a numbers into the dialog that comes next, and presses Enter; keeps what the dialog said.
    void answer(const QString &numbers)
    {
        QTimer::singleShot(0, this, [this, numbers] {
            auto *dialog = qobject_cast<TransformDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto closing = qScopeGuard([dialog] {
                if (dialog->isVisible())
                    dialog->reject();
            });
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            auto *field = dialog->findChild<QLineEdit *>("numbers");
            QTRY_VERIFY(field->hasFocus());
            QTest::keyClicks(field, numbers);
            m_state = dialog->findChild<QLabel *>("state")->text();
            QTest::keyClick(field, Qt::Key_Return);
        });
    }

    QString m_state;

private slots:
    void init() { openWindow(); }
    void cleanup()
    {
        document().undoStack().setClean();
        closeWindow();
    }

    void theMenuHasEveryKind()
    {
        for (const TransformKind &kind : transformKinds())
            QVERIFY(m_window->action(Command::Transform)
                        ->menu()
                        ->findChild<QAction *>(
                            QString::fromLatin1(kind.id.data(), static_cast<qsizetype>(kind.id.size()))));
    }

    void turnsWithSelectionAndCursor()
    {
        document().reset(Board(board(classic)));
        view().select({0, 1}, 1);
        choose("quarter-turn");
        QCOMPARE(view().selectedInOrder(), (std::vector<Cell>{8, 17}));
        QCOMPARE(view().currentCell(), 17);
        QCOMPARE(document().board().puzzle.givens[8], 5);
        QCOMPARE(message(), "Turn Right: it is the same puzzle in another form.");
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(document().undoStack().undoText(), "Turn Right");
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().board() == Board(board(classic)));
    }

    void undoKeepsCursorAndSelection_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("size"); // boxes that are not square change their shape
        for (const char *kind : {"quarter-turn", "mirror-left-right", "mirror-diagonal", "half-turn"})
            for (const int size : {6, 9})
                QTest::addRow("%s %d", kind, size) << QByteArray(kind) << size;
    }

    void undoKeepsCursorAndSelection()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const int, size);
        Board start = killers(size);
        start.puzzle.constraints.push_back({findVariant("killer"), {4, 5}, {5}});
        start.puzzle.constraints.push_back({findVariant("killer"), {size, 2 * size}, {7}});
        document().reset(start);
        auto &rules = *m_window->findChild<RulesPanel *>();
        const std::vector<Constraint> chosen{start.puzzle.constraints[2], start.puzzle.constraints[3]};
        const auto selectedRules = [&rules] {
            return rules.findChild<QTreeView *>("rules")->selectionModel()->selectedIndexes().size();
        };
        view().select({3, 14, 2}, 14);
        rules.select(chosen);
        const std::vector<Cell> selected = view().selectedInOrder();
        const Cell at = view().currentCell();
        choose(kind.constData());
        const std::vector<Cell> moved = view().selectedInOrder();
        const Cell cursor = view().currentCell();
        QCOMPARE(selectedRules(), 2);
        const std::vector<std::vector<Cell>> outlined = view().outlined();
        QCOMPARE(outlined.size(), 2U);
        for (int round = 0; round < 2; ++round) {
            document().undoStack().undo();
            QVERIFY(document().board() == start);
            QCOMPARE(view().selectedInOrder(), selected);
            QCOMPARE(view().currentCell(), at);
            QCOMPARE(selectedRules(), 2);
            QCOMPARE(view().outlined(), (std::vector<std::vector<Cell>>{{4, 5}, {size, 2 * size}}));
            document().undoStack().redo();
            QCOMPARE(view().selectedInOrder(), moved);
            QCOMPARE(view().currentCell(), cursor);
            QCOMPARE(view().outlined(), outlined);
        }
    }

    void boardsOfWideBoxesTurn()
    {
        document().reset(Board(emptyBoard(6)));
        view().setCurrentCell(5);
        choose("three-quarter-turn");
        QVERIFY(document().geometry().boxes() == (BoxShape{3, 2}));
        QCOMPARE(view().currentCell(), 0);
    }

    void aRuleThatDoesNotAllowItIsNamed()
    {
        document().reset(killers(9));
        choose("reverse");
        QCOMPARE(message(),
                 "Black dot at r1c3 and r1c4 does not allow it: the rule depends on the values of digits.");
        QVERIFY(!document().undoStack().canUndo());
    }

    void saysWhichDigitsARuleAllows_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("why");
        QTest::newRow("reversal") << "whispers r1c1 r1c2"
                                  << "Whispers at r1c1 and r1c2 allows only the reversal of all digits.";
        QTest::newRow("parity")
            << "even r1c1"
            << "Even cells at r1c1 allows only digits that all stay even or odd, or all change that.";
        QTest::newRow("none")
            << "arrow r1c1 r1c2"
            << "Arrow at r1c1 and r1c2 does not allow it: the rule depends on the values of digits.";
        QTest::newRow("impossible sum")
            << "killer 40 r1c1 r1c2"
            << "Killer cage 40 at r1c1 and r1c2 does not allow it: the rule depends on the values of digits.";
    }

    void saysWhichDigitsARuleAllows()
    {
        QFETCH(QString, rule);
        QFETCH(QString, why);
        Board before(emptyBoard(4));
        before.puzzle.constraints = {*readConstraint(before.puzzle.geometry, rule.toStdString())};
        document().reset(before);
        answer("2,3,1,4");
        choose("relabel");
        QCOMPARE(m_state, why);
        QVERIFY(!document().undoStack().canUndo());
    }

    void sortsByTheSolution()
    {
        document().reset(Board(board(classic)));
        choose("sort");
        const Grid solution = solve(document().board().puzzle).solution;
        QCOMPARE(textOf(solution).left(9), QString("123456789"));
        choose("sort");
        QCOMPARE(message(), "Sort Digits by the First Row changes nothing on this board.");
    }

    void sortsWithoutASolution()
    {
        document().reset(Board(board("4..............2")));
        choose("sort");
        QCOMPARE(textOf(document().board().puzzle.givens), QString("1..............2"));
        QVERIFY2(message().contains("No single solution is known"), qPrintable(message()));
    }

    void asksForLines()
    {
        document().reset(Board(board(classic)));
        answer("1,3");
        choose("swap-bands");
        QCOMPARE(m_state, "This is possible.");
        QCOMPARE(document().undoStack().undoText(), "Swap Bands of Boxes");
        QCOMPARE(document().board().puzzle.givens[54], 5);
    }

    void saysWhyLinesCannotBeSwapped_data()
    {
        QTest::addColumn<QString>("numbers");
        QTest::addColumn<QString>("why");
        QTest::newRow("in two bands") << "3,4"
                                      << "Rows and columns change places only within a band or a stack.";
        QTest::newRow("not there") << "3,10"
                                   << "The numbers must be from 1 to 9.";
        QTest::newRow("one") << "3"
                             << "It needs two numbers, such as 1,2.";
    }

    void saysWhyLinesCannotBeSwapped()
    {
        QFETCH(QString, numbers);
        QFETCH(QString, why);
        answer(numbers);
        choose("swap-rows");
        QCOMPARE(m_state, why);
        QVERIFY(!document().undoStack().canUndo());
    }

    void asksForDigits()
    {
        document().reset(Board(board("1234341221434321")));
        answer("4321");
        choose("relabel");
        QCOMPARE(textOf(document().board().puzzle.givens), QString("4321214334121234"));
    }

    void shufflesAreIsomorphic()
    {
        document().reset(Board(board(classic)));
        choose("shuffle");
        const Puzzle &after = document().board().puzzle;
        QCOMPARE(after.givens.filledCount(), board(classic).givens.filledCount());
        QVERIFY(check(after).verdict == Uniqueness::Unique);
    }

    void whatOtherProgramsLeftIsSaidToBeGone()
    {
        Board before(board(classic));
        before.keptMembers = R"({"f-puzzles":{"text":[{"cells":["R1C1"],"value":"a"}]}})";
        document().reset(before);
        choose("half-turn");
        QVERIFY2(message().contains("What other programs wrote"), qPrintable(message()));
        QVERIFY(document().board().keptMembers.empty());
    }

    /// Copied rules are no puzzle, but are pasted beside what is there.
    void rulesArePastedIntoAnotherWindow()
    {
        document().reset(Board(board(classic)));
        view().setCurrentCell(0);
        paste("# sudoku-workbench: variant killer 9 r4c4 r4c5\n");
        QCOMPARE(document().board().puzzle.constraints.size(), 1U);
        QCOMPARE(document().board().puzzle.constraints.front().cells, (std::vector<Cell>{0, 1}));
        QVERIFY(document().board().puzzle.givens == board(classic).givens);
    }
};

ADD_TEST(QApplication, TestTransformer)

} // namespace sudoku::tst_transformer

#include "tst_transformer.moc"
