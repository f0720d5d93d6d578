#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

namespace sudoku::tst_keysentences {

/// What a message or the status bar says of a key is true, in whatever mode the window is.
class TestKeySentences : public QObject, private WindowBench
{
    Q_OBJECT

    struct Mode
    {
        const char *name;
        void (TestKeySentences::*enter)();
    };

    template <typename T>
    T *part(const char *name)
    {
        return m_window->findChild<T *>(name);
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    bool isIdle() { return m_window->action(Command::Solve)->isEnabled(); }
    bool waitUntilIdle()
    {
        return QTest::qWaitFor([this] { return isIdle(); }, windowPatience);
    }
    bool waitForMessage(const QString &part)
    {
        return QTest::qWaitFor([&] { return isIdle() && message().contains(part); }, windowPatience);
    }
    QPoint centre(Cell cell) { return view().boardLayout().cellCentre(cell).toPoint(); }

    void typeGivens() { trigger(Command::TypeGivens); }
    void typeEntries() { trigger(Command::TypeEntries); }
    void typeCornerMarks() { trigger(Command::InputCornerMarks); }
    void typeCentreMarks() { trigger(Command::InputCentreMarks); }
    void typeColours() { trigger(Command::InputColours); }
    void drawAChain()
    {
        trigger(Command::InputDrawing);
        QTest::keyClick(&view(), Qt::Key_1, Qt::ShiftModifier);
    }
    void advance() { trigger(Command::StepOn); }
    void editRules()
    {
        trigger(Command::Rules);
        press(Qt::Key_Return);
    }
    void nameAKind() { trigger(Command::Rules); }
    void chooseAKind()
    {
        trigger(Command::Rules);
        auto *kinds = part<QComboBox>("kinds");
        kinds->setCurrentIndex(kinds->findText("Killer cage"));
        QTest::keyClick(kinds, Qt::Key_Return);
        QVERIFY(view().hasFocus());
    }
    void selectACage()
    {
        editRules();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, centre(2));
    }
    void typeASum()
    {
        selectACage();
        QTest::keyClick(&view(), Qt::Key_1);
        QVERIFY(part<QLineEdit>("number")->hasFocus());
    }
    void drawACage()
    {
        chooseAKind();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, centre(11));
        QTest::keyClick(&view(), Qt::Key_2);
    }
    void useTheListOfRules()
    {
        selectACage();
        part<QTreeView>("rules")->setFocus();
    }
    void askAVerdict()
    {
        trigger(Command::Check);
        QVERIFY(waitUntilIdle());
    }
    void walkThrough()
    {
        trigger(Command::Walkthrough);
        QVERIFY(waitForMessage("walkthrough"));
    }
    void editRulesInAWalkthrough()
    {
        walkThrough();
        editRules();
    }
    void editRulesBesideAVerdict()
    {
        askAVerdict();
        selectACage();
    }
    void askAHint()
    {
        for (int i = 0; i < 3; ++i) {
            trigger(Command::Hint);
            QVERIFY(waitUntilIdle());
        }
    }
    void editRulesBesideAHint()
    {
        askAHint();
        selectACage();
    }
    void fillTheScreen() { trigger(Command::FullScreen); }
    void pause() { trigger(Command::PauseTimer); }

    static constexpr Mode modes[] = {
        {"givens are typed", &TestKeySentences::typeGivens},
        {"entries are typed", &TestKeySentences::typeEntries},
        {"corner marks are typed", &TestKeySentences::typeCornerMarks},
        {"centre marks are typed", &TestKeySentences::typeCentreMarks},
        {"colours are typed", &TestKeySentences::typeColours},
        {"a chain is drawn", &TestKeySentences::drawAChain},
        {"the cursor advances", &TestKeySentences::advance},
        {"rules are edited", &TestKeySentences::editRules},
        {"a kind is named", &TestKeySentences::nameAKind},
        {"a kind is chosen", &TestKeySentences::chooseAKind},
        {"a cage is selected", &TestKeySentences::selectACage},
        {"a cage is drawn", &TestKeySentences::drawACage},
        {"a sum is typed", &TestKeySentences::typeASum},
        {"the list of rules has the keyboard", &TestKeySentences::useTheListOfRules},
        {"a verdict is shown", &TestKeySentences::askAVerdict},
        {"rules are edited beside a verdict", &TestKeySentences::editRulesBesideAVerdict},
        {"a walkthrough is shown", &TestKeySentences::walkThrough},
        {"rules are edited after a walkthrough", &TestKeySentences::editRulesInAWalkthrough},
        {"a hint is shown", &TestKeySentences::askAHint},
        {"rules are edited after a hint", &TestKeySentences::editRulesBesideAHint},
        {"the screen is full", &TestKeySentences::fillTheScreen},
        {"the time is paused", &TestKeySentences::pause},
    };

    static void addModes()
    {
        QTest::addColumn<const Mode *>("mode");
        for (const Mode &mode : modes)
            QTest::newRow(mode.name) << &mode;
    }

    void checkThatEnterAppliesIt()
    {
        for (int i = 0; i < 4 && !message().contains("Enter applies it"); ++i) {
            press(Qt::Key_F12);
            QVERIFY(waitUntilIdle());
        }
        if (!message().contains("Enter applies it"))
            return; // nothing is said
        const Board before = document().board();
        press(Qt::Key_Return);
        QVERIFY2(message().startsWith("Applied: "), qPrintable(message()));
        QVERIFY(document().board() != before);
    }

    void enter(const Mode &mode)
    {
        (this->*mode.enter)();
        QVERIFY(QApplication::focusWidget());
    }

private slots:
    void init()
    {
        openWindow();
        paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        Board board = document().board();
        board.puzzle.constraints.push_back(*readConstraint(document().geometry(), "killer 10 r1c3 r1c4"));
        document().edit(board, "Add");
        view().setCurrentCell(2);
        view().setFocus();
    }
    void cleanup() { closeWindow(); }

    void enterAppliesAHint_data() { addModes(); }

    void enterAppliesAHint()
    {
        QFETCH(const Mode *, mode);
        enter(*mode);
        checkThatEnterAppliesIt();
    }

    /// A hint that is shown already when the mode begins.
    void enterStillAppliesAHint_data() { addModes(); }

    void enterStillAppliesAHint()
    {
        QFETCH(const Mode *, mode);
        askAHint();
        QVERIFY(message().contains("Enter applies it"));
        enter(*mode);
        if (message().contains("Enter applies it"))
            checkThatEnterAppliesIt();
    }

    void escapeClosesAnAnswer_data() { addModes(); }

    void escapeClosesAnAnswer()
    {
        QFETCH(const Mode *, mode);
        for (const Command command : {Command::TrueCandidates, Command::Walkthrough}) {
            enter(*mode);
            trigger(command);
            QVERIFY(waitUntilIdle());
            if (!message().contains("Esc closes it"))
                continue;
            press(Qt::Key_Escape);
            QVERIFY(!m_window->findChild<VerdictPanel *>()->isVisible());
            QVERIFY(!view().isReadOnly());
        }
    }

    void f9SolvesWhatWasPasted_data() { addModes(); }

    void f9SolvesWhatWasPasted()
    {
        QFETCH(const Mode *, mode);
        enter(*mode);
        trigger(Command::Paste);
        if (!message().contains("F9 solves it"))
            return;
        QVERIFY(!part<QCheckBox>("edits")->isChecked());
        press(Qt::Key_F9);
        QVERIFY(waitUntilIdle());
        QCOMPARE(document().board().digits().filledCount(), 81);
    }

    void solveEndsTheEditingOfRules_data() { addModes(); }

    void solveEndsTheEditingOfRules()
    {
        QFETCH(const Mode *, mode);
        enter(*mode);
        trigger(Command::Solve);
        QVERIFY(waitUntilIdle());
        QVERIFY(!part<QCheckBox>("edits")->isChecked());
    }

    void theStatusBarSaysWhatIsTyped_data() { addModes(); }

    void theStatusBarSaysWhatIsTyped()
    {
        QFETCH(const Mode *, mode);
        enter(*mode);
        const QString said = part<QLabel>("mode")->text();
        const Board before = document().board();
        const Cell cell = view().currentCell();
        const QString number = part<QLineEdit>("number")->text();
        QTest::keyClick(&view(), Qt::Key_4);
        const Board &after = document().board();
        if (said == "Typing givens")
            QCOMPARE(after.puzzle.givens[cell], 4);
        else if (said == "Typing entries")
            QCOMPARE(after.entries[cell], 4);
        else if (said == "Typing corner marks")
            QVERIFY(after.cornerMarks[cell].contains(4));
        else if (said == "Typing marks" || said == "Typing centre marks")
            QVERIFY(after.centreMarks[cell].contains(4));
        else if (said == "Typing colours")
            QVERIFY(after.colours != before.colours);
        else if (said.startsWith("Drawing: green circle"))
            QCOMPARE(after.drawn.colourOf({cell, 4}), 2);
        else if (said == "Typing numbers of rules")
            QVERIFY(part<QLineEdit>("number")->text().endsWith('4'));
        else
            QVERIFY2(said.isEmpty(), qPrintable(said));
        if (said.isEmpty() || said.startsWith("Typing numbers"))
            QCOMPARE(after, before);
    }

    /// As the bar says of an empty board.
    void digitsOfAPuzzleAreTypedRowByRow_data() { addModes(); }

    void digitsOfAPuzzleAreTypedRowByRow()
    {
        QFETCH(const Mode *, mode);
        trigger(Command::ClearAll);
        enter(*mode);
        if (!message().startsWith("Type a puzzle row by row") || !view().hasFocus())
            return;
        QVERIFY(message().contains("with Space for a blank"));
        view().setCurrentCell(20);
        press(Qt::Key_4);
        QCOMPARE(document().board().digitAt(20), 4);
        const Cell blank = view().currentCell() == 20 ? 21 : view().currentCell();
        view().setCurrentCell(blank);
        press(Qt::Key_Space);
        QCOMPARE(document().board().digitAt(blank), noDigit);
        QCOMPARE(view().currentCell(), blank + 1);
    }

    void spaceGoesToTheNextCell_data() { addModes(); }

    /// As the bar says of an empty board whose digits are numbers.
    void spaceGoesToTheNextCell()
    {
        QFETCH(const Mode *, mode);
        trigger(Command::ClearAll);
        enter(*mode);
        document().reset(Board(emptyBoard(16)));
        if (!message().contains("with Space to go to the next cell") || !view().hasFocus())
            return;
        for (const std::vector<Qt::Key> &number :
             {std::vector{Qt::Key_1, Qt::Key_5}, {Qt::Key_1}, {Qt::Key_7}, {}}) {
            const Cell cell = view().currentCell();
            for (const Qt::Key key : number)
                press(key);
            QCOMPARE(view().currentCell(), cell);
            press(Qt::Key_Space);
            QCOMPARE(view().currentCell(), cell + 1);
        }
    }
};

ADD_TEST(QApplication, TestKeySentences)

} // namespace sudoku::tst_keysentences

#include "tst_keysentences.moc"
