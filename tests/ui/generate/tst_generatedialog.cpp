#include <QApplication>
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

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/generate/generatedialog.h"

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
    int count() { return m_dialog->results().puzzleCount(); }
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
    void select(int row)
    {
        results()->setFocus();
        results()->selectionModel()->setCurrentIndex(results()->model()->index(row, 0),
                                                     QItemSelectionModel::ClearAndSelect);
        QTest::mouseClick(results()->viewport(), Qt::LeftButton, {},
                          results()->visualRect(results()->currentIndex()).center());
    }
    std::vector<int> selectedRows()
    {
        std::vector<int> rows;
        for (const QModelIndex &index : results()->selectionModel()->selectedIndexes())
            rows.push_back(index.row());
        std::ranges::sort(rows);
        return rows;
    }
    bool saysSomewhere(const QString &text)
    {
        const auto labels = m_dialog->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(text); });
    }
    QListView *results()
    {
        for (QListView *view : m_dialog->findChildren<QListView *>())
            if (view->accessibleName() == "Generated puzzles")
                return view;
        return nullptr;
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_dialog = std::make_unique<GenerateDialog>(*m_settings, emptyBoard(9));
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
        QCOMPARE(results()->model()->rowCount(), 6); // three sections
    }

    void aPuzzleIsOpened()
    {
        std::vector<Puzzle> opened;
        connect(m_dialog.get(), &GenerateDialog::openRequested, this,
                [&opened](const Puzzle &puzzle) { opened.push_back(puzzle); });
        QVERIFY(!button("Open on the Board")->isEnabled());
        field<QSpinBox>("count")->setValue(3);
        button("Generate")->click();
        QVERIFY(waitForEnd());
        results()->setFocus();
        QTest::keyClick(results(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1U);
        QCOMPARE(count(), 3); // Enter did not generate too
        QTest::keyClick(results(), Qt::Key_Right);
        button("Open on the Board")->click();
        QCOMPARE(opened.size(), 2U);
        QVERIFY(opened[0] != opened[1]);
    }

    void escapeStopsAndThenCloses()
    {
        choose("level", -1); // which takes longer
        choose("size", 25);
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

    void deleteTakesPuzzlesOut()
    {
        field<QSpinBox>("count")->setValue(3);
        button("Generate")->click();
        QVERIFY(waitForEnd());
        results()->setFocus();
        QTest::keyClick(results(), Qt::Key_Delete);
        QCOMPARE(count(), 2);
        QVERIFY(button("Print…")->isEnabled());
        button("Clear List")->click();
        QCOMPARE(count(), 0);
        QVERIFY(!button("Print…")->isEnabled());
        QVERIFY(!button("Open on the Board")->isEnabled());
    }

    void whatWasTakenOutComesBack()
    {
        make(4);
        QVERIFY(!button("Undo")->isVisible());
        select(2);
        QTest::keyClick(results(), Qt::Key_Delete);
        QCOMPARE(count(), 3);
        QCOMPARE(selectedRows(), std::vector<int>{2}); // the next one
        button("Undo")->click();
        QCOMPARE(count(), 4);
        QVERIFY(!button("Undo")->isVisible());
        button("Clear List")->click();
        QVERIFY(saysSomewhere("Removed 4 puzzles."));
        button("Undo")->click();
        QCOMPARE(count(), 4);
        results()->selectAll();
        QTest::keyClick(results(), Qt::Key_Delete);
        QCOMPARE(count(), 0);
    }

    void shiftAndArrowsSelectInReadingOrder()
    {
        make(4);
        select(3);
        QTest::keyClick(results(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(selectedRows(), (std::vector<int>{3, 4}));
        select(3);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(results(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(selectedRows(), (std::vector<int>{1, 2, 3}));
        make(3); // below, with a heading between
        const auto place = [this](int row) {
            return results()->visualRect(results()->model()->index(row, 0)).center();
        };
        QTest::mouseClick(results()->viewport(), Qt::LeftButton, {}, place(6));
        results()->scrollToTop();
        QTest::mouseClick(results()->viewport(), Qt::LeftButton, Qt::ShiftModifier, place(3));
        QCOMPARE(selectedRows(), (std::vector<int>{3, 4, 6}));
    }

    void aSelectionCanBePrintedAlone()
    {
        QSignalSpy printed(m_dialog.get(), &GenerateDialog::printRequested);
        make(3);
        button("Print…")->click();
        QVERIFY(printed[0][1].value<std::vector<PrintSection>>().empty());
        select(2);
        QTest::keyClick(results(), Qt::Key_Right, Qt::ShiftModifier);
        button("Print…")->click();
        QCOMPARE(printed[1][1].value<std::vector<PrintSection>>().front().puzzles.size(), 2U);
        m_dialog->setPrinted(true);
        QCOMPARE(m_dialog->results().untakenCount(), 1);
        m_dialog->setPrinted(false);
        QVERIFY(m_dialog->mayDiscard()); // no question
    }

    void closingStops()
    {
        choose("level", -1); // which takes longer
        choose("size", 25);
        button("Generate")->click();
        QVERIFY(waitForPuzzle());
        button("Close")->click();
        QVERIFY(!m_dialog->isVisible());
        QVERIFY(waitForEnd());
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

    void allSectionsArePrinted()
    {
        QSignalSpy printed(m_dialog.get(), &GenerateDialog::printRequested);
        button("Generate")->click();
        QVERIFY(waitForEnd());
        choose("size", 4);
        button("Generate")->click();
        QVERIFY(waitForEnd());
        button("Print…")->click();
        QCOMPARE(printed.size(), 1);
        QCOMPARE(printed[0][0].value<std::vector<PrintSection>>().size(), 2U);
    }

    void theSeedThatWasUsedStaysVisible()
    {
        button("Generate")->click();
        QVERIFY(waitForEnd());
        QVERIFY(results()->model()->index(1, 0).data().toString().contains(field<QLineEdit>("seed")->text()));
    }

    void remembersAfterItIsGone()
    {
        field<QSpinBox>("count")->setValue(20);
        m_dialog.reset();
        m_dialog = std::make_unique<GenerateDialog>(*m_settings, emptyBoard(9));
        QCOMPARE(field<QSpinBox>("count")->value(), 20);
    }

    void goesWhileItRuns()
    {
        choose("level", -1); // which takes longer
        choose("size", 25);
        button("Generate")->click();
        QTest::qWait(100);
        m_dialog.reset();
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
        const int middle = results()->mapTo(m_dialog.get(), QPoint()).x();
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
