// Covers ui/results: boardwave, endpanel, gameend, gamewatch, statisticsdialog, timesplot
// Covers ui/window: connectgames
// Covers ui/ask/solving: rightstate
// Covers ui/teach/hints: singlesfiller, stepnamer

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QProxyStyle>
#include <QPushButton>

#include "core/hints/steps/position.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"
#include "tests/ui/newspaper.h"
#include "tests/ui/window/solvingbench.h"
#include "ui/files/filecontroller.h"
#include "ui/list/windowwork.h"
#include "ui/results/boardwave.h"
#include "ui/results/endpanel.h"
#include "ui/results/gameend.h"
#include "ui/results/gamelog.h"
#include "ui/results/statisticsdialog.h"
#include "ui/results/timesplot.h"

namespace sudoku::tst_endofgame {

using namespace solvingbench;
using namespace std::chrono_literals;

/// A desktop whose animations take \a duration ms; 0 where it wants none.
class Motion : public QProxyStyle
{
public:
    explicit Motion(int duration) : m_duration(duration) {}
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_Widget_Animation_Duration ? m_duration
                                                    : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int m_duration;
};

/// The end of a game in the window.
class TestEndOfGame : public SolvingByHandFixture
{
    Q_OBJECT

    EndPanel *panel() { return m_window->findChild<EndPanel *>(); }
    QString text(const char *label) { return panel()->findChild<QLabel *>(label)->text(); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *button : panel()->findChildren<QPushButton *>())
            if (button->text() == text && !button->isHidden())
                return button;
        return nullptr;
    }
    std::vector<GameRecord> games() { return GameLog(gamesFile(*m_settings)).read(); }

    /// Enters \a digits in the last row, as if the player had worked for \a time before.
    void playTo(std::chrono::seconds time, const std::vector<Digit> &digits = {4, 3, 2, 1})
    {
        m_window->work().restore({.board = Board(board(almost)), .typesGivens = false, .solvingTime = time},
                                 {}, nullptr);
        view().setCurrentCell(12);
        for (const Digit digit : digits) {
            key(Qt::Key(Qt::Key_0 + digit));
            key(Qt::Key_Right);
        }
    }
    bool waitForLevel()
    {
        return QTest::qWaitFor([this] { return !games().empty(); }, windowPatience);
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("games.jsonl"));
        setUp();
        m_window->findChild<FileController *>()->setAutosave([] { return true; }); // as in the program
    }
    void cleanup() { closeWindow(); }

    void theLastDigitShowsTheEndInThePlaceOfThePad()
    {
        const auto *pad = m_window->findChild<DigitPad *>();
        QVERIFY(pad->isVisible() && !panel()->isVisible());
        playTo(75s);
        QVERIFY(panel()->isVisible() && !pad->isVisible());
        QCOMPARE(text("time"), QString("1:15"));
        QCOMPARE(message(), QString()); // nothing is said twice
        QVERIFY(view().hasFocus());
        QVERIFY(!QApplication::activeModalWidget());
    }

    void undoAndEscapeBringThePadBack()
    {
        const auto *pad = m_window->findChild<DigitPad *>();
        playTo(75s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(pad->isVisible() && !panel()->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(panel()->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(pad->isVisible() && !panel()->isVisible());
        QVERIFY(waitForLevel());
        QCOMPARE(games().size(), std::size_t{1}); // it was one game
    }

    void whatWasClosedIsShownAgain_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("key") << true;
        QTest::newRow("button") << false;
    }

    void whatWasClosedIsShownAgain()
    {
        QFETCH(bool, isByKey);
        playTo(75s);
        QVERIFY(waitForLevel());
        const Board before = shown();
        key(Qt::Key_Escape);
        QVERIFY(!panel()->isVisible());
        QCOMPARE(message(), "The puzzle is solved. Enter shows the result again.");
        if (isByKey)
            key(Qt::Key_Return);
        else
            m_window->messageBar().message().offer.run();
        QVERIFY(panel()->isVisible());
        QCOMPARE(text("time"), QString("1:15"));
        QCOMPARE(message(), QString());
        QVERIFY(shown() == before); // it is not the next puzzle yet
        QCOMPARE(games().size(), std::size_t{1});
        document().reset(Board(board(almost)));
        key(Qt::Key_Return);
        QVERIFY(!panel()->isVisible()); // there is no result
    }

    void aGameIsKeptWithTimeLevelAndHints()
    {
        trigger(Command::Hint);
        QVERIFY(waitUntilSolved());
        playTo(75s);
        QVERIFY(waitForLevel());
        const GameRecord game = games().front();
        QCOMPARE(game.kind, QString("4x4"));
        QVERIFY(game.level == Level::Easy);
        QVERIFY(game.time == 75s);
        QCOMPARE(game.hints, 1);
        QCOMPARE(game.finished.date(), QDate::currentDate());
    }

    void aGameWithoutALevelIsKeptWhenTheBoardGoes()
    {
        m_window->action(Command::LiveCheck)->setChecked(false);
        document().reset(Board(board(almost)));
        view().editor().setRole(DigitRole::Entry);
        playTo(20s);
        QVERIFY(games().empty());
        document().reset(Board(board(almost)));
        QCOMPARE(games().size(), std::size_t{1});
        QVERIFY(!games().front().level);
    }

    void nothingIsKeptIfThatIsOff()
    {
        m_settings->setOn(Option::KeepsStatistics, false);
        playTo(75s);
        QVERIFY(panel()->isVisible());
        document().reset(Board(board(almost)));
        QVERIFY(!QFile::exists(gamesFile(*m_settings)));
    }

    void whatSolveFilledInIsNoGame()
    {
        key(Qt::Key_4);
        trigger(Command::Solve);
        QVERIFY(waitUntilSolved());
        QTRY_COMPARE(document().board().digits().filledCount(), 16);
        QVERIFY(!panel()->isVisible());
    }

    void whatSolveShowedBeforeIsNoGameEither()
    {
        trigger(Command::Solve);
        QVERIFY(waitUntilSolved());
        trigger(Command::Undo);
        QTRY_VERIFY(document().board().digits().filledCount() < 16);
        playTo(75s);
        QVERIFY(panel()->isVisible());
        document().reset(Board(board(almost)));
        QVERIFY(games().empty());
    }

    void aWrongBoardIsNoEnd()
    {
        playTo(75s, {4, 3, 1, 2});
        QVERIFY(!panel()->isVisible());
    }

    void enterMakesTheNextPuzzleOfTheKind()
    {
        playTo(75s);
        QVERIFY(waitForLevel());
        const Puzzle before = document().board().puzzle;
        key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(document().board().puzzle != before, windowPatience);
        QCOMPARE(document().geometry().size(), 4);
        QVERIFY(document().board().digits().filledCount() < 16);
        QVERIFY(view().editor().role() == DigitRole::Entry);
        QVERIFY(!panel()->isVisible());
    }

    void comparesWithTheGamesBefore()
    {
        const GameLog log(gamesFile(*m_settings));
        for (const auto time : {200s, 220s, 240s})
            log.add({QDateTime::currentDateTime(), "4x4", Level::Easy, time});
        playTo(20s);
        QTRY_VERIFY_WITH_TIMEOUT(text("comparison").contains("quicker"), windowPatience);
        QTRY_COMPARE(panel()->findChild<TimesPlot *>()->times().size(), std::size_t{4});
        QVERIFY(panel()->findChild<TimesPlot *>()->isVisible());
        QVERIFY(button("Harder") && button("Walkthrough") && !button("Easier"));
    }

    void withoutThePanelTheMessageSaysIt()
    {
        trigger(Command::SidePanel);
        playTo(75s);
        QVERIFY2(message().startsWith("Solved") && message().contains("1:15"), qPrintable(message()));
    }

    void theWaveRunsOnceAndCanBeOff()
    {
        Motion moving(200);
        auto *wave = view().findChild<BoardWave *>("wave");
        wave->setStyle(&moving);
        playTo(75s);
        QVERIFY(wave->isRunning() && wave->isVisible());
        QCOMPARE(wave->geometry(), view().rect());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!wave->isRunning());
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!wave->isRunning()); // the end is the same
        wave->setStyle(nullptr);
    }

    void theWaveIsOffByTheSettingOrTheDesktop_data()
    {
        QTest::addColumn<bool>("isOn");
        QTest::addColumn<int>("duration");
        QTest::newRow("by the setting") << false << 200;
        QTest::newRow("by the desktop") << true << 0;
    }

    void theWaveIsOffByTheSettingOrTheDesktop()
    {
        QFETCH(bool, isOn);
        QFETCH(int, duration);
        Motion motion(duration);
        auto *wave = view().findChild<BoardWave *>("wave");
        wave->setStyle(&motion);
        m_settings->setOn(Option::ShowsWave, isOn);
        playTo(75s);
        QVERIFY(panel()->isVisible());
        QVERIFY(!wave->isRunning() && !wave->isVisible());
        wave->setStyle(nullptr);
    }

    void theWaveRisesAndFadesDiagonalByDiagonal()
    {
        QCOMPARE(BoardWave::strength(0, 0), 1.0);
        QCOMPARE(BoardWave::strength(1, 0), 0.0);
        QCOMPARE(BoardWave::strength(1, 24), 1.0);
        QVERIFY(BoardWave::strength(0, 170) > 0.4 && BoardWave::strength(0, 170) < 0.6);
        QCOMPARE(BoardWave::strength(16, 16 * 24 + 260), 0.0);
    }

    void differencesAreSaidInMinutesOrSeconds()
    {
        QVERIFY(comparisonText(100s, 400s).startsWith("5 minute"));
        QVERIFY(comparisonText(100s, 130s).startsWith("30 second"));
        QVERIFY(comparisonText(130s, 100s).contains("more"));
        QCOMPARE(comparisonText(130s, 130s), QString("as long as your average"));
        QCOMPARE(minutesText(89s), QString("1"));
        QCOMPARE(minutesText(90s), QString("2"));
        QCOMPARE(minutesText(59s), QString("59 s"));
    }

    void statisticsAreShownExportedAndReset()
    {
        const GameLog log(gamesFile(*m_settings));
        log.add({QDateTime::currentDateTime(), "4x4", Level::Easy, 60s});
        log.add({QDateTime::currentDateTime(), "4x4", Level::Easy, 120s, 2});
        log.add({QDateTime::currentDateTime(), "9x9", Level::Hard, 900s});
        StatisticsDialog dialog(*m_settings, log);
        auto *group = dialog.findChild<QComboBox *>("group");
        QCOMPARE(group->count(), 2);
        QCOMPARE(group->itemText(0), QString("4 × 4 · Easy"));
        QVERIFY(dialog.findChild<QLabel *>("figures")->text().contains("1:30")); // on average
        group->setCurrentIndex(1);
        QVERIFY(dialog.findChild<QLabel *>("figures")->text().contains("15:00"));
        const QString path = m_folder.filePath("all.csv");
        QVERIFY(!dialog.writeTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 4);
        dialog.findChild<QCheckBox *>("keeps")->click();
        QVERIFY(!m_settings->isOn(Option::KeepsStatistics));
        QVERIFY(!log.clear());
        QCOMPARE(StatisticsDialog(*m_settings, log).findChild<QLabel *>("total")->text(),
                 QString("You have not finished a game yet."));
    }

    void goesBackToTheLastRightState()
    {
        key(Qt::Key_4);
        key(Qt::Key_Right);
        key(Qt::Key_2); // which is wrong
        key(Qt::Key_Right);
        key(Qt::Key_3);
        trigger(Command::BackToRight);
        QTRY_VERIFY_WITH_TIMEOUT(message().contains("first wrong entry was 2 in r4c2"), windowPatience);
        QCOMPARE(shown().entries[12], 4);
        QCOMPARE(shown().entries[13], noDigit);
        QCOMPARE(shown().entries[14], noDigit);
        trigger(Command::BackToRight);
        QTRY_COMPARE_WITH_TIMEOUT(message(), QString("Every entry is right. Nothing was taken back."),
                                  windowPatience);
        document().undoStack().setIndex(3); // and forward again
        QCOMPARE(shown().entries[14], 3);
    }

    void entriesOlderThanUndoStay()
    {
        Board wrong(board(almost));
        wrong.enter(12, 3);
        document().reset(wrong);
        view().setCurrentCell(13);
        key(Qt::Key_4);
        const Board before = shown();
        trigger(Command::BackToRight);
        QTRY_VERIFY_WITH_TIMEOUT(message().startsWith("The wrong entries are older"), windowPatience);
        QVERIFY(shown() == before);
    }

    void fillsSinglesAsOneStep()
    {
        const Board before(board(newspaper));
        document().reset(before);
        trigger(Command::FillSingles);
        QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 1, windowPatience);
        const Grid solution = solve(before.puzzle).solution;
        QVERIFY(shown().playerEntries().filledCount() > 1);
        QVERIFY(entriesUnlike(shown(), solution).empty());
        QVERIFY(!panel()->isVisible() || shown().digits() == solution);
        document().undoStack().undo();
        QVERIFY(shown() == before);
    }

    /// The wrong entry breaks no rule, so only the solution tells.
    void fillsNoSinglesFromAWrongEntry()
    {
        Board wrong(board(newspaper));
        const Grid solution = solve(wrong.puzzle).solution;
        const Position position(wrong);
        for (Cell cell = 0; wrong.playerEntries().filledCount() == 0; ++cell)
            for (const Digit digit : position.candidates(cell))
                if (position.isOpen(cell) && digit != solution[cell] && !wrong.entries.isFilled(cell))
                    wrong.enter(cell, digit);
        document().reset(wrong);
        const auto *known = m_window->statusBar()->findChild<QLabel *>("solutions");
        QTRY_VERIFY_WITH_TIMEOUT(known->text().contains("One solution"), windowPatience);
        trigger(Command::FillSingles);
        QTRY_VERIFY_WITH_TIMEOUT(message().endsWith(" is wrong."), windowPatience);
        QVERIFY(shown() == wrong);
    }

    void namesWhatWasFoundIfThatIsWanted()
    {
        key(Qt::Key_4);
        QVERIFY(!message().startsWith("Found"));
        switchOn(Command::NameSteps);
        key(Qt::Key_Right);
        key(Qt::Key_3);
        QTRY_VERIFY_WITH_TIMEOUT(message().startsWith("Found: "), windowPatience);
    }
};

ADD_TEST(QApplication, TestEndOfGame)

} // namespace sudoku::tst_endofgame

#include "tst_endofgame.moc"
