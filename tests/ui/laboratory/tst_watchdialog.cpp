// Covers ui/laboratory: traceboard, traceform, tracemodel

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/laboratory/traceboard.h"
#include "ui/laboratory/watchdialog.h"

#include <memory>

namespace sudoku::tst_watchdialog {

using Kind = TraceStep::Kind;

constexpr int patience = 60'000; // ms

class TestWatchDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<WatchDialog> m_dialog;

    void open(const Puzzle &puzzle)
    {
        m_dialog = std::make_unique<WatchDialog>(*m_settings, puzzle);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->trace(), patience);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    QPushButton *button(const char *name) { return m_dialog->findChild<QPushButton *>(name); }
    TraceBoard *picture() { return m_dialog->findChild<TraceBoard *>(); }
    QTableView *steps() { return m_dialog->findChild<QTableView *>(); }
    int stepCount() { return static_cast<int>(m_dialog->trace()->trace().steps.size()); }
    Kind lastKind() { return m_dialog->trace()->trace().steps[m_dialog->position() - 1].kind; }
    QString rowText(int row)
    {
        return steps()->model()->index(row, TraceModel::SentenceColumn).data().toString();
    }

    bool says(const QString &text)
    {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    }

    void choose(const char *name, const QVariant &value)
    {
        auto *list = m_dialog->findChild<QComboBox *>(name);
        const int index = list->findData(value);
        QVERIFY(index >= 0);
        list->setCurrentIndex(index);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->trace(), patience);
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void lettersAreUnique()
    {
        open(board(".3.1..3......41."));
        QStringList letters;
        QStringList texts;
        for (const QPushButton *each : m_dialog->findChildren<QPushButton *>())
            texts += each->text();
        for (const QLabel *each : m_dialog->findChildren<QLabel *>())
            texts += each->text();
        for (const QString &text : texts)
            if (const QString letter = QKeySequence::mnemonic(text).toString().right(1); !letter.isEmpty()) {
                QVERIFY2(!letters.contains(letter), qPrintable(text));
                letters += letter;
            }
        QCOMPARE(letters.size(), 13); // each button but Close, each list
    }

    void fitsSmallScreens()
    {
        open(emptyBoard(9));
        const QSize size = m_dialog->minimumSizeHint();
        QVERIFY2(size.width() <= 900 && size.height() <= 560,
                 qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
    }

    // A button that is pressed by its letter does its work after a moment.
    void stepsForwardsAndBackwards()
    {
        open(board(".3.1..3......41."));
        const auto pressLetter = [this](Qt::Key letter, const auto &isDone) {
            press(letter, Qt::AltModifier);
            return QTest::qWaitFor(isDone, patience);
        };
        const auto isAt = [this](int position) {
            return [=, this] { return m_dialog->position() == position; };
        };
        QCOMPARE(m_dialog->position(), 0);
        QVERIFY(!button("back")->isEnabled());
        press(Qt::Key_Return);
        QCOMPARE(m_dialog->position(), 1);
        QVERIFY(says("r1c2 is 3: it is a clue."));
        QVERIFY(pressLetter(Qt::Key_N, isAt(2)));
        QVERIFY(pressLetter(Qt::Key_B, isAt(1)));
        QVERIFY(pressLetter(Qt::Key_G, [this] { return lastKind() == Kind::Guess; }));
        QVERIFY(pressLetter(Qt::Key_C, [this] { return lastKind() == Kind::Conflict; }));
        QVERIFY(pressLetter(Qt::Key_E, isAt(stepCount())));
        QVERIFY(!button("next")->isEnabled());
        QVERIFY(pressLetter(Qt::Key_S, isAt(0)));
    }

    /// The next key must not change a choice of the run.
    void aButtonThatIsDisabledGivesTheKeyboardToTheList()
    {
        open(board(".3.1..3......41."));
        QCOMPARE(m_dialog->focusWidget(), steps());
        button("end")->setFocus();
        button("end")->click();
        QVERIFY(!button("end")->isEnabled());
        QCOMPARE(m_dialog->focusWidget(), steps());
    }

    void goesToConflicts()
    {
        open(board(".3.1..3......41."));
        choose("guess", "first");
        button("nextConflict")->click();
        QCOMPARE(lastKind(), Kind::Conflict);
        const int first = m_dialog->position();
        press(Qt::Key_Return);
        QCOMPARE(lastKind(), Kind::Learn);
        press(Qt::Key_Return);
        QCOMPARE(lastKind(), Kind::Back);
        QVERIFY(m_dialog->position() == first + 2);
    }

    void theSliderAndTheListFollow()
    {
        open(board(".3.1..3......41."));
        auto *slider = m_dialog->findChild<QSlider *>();
        QCOMPARE(slider->maximum(), stepCount());
        slider->setFocus();
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QCOMPARE(m_dialog->position(), 2);
        QCOMPARE(steps()->currentIndex().row(), 1);
        steps()->setFocus();
        press(Qt::Key_Down);
        QCOMPARE(m_dialog->position(), 3);
        QCOMPARE(slider->value(), 3);
        QVERIFY(says(rowText(2)));
        press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_dialog->position(), 1);
    }

    void theListKeepsTheRulesOfModels()
    {
        TraceModel model;
        const QAbstractItemModelTester tester(&model);
        auto trace = PuzzleTrace::make(board(".3.1..3......41."), {});
        QVERIFY(trace);
        model.set(std::make_shared<PuzzleTrace>(std::move(*trace)), symbolSets().front());
        QVERIFY(model.rowCount() > 10);
        QCOMPARE(model.index(0, TraceModel::StepColumn).data().toString(), "1");
        QCOMPARE(model.index(0, TraceModel::LevelColumn).data().toString(), "0");
        model.set(nullptr, symbolSets().front());
        QCOMPARE(model.rowCount(), 0);
    }

    void theBoardSaysWhatIsKnown()
    {
        open(board(".3.1..3......41."));
        QCOMPARE(picture()->accessibleName(), "row 1, column 1: candidates 1, 2, 3 and 4");
        picture()->setFocus();
        press(Qt::Key_Right);
        QCOMPARE(picture()->accessibleName(), "row 1, column 2: clue 3");
        button("nextGuess")->click();
        const auto levels = picture()->picture().levels;
        QCOMPARE(levels.size(), 1U);
        while (picture()->currentCell() / 4 != levels.front().cell / 4)
            press(Qt::Key_Down);
        while (picture()->currentCell() != levels.front().cell)
            press(Qt::Key_Right);
        QVERIFY(picture()->accessibleName().endsWith(", guess of level 1"));
    }

    void theTrailIsListedByLevel()
    {
        open(board(".3.1..3......41."));
        auto *trail = m_dialog->findChild<QListWidget *>();
        QCOMPARE(trail->count(), 1);
        button("nextGuess")->click();
        QCOMPARE(trail->count(), 2);
        QVERIFY(trail->item(1)->text().endsWith(" (guess)"));
    }

    void copiesWhatHappened()
    {
        open(board(".3.1..3......41."));
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        button("copy")->click();
        QCOMPARE(QApplication::clipboard()->text(),
                 "0\tr1c2 is 3: it is a clue.\n0\tr1c4 is 1: it is a clue.\n");
    }

    void followsTheBoard()
    {
        open(board(".3.1..3......41."));
        button("end")->click();
        m_dialog->setPuzzle(board("1.34341221434321"));
        QVERIFY(!m_dialog->trace());
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->trace(), patience);
        QCOMPARE(m_dialog->position(), 0);
        QCOMPARE(m_dialog->trace()->puzzle(), board("1.34341221434321"));
        QVERIFY(!button("nextGuess")->isEnabled());
    }

    void followsTheChoices()
    {
        open(board(".3.1..3......41."));
        choose("method", "dpll");
        choose("atMostOne", "sequential");
        QCOMPARE(m_dialog->trace()->options().solver.learning, Learning::Guesses);
        QCOMPARE(m_dialog->trace()->options().encode.method->id, "sequential");
        const Puzzle puzzle = m_dialog->trace()->puzzle();
        m_dialog.reset();
        open(puzzle);
        QCOMPARE(m_dialog->trace()->options().solver.learning, Learning::Guesses); // remembered
    }

    void saysWhyThereIsNothingToWatch()
    {
        open(board("11.............."));
        button("end")->click();
        QVERIFY(says("A conflict without a guess: there is no solution."));
        auto *kind = m_dialog->findChild<QComboBox *>("kind");
        kind->setCurrentIndex(kind->findData(static_cast<int>(EncodingKind::Facts)));
        QTRY_VERIFY_WITH_TIMEOUT(
            says("The clues contradict each other: propagation finds this before anything is encoded. "
                 "Choose all candidates to watch how."),
            patience);
        QVERIFY(!m_dialog->trace());
        QVERIFY(!button("next")->isEnabled());
    }

    void paintsEveryStep()
    {
        open(board(".3.1..3......41."));
        choose("guess", "first");
        QImage before;
        int changes = 0;
        for (int i = 0; i <= stepCount(); ++i) {
            const QImage now = picture()->grab().toImage();
            changes += now != before ? 1 : 0;
            before = now;
            button("next")->click();
        }
        QVERIFY2(changes > stepCount() * 9 / 10, qPrintable(QString::number(changes)));
    }
};

ADD_TEST(QApplication, TestWatchDialog)

} // namespace sudoku::tst_watchdialog

#include "tst_watchdialog.moc"
