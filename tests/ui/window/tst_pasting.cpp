// Covers ui/files: boardclipboard, puzzlechooser

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

#include "ui/files/filefilters.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku::tst_pasting {

const QString four = "1.34341221434321";

/// What a pasted puzzle does to the board, its file and its list.
class TestPasting : public QObject, private WindowBench
{
    Q_OBJECT

    QString path() { return m_folder.filePath("opened.txt"); }
    QByteArray contents()
    {
        QFile file(path());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    void open(const QByteArray &text)
    {
        QFile file(path());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        m_window->openFile(path());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->windowTitle().contains("opened.txt"), windowPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<CollectionPanel *>()->isWritable(), windowPatience);
    }
    Board killer()
    {
        Board board(emptyBoard(4));
        board.puzzle.constraints = {{findVariant("killer"), {0, 1}, {5}}};
        return board;
    }
    void takeOffer() { m_window->messageBar().message().offer.run(); }
    QString offer() { return m_window->messageBar().message().offer.text; }
    CollectionModel &list() { return m_window->findChild<CollectionPanel *>()->model(); }

private slots:
    void init() { openWindow(); }
    void cleanup()
    {
        document().undoStack().setClean();
        closeWindow();
    }

    void anEmptyClipboardHasNoSudoku()
    {
        QGuiApplication::clipboard()->clear();
        QVERIFY(!QGuiApplication::clipboard()->mimeData());
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(message(), "No Sudoku found in the clipboard.");
    }

    /// Whoever left the mode of corner marks on types digits into another puzzle, beside which no page of
    /// rules is in the way.
    void anotherPuzzleIsPlayedFromItsDigits()
    {
        view().editor().setInputMode(InputMode::CornerMark);
        open("# sudoku-workbench: variant killer 5 r1c1 r1c2\n................\n");
        QVERIFY(view().editor().inputMode() == InputMode::Value);
        QVERIFY(m_window->action(Command::InputDigits)->isChecked());
        QCOMPARE(m_window->findChild<SidePanel *>()->findChild<QTabWidget *>()->currentIndex(), 0);
        view().editor().setInputMode(InputMode::CornerMark);
        paste(four);
        QVERIFY(view().editor().inputMode() == InputMode::Value);
    }

    void digitsComeWithoutTheRulesOfTheBoard()
    {
        document().reset(killer());
        paste(four);
        QVERIFY(document().board().puzzle.constraints.empty());
        QVERIFY2(message().contains("those of the board before are gone"), qPrintable(message()));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().board() == killer());
    }

    void theRulesCanBeKept()
    {
        document().reset(killer());
        paste(four);
        QCOMPARE(offer(), "Keep the Rules");
        takeOffer();
        QVERIFY(document().board().puzzle.constraints == killer().puzzle.constraints);
        QCOMPARE(textOf(document().board().puzzle.givens), four);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().board().puzzle.constraints.empty());
        paste(four); // is on the board
        QCOMPARE(offer(), "");
    }

    void aPuzzleWithoutGivensIsTypedIn()
    {
        document().reset(killer());
        trigger(Command::TypeEntries);
        paste(QString(16, '.'));
        QCOMPARE(document().role(), DigitRole::Given);
        trigger(Command::TypeEntries);
        paste(QString::fromStdString(defaultFileFormat().write(killer(), symbolSets().front())));
        QVERIFY(document().board().puzzle.constraints == killer().puzzle.constraints);
        QCOMPARE(document().role(), DigitRole::Given);
        paste(four);
        QCOMPARE(document().role(), DigitRole::Entry);
    }

    void savingDoesNotOverwriteTheOpenFile()
    {
        const QByteArray before = "4321341221431234\n";
        open(before);
        paste(four);
        QVERIFY(document().filePath().isEmpty());
        QVERIFY2(m_window->windowTitle().startsWith("New puzzle"), qPrintable(m_window->windowTitle()));
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked] {
            isAsked = QApplication::activeModalWidget();
            QApplication::activeModalWidget()->close();
        });
        trigger(Command::Save);
        QVERIFY(isAsked);
        QCOMPARE(contents(), before);
        trigger(Command::Undo);
        QCOMPARE(document().filePath(), path());
        QVERIFY(!document().isModified());
        trigger(Command::Redo);
        QVERIFY(document().filePath().isEmpty());
        QVERIFY(document().isModified());
    }

    void aPuzzleOfAListStays()
    {
        const QByteArray before = "1...............\n2...............\n";
        open(before);
        trigger(Command::NextPuzzle);
        key(Qt::Key_Right);
        key(Qt::Key_1);
        paste(four);
        QVERIFY2(message().contains("It is not in the list."), qPrintable(message()));
        QVERIFY2(m_window->windowTitle().startsWith("New puzzle"), qPrintable(m_window->windowTitle()));
        key(Qt::Key_Right);
        key(Qt::Key_2); // in the new puzzle
        QCOMPARE(document().board().entries[1], 2);
        trigger(Command::Undo);
        trigger(Command::Undo);
        QVERIFY2(m_window->windowTitle().startsWith("Puzzle 2 of 2"), qPrintable(m_window->windowTitle()));
        QCOMPARE(document().board().entries[1], 1);
        paste(four);
        document().undoStack().setClean(); // the new puzzle is given up
        trigger(Command::PreviousPuzzle);
        QCOMPARE(list().rowCount(), 2);
        QCOMPARE(list().board(0).puzzle.givens[0], 1);
        QCOMPARE(list().board(1).puzzle.givens[0], 2);
        QCOMPARE(list().board(1).entries[1], 1);
        QCOMPARE(contents(), before);
    }

    void aPastedPuzzleCanBeAddedToTheList()
    {
        open("1...............\n2...............\n");
        paste(four);
        QCOMPARE(offer(), "Add to the List");
        takeOffer();
        QCOMPARE(message(), "Added to the list as puzzle 3.");
        QVERIFY2(m_window->windowTitle().startsWith("Puzzle 3 of 3"), qPrintable(m_window->windowTitle()));
        trigger(Command::PreviousPuzzle);
        QCOMPARE(document().board().digitAt(0), 2);
        trigger(Command::NextPuzzle);
        QCOMPARE(textOf(document().board().puzzle.givens), four);
        trigger(Command::Save);
        QCOMPARE(contents(), "1...............\n2...............\n\n" + four.toUtf8() + "\n");
    }

    void undoGoesBackToTheListFromAPuzzleThatWasAdded()
    {
        open("1...............\n2...............\n");
        paste(four);
        takeOffer();
        trigger(Command::Undo);
        QVERIFY2(m_window->windowTitle().startsWith("Puzzle 1 of 3"), qPrintable(m_window->windowTitle()));
        QCOMPARE(document().board().digitAt(0), 1);
    }

    void whatIsOnTheBoardIsNotPastedAgain()
    {
        open(four.toUtf8() + '\n');
        paste(four);
        QCOMPARE(message(), "This puzzle is on the board already.");
        QCOMPARE(document().filePath(), path());
        QVERIFY(!document().undoStack().canUndo());
    }
};

ADD_TEST(QApplication, TestPasting)

} // namespace sudoku::tst_pasting

#include "tst_pasting.moc"
