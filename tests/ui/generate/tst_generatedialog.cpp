// Covers ui/board/shape: boardpreview

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/computations.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/board/shape/boardpreview.h"
#include "ui/generate/generatedialog.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace sudoku::tst_generatedialog {

constexpr int patience = 60'000; // ms

class TestGenerateDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<CollectionModel> m_puzzles;
    std::unique_ptr<GenerateDialog> m_dialog;

    QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
            if (button->text().remove(QLatin1Char('&')) == text)
                return button;
        return nullptr;
    }
    template <typename Field>
    Field *field(const char *name)
    {
        return m_dialog->findChild<Field *>(name);
    }
    void choose(const char *name, const QVariant &value)
    {
        auto *choice = field<QComboBox>(name);
        choice->setCurrentIndex(choice->findData(value));
    }
    int count() { return m_puzzles->rowCount(); }
    bool waitForPuzzle()
    {
        return QTest::qWaitFor([this] { return saysSomewhere(" clues so far"); }, patience);
    }
    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return button("Generate")->isEnabled(); }, patience);
    }
    void make(int puzzles)
    {
        field<QSpinBox>("count")->setValue(puzzles);
        button("Generate")->click();
        QVERIFY(waitForEnd());
    }
    bool saysSomewhere(const QString &text)
    {
        const auto labels = m_dialog->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
    }
    QListView *list() { return m_dialog->findChild<QListView *>("collection"); }
    void openDialog() { m_dialog = std::make_unique<GenerateDialog>(*m_settings, emptyBoard(9), *m_puzzles); }

private:
    void askForMinimal()
    {
        for (QCheckBox *box : m_dialog->findChildren<QCheckBox *>())
            if (box->text().startsWith("M&inimal"))
                box->click();
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_puzzles = std::make_unique<CollectionModel>();
        openDialog();
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void enterGeneratesWhereverTheFocusIs()
    {
        for (const char *name : {"count", "seed", "size"}) {
            const int before = count();
            QTest::keyClick(field<QWidget>(name), Qt::Key_Return);
            QVERIFY(waitForEnd());
            QCOMPARE(count(), before + 1);
        }
        QCOMPARE(m_puzzles->unsafeCount(), 3);
    }

    void aPuzzleIsOpened()
    {
        QSignalSpy opened(m_dialog.get(), &GenerateDialog::openRequested);
        QVERIFY(!button("Open on the Board")->isEnabled());
        make(3);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(opened.takeFirst()[0], 0);
        QCOMPARE(count(), 3); // Enter did not generate too
        QTest::keyClick(list(), Qt::Key_Down);
        button("Open on the Board")->click();
        QCOMPARE(opened.takeFirst()[0], 1);
        QVERIFY(m_puzzles->board(0).puzzle != m_puzzles->board(1).puzzle);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(list()->model()->index(2, 0)).center());
        QCOMPARE(m_dialog->panel().currentRow(), 2);
        QVERIFY(opened.isEmpty()); // a click only selects
    }

    void theSmallBoardShowsTheSelectedPuzzle()
    {
        const auto &shown = *m_dialog->findChild<BoardPreview *>();
        make(3);
        QVERIFY(shown.puzzle() == m_puzzles->board(0).puzzle);
        m_dialog->panel().setCurrentRow(1);
        QVERIFY(shown.puzzle() == m_puzzles->board(1).puzzle);
        const Puzzle last = m_puzzles->board(2).puzzle;
        m_puzzles->remove({1});
        QCOMPARE(m_dialog->panel().currentRow(), 1);
        QVERIFY(m_puzzles->board(1).puzzle == last);
        QVERIFY(shown.puzzle() == last);
        m_puzzles->remove({0, 1});
        QCOMPARE(shown.puzzle().givens.filledCount(), 0);
    }

    void theSmallBoardShowsTheSymbols()
    {
        const auto &shown = *m_dialog->findChild<BoardPreview *>();
        choose("symbols", "animals");
        QCOMPARE(shown.symbols().id, "animals");
        make(1);
        QCOMPARE(shown.symbols().id, "animals");
        choose("symbols", QString()); // of the next ones
        m_dialog->panel().setCurrentRow(-1);
        m_dialog->panel().setCurrentRow(0);
        QCOMPARE(shown.symbols().id, "animals");
        choose("symbols", "word");
        field<QLineEdit>("word")->setText("MAKESPOTY");
        button("Generate")->click();
        QCOMPARE(shown.symbols().id, "MAKESPOTY"); // already while the puzzle is made
        QVERIFY(waitForEnd());
        m_dialog->panel().setCurrentRow(1);
        QCOMPARE(shown.symbols().id, "MAKESPOTY");
    }

    void theSmallBoardShowsLettersOfLargeBoards()
    {
        const SymbolSet &letters = *findSymbolSet("A");
        m_settings->setSymbols(letters);
        choose("size", 4);
        choose("size", 16);
        QCOMPARE(m_dialog->findChild<BoardPreview *>()->symbols().id, letters.id);
    }

    void theListIsFinishedWhenTheDialogIsClosed()
    {
        QSignalSpy finished(m_dialog.get(), &GenerateDialog::listFinished);
        m_dialog->close();
        QCOMPARE(finished.count(), 0); // nothing was generated
        m_dialog->show();
        make(2);
        QCOMPARE(finished.count(), 0);
        button("Close")->click();
        QCOMPARE(finished.count(), 1);
        m_dialog->show();
        m_dialog->close();
        QCOMPARE(finished.count(), 1); // no more were generated
    }

    void nothingIsWrittenWhilePuzzlesCome()
    {
        const auto isWritable = [this] {
            int enabled = 0;
            for (const QToolButton *each : m_dialog->panel().findChildren<QToolButton *>())
                enabled += each->isEnabled() && (each->text() == "Print…" || each->text() == "Save…");
            return enabled;
        };
        QCOMPARE(isWritable(), 0); // there are none
        make(1);
        QCOMPARE(isWritable(), 2);
        choose("level", -1);
        choose("size", 25);
        askForMinimal(); // which takes long
        button("Generate")->click();
        QCOMPARE(isWritable(), 0);
        button("Stop")->click();
        QVERIFY(waitForEnd());
        QCOMPARE(isWritable(), 2);
    }

    void escapeStopsAndThenCloses()
    {
        choose("level", -1);
        choose("size", 25);
        askForMinimal(); // which takes long
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(button("Stop")->isEnabled());
        QVERIFY(!button("Generate")->isEnabled());
        QVERIFY(waitForPuzzle());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(waitForEnd());
        QCOMPARE(count(), 1); // the best so far
        QVERIFY(!button("Stop")->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    void impossibleRequestsCannotBeMade()
    {
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        for (QSpinBox *spin : m_dialog->findChildren<QSpinBox *>())
            if (spin->accessibleName() == "Number of clues")
                spin->setValue(12);
        QVERIFY(!button("Generate")->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(!button("Stop")->isEnabled());
        QCOMPARE(count(), 0);
    }

    void closingStops()
    {
        choose("level", -1);
        choose("size", 25);
        askForMinimal(); // which takes long
        button("Generate")->click();
        QVERIFY(waitForPuzzle());
        button("Close")->click();
        QVERIFY(!m_dialog->isVisible());
        QSignalSpy finished(m_dialog.get(), &GenerateDialog::listFinished);
        QVERIFY(waitForEnd());
        QCOMPARE(finished.count(), 1); // with the best so far, which came later
        m_dialog->show();
        QVERIFY(saysSomewhere("Stopped. 1 puzzle generated."));
    }

    void fitsSmallScreens()
    {
        for (const int size : {9, 25}) {
            choose("size", size);
            QVERIFY(m_dialog->minimumSizeHint().width() <= 790);
            QVERIFY(m_dialog->minimumSizeHint().height() <= 540);
        }
    }

    void theSeedThatWasUsedStaysVisible()
    {
        make(1);
        QVERIFY2(m_puzzles->detailsText(0).endsWith("seed " + field<QLineEdit>("seed")->text()),
                 qPrintable(m_puzzles->detailsText(0)));
        QCOMPARE(m_puzzles->titleText(0).section(' ', 0, 3), "Puzzle 1 · Medium");
        QCOMPARE(m_puzzles->levels(), std::set<int>{1});
    }

    void remembersAfterItIsGone()
    {
        field<QSpinBox>("count")->setValue(20);
        m_dialog.reset();
        openDialog();
        QCOMPARE(field<QSpinBox>("count")->value(), 20);
    }

    void goesWhileItRuns()
    {
        choose("level", -1);
        choose("size", 25);
        askForMinimal(); // which takes long
        button("Generate")->click();
        QVERIFY(waitForPuzzle());
        QTRY_VERIFY_WITH_TIMEOUT(isComputing(), patience);
        m_dialog.reset();
        QVERIFY(waitForComputations());
        QCOMPARE(count(), 0);
    }

    void tabGoesThroughInReadingOrder()
    {
        button("Generate")->click();
        QVERIFY(waitForEnd());
        for (QToolButton *each : m_dialog->findChildren<QToolButton *>())
            if (each->text() == "&More options")
                each->click();
        QWidget *first = field<QComboBox>("kind");
        first->setFocus();
        const QWidget *form =
            m_dialog->findChild<QScrollArea *>()->widget(); // it scrolls to what has the focus
        const auto placeOf = [&](const QWidget *widget) {
            return widget->mapTo(form->isAncestorOf(widget) ? form : m_dialog.get(), widget->rect().center());
        };
        QPoint before = placeOf(first);
        bool wasScrolled = false;
        const int middle = list()->mapTo(m_dialog.get(), QPoint()).x();
        int count = 0;
        for (;; ++count) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget *now = QApplication::focusWidget();
            if (now == first)
                break;
            const QPoint place = placeOf(now);
            const bool isNextColumn = place.x() >= middle && before.x() < middle;
            const bool isNextPart =
                form->isAncestorOf(now) && !std::exchange(wasScrolled, form->isAncestorOf(now));
            QVERIFY2(
                isNextColumn || isNextPart || place.y() > before.y() - 4 || place.x() > before.x(),
                qPrintable(now->objectName() + now->accessibleName() + now->property("text").toString()));
            QVERIFY(isNextColumn || (place.x() >= middle) == (before.x() >= middle));
            before = place;
        }
        QVERIFY(count >= 20);
    }

    void lettersAreUnique()
    {
        QStringList letters;
        QStringList texts;
        for (const QPushButton *each : m_dialog->findChildren<QPushButton *>())
            texts += each->text();
        for (const QAbstractButton *each : m_dialog->findChildren<QAbstractButton *>())
            if (!qobject_cast<const QPushButton *>(each))
                texts += each->text();
        for (const QLabel *each : m_dialog->findChildren<QLabel *>())
            texts += each->text();
        for (const QString &text : texts)
            if (const QString letter = QKeySequence::mnemonic(text).toString(); !letter.isEmpty()) {
                QVERIFY2(!letters.contains(letter), qPrintable(text));
                letters += letter;
            }
    }
};

ADD_TEST(QApplication, TestGenerateDialog)

} // namespace sudoku::tst_generatedialog

#include "tst_generatedialog.moc"
