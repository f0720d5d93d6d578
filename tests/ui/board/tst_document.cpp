#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/document.h"

namespace sudoku::tst_document {

Board empty(int size)
{
    return Board(emptyBoard(size));
}

Board withEntry(Board board, Cell cell, Digit digit)
{
    board.entries.set(cell, digit);
    return board;
}

/// Writes 1 … \a count into the first cells, one step each.
void writeDigits(Document &document, int count)
{
    for (int i = 0; i < count; ++i)
        document.edit(withEntry(document.board(), i, i + 1), "Enter Digit");
}

class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void aFileIsProposedUnderTheNameOfThePuzzle()
    {
        Document document(empty(9));
        QCOMPARE(document.suggestedPath("png"), "puzzle.png"); // where the program works, as Save does
        Board titled = document.board();
        titled.info.title = "Sunday 4/7: hard";
        document.reset(titled);
        QCOMPARE(document.suggestedPath("png"), "Sunday 4-7- hard.png");
        document.setSaved("/some/where/four.txt");
        QCOMPARE(document.suggestedPath("png"), "/some/where/four.png");
    }

    void undoReachesTheStart()
    {
        Document document(empty(16));
        writeDigits(document, 16);
        const Board last = document.board();
        QCOMPARE(document.undoStack().count(), 16);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY(document.board() == empty(16));
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QVERIFY(document.board() == last);
    }

    void undoBringsMarksAndShapesBack()
    {
        Document document(empty(9));
        Board marked = document.board();
        marked.cornerMarks[3] = {1, 2};
        marked.centreMarks[80] = {9};
        document.edit(marked, "Mark");
        document.edit(empty(25), "Paste");
        QCOMPARE(document.geometry().size(), 25);
        document.undoStack().undo();
        QVERIFY(document.board() == marked);
    }

    void entriesCountWhereThatIsSetOrWhereTheyAreThePuzzle()
    {
        Document typed(withEntry(empty(4), 0, 1));
        QVERIFY(typed.subject().countsEntries);
        QVERIFY(!typed.subject().addsEntries() && !typed.subject().leavesEntriesOut());

        Document document(Board(board("12..............")));
        document.edit(withEntry(document.board(), 4, 3), "Enter Digit");
        QVERIFY(!document.subject().countsEntries && document.subject().leavesEntriesOut());
        QVERIFY(document.subject().puzzle() == board("12.............."));
        QSignalSpy changes(&document, &Document::countsEntriesChanged);
        document.setCountsEntries(true);
        document.setCountsEntries(true);
        QCOMPARE(changes.count(), 1);
        QVERIFY(document.subject().addsEntries() && !document.subject().leavesEntriesOut());
        QVERIFY(document.subject().puzzle() == board("12..3..........."));
        document.reset(typed.board());
        QVERIFY(!document.subject().addsEntries());
    }

    void editThatChangesNothingIsNoStep()
    {
        Document document(empty(9));
        QSignalSpy changes(&document, &Document::boardChanged);
        document.edit(empty(9), "Nothing");
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(changes.count(), 0);
    }

    void editsOfAGroupAreOneStep()
    {
        Document document(empty(16));
        const int group = document.newEditGroup();
        document.edit(withEntry(empty(16), 0, 1), "Enter Digit", {.group = group});
        document.edit(withEntry(empty(16), 0, 12), "Enter Digit", {.group = group});
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(document.board() == empty(16));
        document.undoStack().redo();
        QCOMPARE(document.board().entries[0], 12);
    }

    void editsOfOtherGroupsAreStepsOfTheirOwn()
    {
        Document document(empty(16));
        document.edit(withEntry(document.board(), 0, 1), "Enter Digit", {.group = document.newEditGroup()});
        document.edit(withEntry(document.board(), 0, 2), "Enter Digit", {.group = document.newEditGroup()});
        document.edit(withEntry(document.board(), 0, 3), "Enter Digit");
        document.edit(withEntry(document.board(), 0, 4), "Enter Digit");
        QCOMPARE(document.undoStack().count(), 4);
    }

    void groupThatEndsWhereItBeganIsNoStep()
    {
        Document document(withEntry(empty(16), 0, 12));
        const int group = document.newEditGroup();
        document.edit(withEntry(empty(16), 0, 1), "Enter Digit", {.group = group});
        document.edit(withEntry(empty(16), 0, 12), "Enter Digit", {.group = group});
        QVERIFY(!document.undoStack().canUndo());
        QVERIFY(!document.isModified());
        QCOMPARE(document.board().entries[0], 12);
    }

    void knowsWhetherItIsSaved()
    {
        Document document(empty(9));
        QSignalSpy files(&document, &Document::fileChanged);
        QVERIFY(!document.isModified());
        writeDigits(document, 2);
        QVERIFY(document.isModified());
        document.setSaved("/tmp/puzzle.txt");
        QVERIFY(!document.isModified());
        QCOMPARE(document.filePath(), "/tmp/puzzle.txt");
        QCOMPARE(files.count(), 1);
        document.undoStack().undo();
        QVERIFY(document.isModified());
        document.undoStack().redo();
        QVERIFY(!document.isModified());
    }

    void groupIsNotMergedIntoWhatWasSaved()
    {
        Document document(empty(16));
        const int group = document.newEditGroup();
        document.edit(withEntry(empty(16), 0, 1), "Enter Digit", {.group = group});
        document.setSaved("/tmp/puzzle.txt");
        document.edit(withEntry(empty(16), 0, 12), "Enter Digit", {.group = group});
        QVERIFY(document.isModified());
        document.undoStack().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.board().entries[0], 1);
    }

    void resetStartsOver()
    {
        Document document(empty(9));
        writeDigits(document, 3);
        document.reset(empty(6), "/tmp/other.txt");
        QVERIFY(!document.undoStack().canUndo());
        QVERIFY(!document.isModified());
        QCOMPARE(document.filePath(), "/tmp/other.txt");
        QVERIFY(document.board() == empty(6));
    }

    void historyComesBack()
    {
        Document document(empty(9));
        writeDigits(document, 3);
        document.undoStack().undo();
        const Board left = document.board();
        const auto history = document.history();
        document.reset(empty(4));
        writeDigits(document, 2);
        document.bringBack(history); // not of this board
        QCOMPARE(document.undoStack().count(), 2);
        document.reset(left);
        const QSignalSpy changes(&document, &Document::boardChanged);
        document.bringBack(history);
        QCOMPARE(changes.count(), 0); // it is there already
        QVERIFY(document.board() == left);
        QVERIFY(!document.isModified());
        QCOMPARE(document.undoStack().undoText(), "Enter Digit");
        document.undoStack().redo();
        QCOMPARE(document.board().digitAt(2), 3);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY(document.board() == empty(9));
        QVERIFY(document.isModified());
    }

    void historyEndsWhereAnotherPuzzleCame()
    {
        Document document(empty(9));
        writeDigits(document, 2);
        document.edit(empty(4), "Paste", {.exchange = [] {}});
        document.edit(withEntry(empty(4), 0, 1), "Enter Digit");
        const Board left = document.board();
        const auto history = document.history();
        document.reset(left);
        document.bringBack(history);
        QCOMPARE(document.undoStack().count(), 1);
    }

    void tellsOfShapesBeforeBoards()
    {
        Document document(empty(9));
        QStringList told;
        connect(&document, &Document::shapeChanged, this, [&told] { told << "shape"; });
        connect(&document, &Document::boardChanged, this, [&told] { told << "board"; });
        writeDigits(document, 1);
        QCOMPARE(told, QStringList{"board"});
        document.edit(empty(16), "Paste");
        QCOMPARE(told, QStringList({"board", "shape", "board"}));
        Board diagonal = document.board();
        diagonal.puzzle.constraints = {{findVariant("diagonal"), {}}};
        document.edit(diagonal, "Paste");
        QCOMPARE(told.mid(3), QStringList({"shape", "board"}));
    }

    void violationsFollowTheBoard()
    {
        Document document(withEntry(withEntry(empty(9), 0, 5), 8, 5));
        QCOMPARE(document.violations().size(), 1u);
        QCOMPARE(document.violations().front().cells, (std::vector<Cell>{0, 8}));
        document.edit(withEntry(document.board(), 8, 4), "Enter Digit");
        QVERIFY(document.violations().empty());
        document.undoStack().undo();
        QCOMPARE(document.violations().size(), 1u);
    }

    void tellsNobodyWhenItGoes()
    {
        int told = 0;
        {
            Document document(empty(9));
            writeDigits(document, 2);
            connect(&document.undoStack(), &QUndoStack::indexChanged, this, [&told] { ++told; });
            connect(&document.undoStack(), &QUndoStack::cleanChanged, this, [&told] { ++told; });
        }
        QCOMPARE(told, 0);
    }
};

ADD_TEST(QApplication, TestDocument)

} // namespace sudoku::tst_document

#include "tst_document.moc"
