// Covers ui/teach/practice: practicedialog

#include <QLabel>
#include <QListView>
#include <QTest>

#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

#include "core/hints/markedposition.h"
#include "core/hints/techniques.h"
#include "core/solve/solve.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/learn/learnpage.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/teach/practice/practice.h"
#include "ui/teach/practice/practicedialog.h"

namespace sudoku::tst_practice {

class TestPractice : public QObject, private WindowBench
{
    Q_OBJECT

private:
    Practice &practice() { return *m_window->findChild<Practice *>(); }
    Message shown() { return m_window->messageBar().message(); }

    /// Finds each of the puzzles at once, also under the sanitizers.
    static constexpr int quickSeed = 10;

    bool waitFor(const QString &beginning)
    {
        return QTest::qWaitFor([&] { return message().startsWith(beginning); }, windowPatience);
    }
    void takeOffer() { shown().offer.run(); }

    void begin(const char *technique, int count, int size = 9)
    {
        GenerateRequest request(emptyBoard(size));
        request.difficulty.needed = {findTechnique(technique)};
        request.seed = quickSeed;
        practice().start({request, findTechnique(technique), count});
        QVERIFY(waitFor("Exercise 1 of "));
    }

    /// Removes what a step of the technique excludes on the board as it is.
    void solveExercise(const char *technique)
    {
        Board board = document().board();
        const std::vector<Step> steps = findSteps(*findTechnique(technique), markedPosition(board), 1);
        QVERIFY(!steps.empty());
        for (const auto &[cell, digit] : steps.front().eliminations)
            board.centreMarks[cell].remove(digit);
        for (const auto &[cell, digit] : steps.front().placements)
            board.entries.set(cell, digit);
        document().edit(board, "Answer");
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void leadsThroughAllExercises_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("technique");
        QTest::newRow("6x6") << 6 << "pointing";
        if (triesMuch()) // such puzzles are rare
            QTest::newRow("6x6, rare") << 6 << "locked-pair";
        QTest::newRow("9x9") << 9 << "x-wing";
        QTest::newRow("16x16") << 16 << "hidden-pair";
    }

    void leadsThroughAllExercises()
    {
        QFETCH(const int, size);
        QFETCH(const QString, technique);
        const std::string id = technique.toStdString();
        begin(id.c_str(), 2, size);
        QVERIFY(message().startsWith("Exercise 1 of 2: "));
        solveExercise(id.c_str());
        QVERIFY2(message().startsWith("Right. "), qPrintable(message()));
        QVERIFY(message().endsWith("."));
        QCOMPARE(shown().offer.text, "Next Exercise");
        takeOffer();
        QVERIFY(waitFor("Exercise 2 of 2: "));
        solveExercise(id.c_str());
        QCOMPARE(shown().offer.text, "Finish");
        takeOffer();
        QCOMPARE(message(), "Practice finished. Found without help: 2 of 2.");
        QVERIFY(!practice().isActive());
    }

    /// More exercises than could be made before.
    void theFirstIsShownWhileOthersAreMade()
    {
        begin("naked-pair", 1'000'000);
        QVERIFY2(message().startsWith("Exercise 1 of 1000000: "), qPrintable(message()));
        QCOMPARE(m_window->windowTitle(), "Exercise 1 of 1000000: Naked Pair[*] — Sudoku Workbench");
        solveExercise("naked-pair");
        QCOMPARE(shown().offer.text, "Next Exercise");
        takeOffer();
        QVERIFY(waitFor("Exercise 2 of 1000000: "));
        key(Qt::Key_Escape);
        QVERIFY(!practice().isActive());
    }

    void enterGoesOnWhenAnExerciseIsOver()
    {
        begin("naked-pair", 3);
        key(Qt::Key_Return); // nothing is found yet
        QVERIFY2(message().startsWith("Exercise 1 of 3: "), qPrintable(message()));
        solveExercise("naked-pair");
        QVERIFY2(message().endsWith("Enter goes on."), qPrintable(message()));
        key(Qt::Key_Return);
        QVERIFY(waitFor("Exercise 2 of 3: "));
        QVERIFY2(message().endsWith(QString("(so far %1)").arg(QChar(0x2713))), qPrintable(message()));
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_F12); // tells all of it
        key(Qt::Key_Return);
        QVERIFY(waitFor("Exercise 3 of 3: "));
        QVERIFY2(message().endsWith(QString("(so far %1%2)").arg(QChar(0x2713)).arg(QChar(0x25CB))),
                 qPrintable(message()));
        QVERIFY(!shown().spoken.contains(QChar(0x2713)));
    }

    void whatWasFoundIsRemembered()
    {
        const LearningRecord record(*m_settings);
        begin("naked-pair", 2);
        solveExercise("naked-pair");
        QCOMPARE(record.progress(*findTechnique("naked-pair")).found, 1);
        trigger(Command::Undo);
        solveExercise("naked-pair"); // counts once
        QCOMPARE(record.progress(*findTechnique("naked-pair")).found, 1);
        key(Qt::Key_Return);
        QVERIFY(waitFor("Exercise 2 of 2: "));
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_F12);
        key(Qt::Key_Return);
        QCOMPARE(record.progress(*findTechnique("naked-pair")).found, 0);
        QCOMPARE(record.exerciseCount(), 2);
    }

    void mayShowOnlyThePartWithThePattern()
    {
        GenerateRequest request(emptyBoard(9));
        request.difficulty.needed = {findTechnique("naked-pair")};
        request.seed = quickSeed;
        const auto markedCount = [this] {
            return std::ranges::count_if(document().board().centreMarks,
                                         [](DigitSet marks) { return !marks.isEmpty(); });
        };
        practice().start({request, findTechnique("naked-pair"), 1});
        QVERIFY(waitFor("Exercise 1 of "));
        const auto all = markedCount();
        key(Qt::Key_F12);
        practice().start({request, findTechnique("naked-pair"), 1, true});
        QTRY_VERIFY_WITH_TIMEOUT(markedCount() < all, windowPatience);
        QVERIFY(markedCount() > 2);
        Board board = document().board();
        const Step pair = findSteps(*findTechnique("naked-pair"), markedPosition(board), 1).front();
        board.centreMarks[pair.eliminations.front().cell].remove(pair.eliminations.front().digit);
        document().edit(board, "Answer");
        QVERIFY2(message().startsWith("Right. "), qPrintable(message()));
    }

    void whatIsWrongIsTakenBack()
    {
        begin("naked-pair", 1);
        const Board before = document().board();
        const Grid solution = solve(before.puzzle).solution;
        Board wrong = before;
        Cell cell = 0;
        while (before.digitAt(cell) != noDigit)
            ++cell;
        wrong.centreMarks[cell].remove(solution[cell]);
        document().edit(wrong, "Wrong");
        QCOMPARE(message(), QString("No: that is wrong for %1.")
                                .arg(QString::fromStdString(before.puzzle.geometry.cellName(cell))));
        QCOMPARE(shown().offer.text, "Undo");
        takeOffer();
        QVERIFY(document().board() == before);
        QVERIFY(practice().isActive());
    }

    void aHintTakesBackWhatIsWrong()
    {
        begin("naked-pair", 1);
        const Board before = document().board();
        const Grid solution = solve(before.puzzle).solution;
        Cell cell = 0;
        while (before.digitAt(cell) != noDigit)
            ++cell;
        Board wrong = before;
        wrong.centreMarks[cell].remove(solution[cell]);
        document().edit(wrong, "Wrong");
        key(Qt::Key_F12);
        QVERIFY(document().board() == before);
        const QString name = QString::fromStdString(before.puzzle.geometry.cellName(cell));
        QVERIFY2(message().startsWith(QString("Taken back: %1. Look at ").arg(name)), qPrintable(message()));
        QVERIFY(!view().findings().isEmpty());
        trigger(Command::Undo);
        QVERIFY(document().board() == wrong);
    }

    void escapeEndsItAndBringsTheBoardBack()
    {
        document().edit(Board(board("1.34341221434321")), "Another");
        document().undoStack().setClean();
        const Board before = document().board();
        begin("naked-pair", 2);
        QVERIFY2(message().endsWith("Esc brings your board back."), qPrintable(message()));
        QCOMPARE(shown().exit.text, "End (Esc)");
        key(Qt::Key_F12);
        key(Qt::Key_Escape); // the hint
        QVERIFY(practice().isActive());
        key(Qt::Key_Escape);
        QVERIFY(!practice().isActive());
        QVERIFY(document().board() == before);
        QVERIFY(m_window->action(Command::InputDigits)->isChecked());
        QCOMPARE(LearningRecord(*m_settings).exerciseCount(), 0); // nothing was given away
        begin("naked-pair", 2);
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_F12);
        shown().exit.run();
        QVERIFY(document().board() == before);
        QCOMPARE(LearningRecord(*m_settings).exerciseCount(), 1);
    }

    void theEndLeadsToWhatComesNext()
    {
        begin("naked-pair", 1);
        solveExercise("naked-pair");
        takeOffer();
        QCOMPARE(shown().offer.text, "What Comes Next");
        QCOMPARE(shown().link.text, "Practise Again");
        takeOffer();
        auto *pages = m_window->findChild<Learner *>()->page();
        QVERIFY(pages->isVisible());
        QCOMPARE(pages->findChild<QLabel *>("title")->text(), "Full House");
        m_window->findChild<Learner *>()->close();
        shown().link.run();
        QVERIFY(waitFor("Exercise 1 of 1: Naked Pair"));
    }

    void solveIsNoAnswer()
    {
        begin("naked-pair", 1);
        const QString task = message();
        trigger(Command::Solve);
        QVERIFY(waitFor("Solve filled in the board"));
        QVERIFY(waitUntilSolved());
        QCOMPARE(message(), "Solve filled in the board, which is no answer to the exercise.");
        QCOMPARE(shown().offer.text, "Undo");
        takeOffer();
        QCOMPARE(message(), task);
    }

    void theExerciseIsSaidAgainWhenAnAnswerIsGone()
    {
        begin("naked-pair", 1);
        const QString task = message();
        solveExercise("naked-pair");
        QVERIFY(message() != task);
        trigger(Command::Undo);
        QCOMPARE(message(), task);
        QCOMPARE(shown().offer.text, "Give a Hint");
        trigger(Command::Check);
        QVERIFY(waitUntilSolved());
        QVERIFY(message() != task);
        key(Qt::Key_Escape);
        QCOMPARE(message(), task);
        trigger(Command::InputColours);
        key(Qt::Key_1); // is no answer
        QCOMPARE(message(), task);
    }

    void hintsTellMoreAndMore()
    {
        begin("naked-pair", 1);
        QCOMPARE(shown().offer.text, "Give a Hint");
        takeOffer();
        QVERIFY2(message().startsWith("Look at "), qPrintable(message()));
        takeOffer();
        takeOffer();
        QVERIFY2(message().contains("Naked Pair"), qPrintable(message()));
        QVERIFY(!message().contains("Enter")); // which would apply nothing
        QCOMPARE(shown().offer.text, "Finish");
        solveExercise("naked-pair");
        takeOffer();
        QCOMPARE(message(), "Practice finished. Found without help: 0 of 1.");
    }

    /// The commands for the next puzzle of a list.
    void pagingLeavesTheExerciseAlone()
    {
        begin("naked-pair", 1);
        const Board board = document().board();
        for (const Command command : {Command::NextPuzzle, Command::PreviousPuzzle}) {
            trigger(command);
            QVERIFY(document().board() == board);
            QVERIFY(practice().isActive());
            QVERIFY2(message().startsWith("This is an exercise."), qPrintable(message()));
            QCOMPARE(shown().offer.text, "Give a Hint");
        }
        solveExercise("naked-pair");
        trigger(Command::NextPuzzle);
        QCOMPARE(shown().offer.text, "Finish");
    }

    void f12GivesTheHintsOfTheExercise()
    {
        begin("x-wing", 1);
        const QString task = message();
        key(Qt::Key_F12);
        QVERIFY2(message().startsWith("Look at "), qPrintable(message()));
        key(Qt::Key_F12);
        key(Qt::Key_F12);
        QVERIFY2(message().startsWith("X-Wing: "), qPrintable(message()));
        QVERIFY(!view().findings().isEmpty());
        key(Qt::Key_Escape);
        QVERIFY(view().findings().isEmpty());
        QCOMPARE(message(), task);
        solveExercise("x-wing");
        const QString right = message();
        QVERIFY2(right.startsWith("Right. "), qPrintable(right));
        key(Qt::Key_F12); // nothing is left to tell
        QCOMPARE(message(), right);
        takeOffer();
        QCOMPARE(message(), "Practice finished. Found without help: 0 of 1.");
    }

    void whatOtherCommandsTellCountsToo_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addRow("solve") << Command::Solve;
        QTest::addRow("walkthrough") << Command::Walkthrough;
    }

    void whatOtherCommandsTellCountsToo()
    {
        QFETCH(const Command, command);
        begin("naked-pair", 1);
        trigger(command);
        QVERIFY(waitUntilSolved());
        key(Qt::Key_Escape); // leaves the walkthrough
        if (command == Command::Solve)
            takeOffer(); // Undo
        solveExercise("naked-pair");
        QVERIFY2(message().startsWith("Right. "), qPrintable(message()));
        takeOffer();
        QCOMPARE(message(), "Practice finished. Found without help: 0 of 1.");
    }

    void whatIsTypedRemovesACandidate()
    {
        QVERIFY(m_window->action(Command::InputDigits)->isChecked());
        begin("x-wing", 1);
        QVERIFY2(
            message().endsWith("Remove a candidate that it excludes: click its cell and type the digit."),
            qPrintable(message()));
        QVERIFY(m_window->action(Command::InputCentreMarks)->isChecked());
        const auto [cell, digit] = findSteps(*findTechnique("x-wing"), markedPosition(document().board()), 1)
                                       .front()
                                       .eliminations.front();
        view().setCurrentCell(cell);
        key(Qt::Key(Qt::Key_0 + digit));
        QVERIFY2(message().startsWith("Right. "), qPrintable(message()));
        takeOffer();
        QVERIFY(m_window->action(Command::InputDigits)->isChecked()); // as before
    }

    void orADigitIsEntered()
    {
        begin("hidden-single", 1);
        QVERIFY2(message().endsWith("Enter a digit that it places."), qPrintable(message()));
        QVERIFY(m_window->action(Command::InputDigits)->isChecked());
    }

    void theListGoesOnFromWhereItWas()
    {
        QFile file(m_folder.filePath("four.txt"));
        QVERIFY(file.open(QFile::WriteOnly));
        for (int digit = 1; digit <= 4; ++digit)
            file.write(QByteArray::number(digit) + QByteArray(80, '.') + '\n');
        file.close();
        m_window->openFile(file.fileName());
        const auto *list = m_window->findChild<QListView *>("collection");
        QTRY_VERIFY_WITH_TIMEOUT(list->currentIndex().isValid(), windowPatience);
        trigger(Command::NextPuzzle);
        view().setCurrentCell(1);
        key(Qt::Key_5); // is kept, without a question
        begin("naked-pair", 1);
        QCOMPARE(m_window->windowTitle(), "Exercise 1 of 1: Naked Pair[*] — Sudoku Workbench");
        QVERIFY(!list->currentIndex().isValid());
        QVERIFY(list->selectionModel()->selectedIndexes().isEmpty());
        solveExercise("naked-pair");
        takeOffer();
        QCOMPARE(m_window->windowTitle(), "New puzzle[*] — Sudoku Workbench");
        trigger(Command::NextPuzzle); // asks nothing
        QCOMPARE(document().board().digitAt(0), 3);
        QCOMPARE(list->currentIndex().row(), 2);
        trigger(Command::PreviousPuzzle);
        QCOMPARE(document().board().entries[1], 5);
        begin("naked-pair", 1);
        key(Qt::Key_Escape);
        QCOMPARE(list->currentIndex().row(), 1); // the board before the exercise is that of the list again
        QCOMPARE(document().board().entries[1], 5);
    }

    void anotherPuzzleEndsIt()
    {
        begin("naked-pair", 2);
        document().edit(Board(emptyBoard(9)), "Another");
        QVERIFY(!practice().isActive());
        QVERIFY(m_window->action(Command::InputDigits)->isChecked());
    }
};

ADD_TEST(QApplication, TestPractice)

} // namespace sudoku::tst_practice

#include "tst_practice.moc"
