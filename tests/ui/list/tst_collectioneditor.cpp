// Covers ui/list/collection: collectionchanges

#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>

#include "core/transform/samepuzzle.h"
#include "tests/testprogram.h"
#include "tests/ui/list/collectionbench.h"
#include "ui/list/collection/collectioneditor.h"
#include "ui/print/printdialog.h"

#include <set>

namespace sudoku::tst_collectioneditor {

using namespace collectionbench;

/// What is done with the list itself.
class TestCollectionEditor : public CollectionFixture
{
    Q_OBJECT

    QByteArray contents()
    {
        QFile file(threePath());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void aRightClickActsOnWhatIsMarked()
    {
        openThree();
        const auto menuAt = [&](int row) {
            QTest::mousePress(list().viewport(), Qt::RightButton, {}, placeOf(row));
            emit list().customContextMenuRequested(placeOf(row));
            return panel().findChildren<QMenu *>().constLast();
        };
        const auto take = [](const QMenu &menu, const QString &text) {
            for (QAction *action : menu.actions())
                if (action->text() == text && action->isEnabled())
                    return action->trigger(), true;
            return false;
        };
        QMenu *menu = menuAt(1);
        QVERIFY(take(*menu, "Open"));
        QTRY_COMPARE_WITH_TIMEOUT(firstDigit(), 2, windowPatience);
        delete menu;
        list().selectAll();
        menu = menuAt(0);
        QVERIFY(!take(*menu, "Open"));
        delete menu;
        list().clearSelection();
        menu = menuAt(2);
        QVERIFY(take(*menu, "Remove"));
        QTRY_COMPARE_WITH_TIMEOUT(rowTexts(), "12", windowPatience);
        delete menu;
    }

    void disguisedCopiesAreOneStep()
    {
        openThree();
        list().selectAll();
        m_window->findChild<CollectionEditor *>()->addCopies(2);
        CollectionModel &model = panel().model();
        QCOMPARE(model.rowCount(), 9);
        std::set<std::string> different;
        for (int row = 0; row < model.rowCount(); ++row) {
            different.insert(puzzleKey(model.board(row), Sameness::Equal));
            QCOMPARE(puzzleKey(model.board(row), Sameness::Isomorphic),
                     puzzleKey(model.board(0), Sameness::Isomorphic));
        }
        QVERIFY(different.size() > 3); // a copy may be like another puzzle of the list
        model.changes().undo();
        QCOMPARE(rowTexts(), "123");
    }

    void theNextPuzzleTakesThePlaceOfARemovedOne()
    {
        openThree();
        click(1);
        view().setCurrentCell(1);
        key(Qt::Key_8);
        click(1);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(rowTexts(), "13");
        QCOMPARE(firstDigit(), 3);
        QVERIFY(list().hasFocus());
        QCOMPARE(message(), "Removed 1 puzzle.");
        QTest::keyClick(&list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(firstDigit(), 2);
        QCOMPARE(document().board().digitAt(1), 8); // as it was left
        click(0);
        panel().setCurrentRow(2);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(firstDigit(), 1); // another one was removed
    }

    /// Its offer would undo another step by then.
    void theMessageOfARemovalGoesWithTheNextStep()
    {
        openThree();
        click(1);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(message(), "Removed 1 puzzle.");
        m_window->messageBar().message().offer.run();
        QCOMPARE(rowTexts(), "123");
        QVERIFY(message() != "Removed 1 puzzle.");
        click(2);
        QTest::keyClick(&list(), Qt::Key_Delete);
        panel().model().move(0, 1);
        QVERIFY(message() != "Removed 1 puzzle.");
        QCOMPARE(rowTexts(), "21");
    }

    void aTitleIsInTheListAtOnce()
    {
        openThree();
        Board named = document().board();
        named.info.title = "Birthday cake";
        document().edit(named, "Change Title");
        QCOMPARE(panel().model().titleText(0), "1. Birthday cake");
        auto &search = *panel().findChild<QLineEdit *>("searchPuzzles");
        QTest::keyClicks(&search, "birthday");
        QCOMPARE(list().model()->rowCount(), 1);
    }

    void savesTheListInItsFile()
    {
        openThree();
        trigger(Command::NextPuzzle);
        key(Qt::Key_End);
        key(Qt::Key_7);
        QVERIFY(m_window->isWindowModified());
        trigger(Command::Save);
        QCOMPARE(message(), "Saved as three.txt.");
        QVERIFY(!m_window->isWindowModified());
        const QByteArray text = contents();
        QVERIFY2(text.contains("\n3....") && text.startsWith("1....") && text.contains("entries"), text);
    }

    void staysChangedWhereItCannotBeSaved()
    {
        openThree();
        key(Qt::Key_End);
        key(Qt::Key_7);
        trigger(Command::NextPuzzle); // what was done is kept, if not in the file
        QUndoStack &changes = panel().model().changes();
        QVERIFY(changes.isClean());
        QVERIFY(!m_window->findChild<CollectionEditor *>()->saveAs(m_folder.filePath("none/three.txt")));
        QVERIFY(!changes.isClean());
        QVERIFY(m_window->isWindowModified());
        changes.setClean();
    }

    void everyPuzzleOfALongListIsPrinted()
    {
        constexpr int count = 2100;
        QByteArray text;
        for (int i = 0; i < count; ++i)
            text += QByteArray(80, '.') + QByteArray::number(i % 9 + 1) + '\n';
        write(text);
        m_window->openFile(threePath());
        QTRY_COMPARE_WITH_TIMEOUT(panel().model().rowCount(), count, windowPatience);
        int printed = 0;
        bool offersSelection = false;
        const auto print = [&] {
            QTimer::singleShot(0, this, [&] {
                auto *dialog = qobject_cast<PrintDialog *>(QApplication::activeModalWidget());
                printed = puzzleCount(dialog->job().sections);
                offersSelection = dialog->findChild<QCheckBox *>("selection")->isVisible();
                dialog->reject();
                dialog->reject(); // the first stops the check
            });
            emit panel().printRequested();
        };
        print();
        QCOMPARE(printed, count);
        QVERIFY(!offersSelection);
        list().selectAll();
        list().selectionModel()->select(list().model()->index(0, 0), QItemSelectionModel::Deselect);
        print();
        QCOMPARE(printed, count - 1);
        QVERIFY(offersSelection);
    }

    void savesNoFileThatHasChangedWithoutAQuestion()
    {
        openThree();
        QFile::remove(threePath());
        QTimer::singleShot(0, this, [] { QApplication::activeModalWidget()->close(); });
        trigger(Command::Save);
        QVERIFY(!QFile::exists(threePath()));
    }
};

ADD_TEST(QApplication, TestCollectionEditor)

} // namespace sudoku::tst_collectioneditor

#include "tst_collectioneditor.moc"
