// Covers ui/list: generator, leftsteps, listreader
// Covers ui/list/collection: collectiondelegate, collectionprogress, collectionrater

#include "tests/testprogram.h"
#include "tests/ui/list/collectionbench.h"
#include "ui/files/filecontroller.h"
#include "ui/files/recovery/leftwork.h"
#include "ui/files/recovery/unsavedwork.h"
#include "ui/list/collection.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/windowwork.h"

namespace sudoku::tst_collection {

using namespace collectionbench;

class TestCollection : public CollectionFixture
{
    Q_OBJECT

private slots:
    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void goesFromPuzzleToPuzzle()
    {
        m_window->openFile(threePuzzles());
        QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), 1, windowPatience);
        for (const Digit next : {2, 3}) {
            trigger(Command::NextPuzzle);
            QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), next, windowPatience);
        }
        trigger(Command::NextPuzzle);
        QCOMPARE(message(), "This is the last puzzle of the list.");
        trigger(Command::PreviousPuzzle);
        QCOMPARE(firstDigit(), 2);
    }

    void undoStaysWithEachPuzzle()
    {
        openThree();
        Board board = document().board();
        board.entries.set(5, 7);
        document().edit(board, "Enter Digit");
        board.info.symbols = findSymbolSet("animals");
        document().edit(board, "symbols");
        trigger(Command::NextPuzzle);
        QVERIFY(!document().undoStack().canUndo());
        board = document().board();
        board.entries.set(6, 8);
        document().edit(board, "Enter Digit");
        trigger(Command::PreviousPuzzle);
        QCOMPARE(document().undoStack().undoText(), "symbols");
        QVERIFY(!document().isModified());
        trigger(Command::Undo);
        QVERIFY(!document().board().info.symbols);
        QCOMPARE(document().board().digitAt(5), 7);
        trigger(Command::Undo);
        QCOMPARE(document().board().digitAt(5), noDigit);
        trigger(Command::NextPuzzle);
        trigger(Command::PreviousPuzzle);
        QVERIFY(!document().undoStack().canUndo());
        trigger(Command::Redo); // what was undone is kept, too
        QCOMPARE(document().board().digitAt(5), 7);
        trigger(Command::NextPuzzle);
        trigger(Command::Undo);
        QCOMPARE(document().board().digitAt(6), noDigit);
    }

    /// The first puzzle is on the board before the list is read.
    void takesAKeyBeforeTheListIsRead()
    {
        connect(m_window->findChild<FileController *>(), &FileController::manyFound, this, [this] {
            QCOMPARE(firstDigit(), 1);
            trigger(Command::NextPuzzle);
            trigger(Command::NextPuzzle);
        });
        m_window->openFile(threePuzzles());
        QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), 3, windowPatience);
        trigger(Command::PreviousPuzzle);
        QCOMPARE(firstDigit(), 2);
    }

    /// Each is kept when the window closes, and the last one is on the board again.
    void whatWasBegunIsThereAgain()
    {
        const auto keepInFolder = [this] {
            m_window->findChild<Collection *>()->setFolder(m_folder.filePath("progress"));
        };
        const auto enter = [this](Cell cell, Digit digit) {
            Board board = document().board();
            board.entries.set(cell, digit);
            document().edit(board, "Enter");
        };
        const auto show = [this](Digit first) {
            while (firstDigit() != first)
                trigger(firstDigit() < first ? Command::NextPuzzle : Command::PreviousPuzzle);
        };
        const auto openAgain = [&](Digit first) {
            m_window->close();
            closeWindow();
            openWindow();
            keepInFolder();
            m_window->openFile(threePuzzles());
            QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), first, windowPatience);
            QTRY_COMPARE_WITH_TIMEOUT(document().board().entries.filledCount(), 1, windowPatience);
        };
        keepInFolder();
        m_window->openFile(threePuzzles());
        QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), 1, windowPatience);
        enter(1, 5);
        trigger(Command::NextPuzzle);
        QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), 2, windowPatience);
        enter(1, 6);
        openAgain(2);
        QCOMPARE(document().board().entries[1], 6);
        show(1);
        QCOMPARE(document().board().entries[1], 5);
        enter(1, 7);
        openAgain(1);
        QCOMPARE(document().board().entries[1], 7);
        show(3);
        QCOMPARE(document().board().entries.filledCount(), 0);
        openAgain(1); // nothing was done with the third
        show(2);
        QCOMPARE(document().board().entries[1], 6);
    }

    void aPuzzleIsBegunWithItsFirstDigit()
    {
        m_window->openFile(threePuzzles());
        const auto *list = m_window->findChild<QListView *>("collection");
        QTRY_VERIFY_WITH_TIMEOUT(list->currentIndex().isValid(), windowPatience);
        const auto state = [list](int row) {
            const QVariant data = list->model()->index(row, 0).data(CollectionModel::StateRole);
            return static_cast<PuzzleState>(data.toInt());
        };
        QVERIFY(state(0) == PuzzleState::New);
        view().setCurrentCell(1);
        key(Qt::Key_5);
        QVERIFY(state(0) == PuzzleState::Begun);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(state(0) == PuzzleState::New);
        document().reset(Board(board("1234341221434321"))); // which is none of them
        QVERIFY(state(0) == PuzzleState::New);
    }

    void whatSolveSolvedIsNotSolvedByHand()
    {
        write("1234341221434...\n1234............\n");
        m_window->openFile(threePath());
        QTRY_COMPARE_WITH_TIMEOUT(panel().currentRow(), 0, windowPatience);
        const auto state = [&](int row) { return panel().model().state(row); };
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QCOMPARE(document().board().digits().filledCount(), 16);
        QVERIFY(state(0) == PuzzleState::Begun);
        trigger(Command::Undo);
        Board solved = document().board();
        for (const auto &[cell, digit] : {std::pair{13, 3}, std::pair{14, 2}, std::pair{15, 1}})
            solved.enter(cell, digit);
        document().edit(solved, "By Hand");
        QVERIFY(state(0) == PuzzleState::Solved);
    }

    void aClickLeavesTheKeyboardInTheList()
    {
        openThree();
        click(1);
        QCOMPARE(firstDigit(), 2);
        QVERIFY(list().hasFocus());
        QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(rowTexts(), "213");
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(firstDigit(), 1);
        QVERIFY(list().hasFocus());
        QTest::keyPress(&list(), Qt::Key_Down);
        QCOMPARE(firstDigit(), 1); // held, an arrow only goes through the list
        QTest::keyRelease(&list(), Qt::Key_Down);
        QCOMPARE(firstDigit(), 3);
        QTest::keyClick(&list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rowTexts(), "123");
        QTest::keyClick(&list(), Qt::Key_Return);
        QVERIFY(view().hasFocus());
    }

    void aDoubleClickLeadsToTheBoard()
    {
        openThree();
        click(2);
        view().setFocus();
        key(Qt::Key_Right);
        key(Qt::Key_9);
        click(2); // the puzzle is there: its undo steps stay
        QVERIFY(list().hasFocus());
        QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, placeOf(2));
        QVERIFY(view().hasFocus());
        QCOMPARE(document().board().digitAt(1), 9);
        trigger(Command::Undo);
        QCOMPARE(document().board().digitAt(1), noDigit);
    }

    void digitsTypedInTheListGoToTheBoard()
    {
        openThree();
        click(1);
        view().setCurrentCell(1);
        QTest::keyClick(&list(), Qt::Key_7);
        QVERIFY(view().hasFocus());
        QCOMPARE(document().board().digitAt(1), 7);
        click(2);
        QTest::keyPress(&list(), Qt::Key_Up); // at a puzzle that is not on the board yet
        QTest::keyClick(&list(), Qt::Key_7);
        QVERIFY(list().hasFocus());
        QCOMPARE(document().board().digitAt(1), noDigit);
    }

    void theTitleNamesTheFileAndThePuzzle()
    {
        openThree();
        QCOMPARE(m_window->windowTitle(), "Puzzle 1 of 3 — three.txt[*] — Sudoku Workbench");
        trigger(Command::NextPuzzle);
        QCOMPARE(m_window->windowTitle(), "Puzzle 2 of 3 — three.txt[*] — Sudoku Workbench");
        click(1);
        QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(m_window->windowTitle(), "Puzzle 1 of 3 — three.txt[*] — Sudoku Workbench");
        QVERIFY(m_window->isWindowModified());
        QTest::keyClick(&list(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
        m_window->findChild<FileController *>()->openBoard(Board(emptyBoard(9)),
                                                           [] { return QString("another"); });
        QCOMPARE(m_window->windowTitle(), "New puzzle[*] — Sudoku Workbench");
    }

    void theLevelOfAnOpenedPuzzleIsShown()
    {
        const QByteArray one =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        write(one + '\n' + QByteArray(81, '.') + '\n');
        m_window->openFile(threePath());
        QTRY_COMPARE_WITH_TIMEOUT(panel().model().rowCount(), 2, windowPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel().model().level(0).has_value(), windowPatience);
        QVERIFY2(panel().model().titleText(0).startsWith("Puzzle 1 · Easy"),
                 qPrintable(panel().model().titleText(0)));
        QCOMPARE(panel().model().levels(), std::set<int>{0});
        QVERIFY(!panel().model().isModified());
        trigger(Command::NextPuzzle);
        QCOMPARE(panel().model().level(0), 0);
        QCOMPARE(panel().model().level(1), std::nullopt);
    }

    /// As after a crash.
    void aRestoredBoardIsInItsListAgain()
    {
        openThree();
        trigger(Command::NextPuzzle);
        key(Qt::Key_Right);
        key(Qt::Key_7);
        UnsavedWork work{.board = document().board(), .isModified = true};
        m_window->findChild<Collection *>()->addTo(work);
        const auto restore = [&] {
            document().undoStack().setClean();
            closeWindow();
            openWindow();
            m_window->work().restore(work, {}, nullptr);
        };
        restore();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->windowTitle().startsWith("Puzzle 2 of 3 — three.txt"),
                                 windowPatience);
        QCOMPARE(document().board(), work.board);
        QVERIFY(m_window->isWindowModified());
        trigger(Command::NextPuzzle);
        QCOMPARE(firstDigit(), 3);
        trigger(Command::PreviousPuzzle);
        QCOMPARE(document().board(), work.board); // it was kept

        write(QByteArray(81, '.') + '\n' + "4" + QByteArray(80, '.') + '\n'); // by another program
        restore();
        QTRY_COMPARE_WITH_TIMEOUT(panel().model().rowCount(), 2, windowPatience);
        QCOMPARE(document().board(), work.board);
        QVERIFY2(m_window->windowTitle().startsWith("New puzzle"), qPrintable(m_window->windowTitle()));
    }

    /// As after a crash: puzzles that were removed, moved and added, and the board that was added.
    void aChangedListIsThereAgain()
    {
        openThree();
        CollectionModel &model = panel().model();
        model.remove({0});
        model.move(1, -1);
        trigger(Command::PreviousPuzzle);
        const Board third = document().board();
        Board added(emptyBoard(4));
        added.puzzle.givens.set(0, 4);
        model.add(added);
        QVERIFY(model.isModified());
        UnsavedWork work{.board = document().board()};
        m_window->findChild<Collection *>()->addTo(work);
        work = readUnsavedWork(textOf(work)).value();
        QVERIFY(work.isAnything());
        QCOMPARE(contentsText(work), "the list three.txt");
        const auto restore = [&] {
            closeWindow();
            openWindow();
            m_window->work().restore(work, {}, nullptr);
        };
        restore();
        QTRY_VERIFY_WITH_TIMEOUT(panel().model().isModified(), windowPatience);
        QCOMPARE(panel().model().rowCount(), 3);
        QCOMPARE(panel().model().board(0).puzzle.givens[0], 3);
        QCOMPARE(panel().model().board(1).puzzle.givens[0], 2);
        QCOMPARE(panel().model().board(2), added);
        QCOMPARE(document().board(), third);
        QVERIFY2(m_window->windowTitle().startsWith("Puzzle 1 of 3 — three.txt"),
                 qPrintable(m_window->windowTitle()));
        QVERIFY(m_window->isWindowModified());

        write("4" + QByteArray(80, '.') + '\n' + "5" + QByteArray(80, '.') + '\n'); // by another program
        restore();
        QTRY_VERIFY_WITH_TIMEOUT(panel().model().isModified(), windowPatience);
        QCOMPARE(panel().model().rowCount(), 3);
        QCOMPARE(panel().model().board(0).puzzle.givens[0], 4);
        QCOMPARE(panel().model().board(2), added);
        QVERIFY2(message().startsWith("The file of the list has changed since."), qPrintable(message()));
    }

    void withoutAListItSaysSo()
    {
        trigger(Command::NextPuzzle);
        QCOMPARE(message(), "There is no list of puzzles. Open a file with many, or add this one.");
    }
};

ADD_TEST(QApplication, TestCollection)

} // namespace sudoku::tst_collection

#include "tst_collection.moc"
