#include <QListView>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

#include "ui/board/document.h"
#include "ui/collection/collectionmodel.h"
#include "ui/files/filecontroller.h"
#include "ui/window/collection.h"

namespace sudoku::tst_collection {

class TestCollection : public QObject, private WindowBench
{
    Q_OBJECT

private:
    /// Writes a file of three puzzles that begin with 1, 2 and 3.
    QString threePuzzles()
    {
        const QString path = m_folder.filePath("three.txt");
        QFile file(path);
        if (file.open(QFile::WriteOnly))
            for (int digit = 1; digit <= 3; ++digit)
                file.write(QByteArray::number(digit) + QByteArray(80, '.') + '\n');
        return path;
    }
    Digit firstDigit() { return document().board().digitAt(0); }

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

    void withoutAListItSaysSo()
    {
        trigger(Command::NextPuzzle);
        QCOMPARE(message(), "There is no list of puzzles. Open a file with many, or add this one.");
    }
};

ADD_TEST(QApplication, TestCollection)

} // namespace sudoku::tst_collection

#include "tst_collection.moc"
