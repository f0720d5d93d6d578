// Covers ui/ask/solving: entrycheck
// Covers ui/board: boardcommands, cellmenu, padcommands, refusals

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include "core/solve/count.h"
#include "tests/testprogram.h"
#include "tests/ui/window/solvingbench.h"
#include "ui/board/cellmarks.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku::tst_solvingbyhand {

using namespace solvingbench;

class TestSolvingByHand : public SolvingByHandFixture
{
    Q_OBJECT

    void click(Cell cell)
    {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().boardLayout().cellCentre(cell).toPoint());
    }

    QMenu *cellMenu(const QPoint &at, QContextMenuEvent::Reason reason)
    {
        QContextMenuEvent event(reason, at, view().mapToGlobal(at));
        QApplication::sendEvent(&view(), &event);
        return view().findChild<QMenu *>();
    }

private slots:
    void init() { setUp(); }
    void cleanup() { closeWindow(); }

    void thePadEntersAndCounts()
    {
        QCOMPARE(keyOf(4)->left(), 1);
        clickKey(4);
        QCOMPARE(shown().entries[12], 4);
        QVERIFY(keyOf(4)->isFinished());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(keyOf(4)->left(), 1);
    }

    void aClueIsChangedByTheButtonOfItsMessage()
    {
        view().setCurrentCell(0);
        key(Qt::Key_4);
        QCOMPARE(message(), "r1c1 is a given. Entries do not change givens.");
        QCOMPARE(shown().puzzle.givens[0], 1);
        const auto takeOffer = [this] {
            const QString offer = m_window->messageBar().message().offer.text;
            for (QToolButton *button : m_window->messageBar().findChildren<QToolButton *>())
                if (button->text() == offer)
                    return QTest::mouseClick(button, Qt::LeftButton);
        };
        QCOMPARE(m_window->messageBar().message().offer.text, "Change Givens");
        takeOffer();
        QCOMPARE(message(), "Digits that you type now are givens.");
        QCOMPARE(m_window->messageBar().message().offer.text, "Back to Entries");
        QVERIFY(m_window->action(Command::TypeGivens)->isChecked());
        takeOffer();
        QVERIFY(message().isEmpty());
        QVERIFY(m_window->action(Command::TypeEntries)->isChecked());
        key(Qt::Key_Delete); // is refused too
        QCOMPARE(m_window->messageBar().message().offer.text, "Change Givens");
        trigger(Command::TypeGivens); // the button beside the board
        QVERIFY(message().isEmpty());
        key(Qt::Key_2);
        QCOMPARE(shown().puzzle.givens[0], 2);
    }

    void digitsComeFirst()
    {
        switchOn(Command::DigitFirst);
        clickKey(4);
        QCOMPARE(shown().entries[12], noDigit); // it is only held
        QVERIFY(keyOf(4)->isChecked());
        QCOMPARE(view().heldDigit(), 4);
        click(13);
        QCOMPARE(shown().entries[13], 4);
        click(13);
        QCOMPARE(shown().entries[13], noDigit);
        trigger(Command::InputCornerMarks);
        click(14);
        QCOMPARE(shown().cornerMarks[14], DigitSet{4});
        clickKey(3);
        click(14);
        QCOMPARE(shown().cornerMarks[14], (DigitSet{3, 4}));
        key(Qt::Key_Escape);
        QCOMPARE(view().heldDigit(), noDigit);
        QVERIFY(!keyOf(3)->isChecked());
        click(15);
        QVERIFY(shown().cornerMarks[15].isEmpty());
        QCOMPARE(view().currentCell(), 15);
    }

    void coloursAreEnteredLikeMarks()
    {
        key(Qt::Key_F5);
        QCOMPARE(m_window->findChild<DigitPad *>()->findChildren<DigitKey *>().size(), colourCount);
        clickKey(8);
        key(Qt::Key_2);
        QCOMPARE(shown().colours[12], (DigitSet{2, 8}));
        key(Qt::Key_9);
        QCOMPARE(message(), "There is no colour 9: colours are 1 to 8.");
        view().setCurrentCell(0); // a given can have one too
        key(Qt::Key_2);
        QCOMPARE(shown().colours[0], DigitSet{2});
        key(Qt::Key_2);
        QVERIFY(shown().colours[0].isEmpty());
        view().setCurrentCell(12);
        key(Qt::Key_Delete);
        QVERIFY(shown().colours[12].isEmpty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown().colours[12], (DigitSet{2, 8}));
        trigger(Command::InputDigits);
        QCOMPARE(m_window->findChild<DigitPad *>()->findChildren<DigitKey *>().size(), 4);
        key(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown().colours[12], (DigitSet{2, 3, 8}));
    }

    void liveCandidatesFollowWhatIsTyped()
    {
        document().reset(Board(board("12..............")));
        view().editor().setRole(DigitRole::Given);
        const auto *label = m_window->statusBar()->findChild<QLabel *>("candidates");
        QVERIFY(label->text().isEmpty());
        key(Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(m_window->action(Command::LiveCandidates)->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(label->text(), "✓ Candidates", windowPatience);
        QCOMPARE(view().liveMarks().proved[2], (DigitSet{3, 4}));
        view().setCurrentCell(2);
        key(Qt::Key_3);
        QCOMPARE(shown().puzzle.givens[2], 3); // at once, whatever is searched for
        QTRY_VERIFY_WITH_TIMEOUT(view().liveMarks().isFinal, windowPatience);
        QCOMPARE(view().liveMarks().proved[3], DigitSet{4});
        trigger(Command::Copy);
        QCOMPARE(QApplication::clipboard()->text().simplified(), "123.............");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(view().liveMarks().proved[3], DigitSet{4}); // which is certain
        QTRY_COMPARE_WITH_TIMEOUT(view().liveMarks().proved[3], (DigitSet{3, 4}), windowPatience);

        m_window = std::make_unique<MainWindow>(*m_settings);
        QVERIFY(m_window->action(Command::LiveCandidates)->isChecked());
        m_window->action(Command::LiveCandidates)->setChecked(false);
        QVERIFY(view().liveMarks().isEmpty());
        QVERIFY(!m_settings->isOn(Option::ShowsLiveCandidates));
    }

    void theNumberOfSolutionsSaysWhatCounts()
    {
        const auto *label = m_window->statusBar()->findChild<QLabel *>("solutions");
        document().reset(Board(board("1234341.........")));
        const int without = static_cast<int>(countSolutions(shown().puzzle, 1000).count);
        QVERIFY(without > 2);
        const auto says = [label](int count, const QString &scope) {
            return label->text().startsWith(QString("%1 solution").arg(count))
                   && label->text().contains(scope);
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(without, {}), windowPatience);
        QVERIFY(!label->text().contains(','));
        view().editor().setRole(DigitRole::Entry);
        view().setCurrentCell(7);
        key(Qt::Key_2);
        QVERIFY(says(without, ", givens only"));
        switchOn(Command::CountEntries);
        const int with = static_cast<int>(countSolutions(shown().withEntriesAsGivens(), 1000).count);
        QVERIFY(with > 1);
        QTRY_VERIFY_WITH_TIMEOUT(says(with, ", with your 1 entr"), windowPatience);
    }

    void clearsWhatLiesOnTopFirst()
    {
        key(Qt::Key_3, Qt::ControlModifier | Qt::ShiftModifier);
        key(Qt::Key_1, Qt::ShiftModifier);
        key(Qt::Key_4);
        key(Qt::Key_Delete);
        QCOMPARE(shown().entries[12], noDigit);
        key(Qt::Key_Delete);
        QVERIFY(shown().cornerMarks[12].isEmpty());
        QCOMPARE(shown().colours[12], DigitSet{3});
        key(Qt::Key_Delete);
        QVERIFY(shown().colours[12].isEmpty());
    }

    void goesBackToTheCheckpoint()
    {
        QVERIFY(!m_window->action(Command::BackToCheckpoint)->isEnabled());
        key(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(message(), "Checkpoint set. Ctrl+Shift+K goes back to it.");
        key(Qt::Key_4);
        key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown().entries[12], noDigit);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown().entries[12], 4);
    }

    void theBarIsHiddenWhenItHasNothingToSay()
    {
        key(Qt::Key_1);
        QVERIFY(m_window->messageBar().isVisible()); // two 1s
        const QSize size = view().size();
        key(Qt::Key_4);
        QVERIFY(!m_window->messageBar().isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(view().size(), size); // the board does not jump
    }

    void checksEntriesWhenAsked()
    {
        trigger(Command::CheckEntries);
        QTRY_COMPARE_WITH_TIMEOUT(message(), "There are no entries to check.", windowPatience);
        key(Qt::Key_4);
        trigger(Command::CheckEntries);
        QTRY_COMPARE_WITH_TIMEOUT(message(), "Your entry is right.", windowPatience);
    }

    void marksWrongEntriesAtOnce_data()
    {
        QTest::addColumn<bool>("checksLive");
        QTest::addRow("checking while typing") << true;
        QTest::addRow("not checking") << false;
    }

    void marksWrongEntriesAtOnce()
    {
        QFETCH(bool, checksLive);
        m_window->action(Command::LiveCheck)->setChecked(checksLive);
        document().reset(Board(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
        view().editor().setRole(DigitRole::Entry);
        switchOn(Command::MarkWrongEntries);
        const auto hasAlarm = [this] {
            const QColor alarm = BoardStyle::forScreen(view().palette()).violation;
            const QImage image = view().grab(view().boardLayout().cellRect(2).toRect()).toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == alarm)
                        return true;
            return false;
        };
        view().setCurrentCell(2);
        key(Qt::Key_1); // breaks no rule
        QVERIFY(QTest::qWaitFor(hasAlarm, windowPatience));
        key(Qt::Key_4);
        QVERIFY(!hasAlarm());
        key(Qt::Key_2);
        QVERIFY(hasAlarm());
        m_window->action(Command::MarkWrongEntries)->setChecked(false);
        QVERIFY(!hasAlarm());
    }

    void aMenuWithAPadOpensAtTheCell()
    {
        QMenu *menu = cellMenu(view().boardLayout().cellCentre(13).toPoint(), QContextMenuEvent::Mouse);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(view().currentCell(), 13);
        QVERIFY(menu->actions().contains(m_window->action(Command::Why)));
        auto *pad = menu->findChild<DigitPad *>();
        QVERIFY(pad && pad->isVisible());
        QTest::mouseClick(pad->findChildren<DigitKey *>().at(2), Qt::LeftButton);
        QCOMPARE(shown().entries[13], 3);
        QVERIFY(!menu->isVisible());
    }

    void theMenuIsForAllCellsThatAreSelected()
    {
        view().select({12, 13});
        QMenu *menu = cellMenu(view().boardLayout().cellCentre(13).toPoint(), QContextMenuEvent::Mouse);
        QCOMPARE(view().selectedCells(), (std::vector<Cell>{12, 13}));
        menu->close();
    }

    void theMenuKeyOpensItAtTheCursor()
    {
        view().setCurrentCell(14);
        QMenu *menu = cellMenu(QPoint(), QContextMenuEvent::Keyboard);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(view().currentCell(), 14);
        const QRect cell = view().boardLayout().cellRect(14).toRect();
        const QRect around = cell.translated(view().mapToGlobal(QPoint())).adjusted(-400, -600, 400, 600);
        QVERIFY(around.contains(menu->pos())); // as near as the screen lets it
        menu->close();
    }

    void partsOfTheWindowAreHidden()
    {
        const auto *panel = m_window->findChild<SidePanel *>();
        QVERIFY(panel->isVisible());
        const int before = view().width();
        m_window->resize(700, m_window->height() + 200);
        key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!panel->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(view().width() > before || view().parentWidget()->width() > 600);
        key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(panel->isVisible());
        const auto *bar = m_window->findChild<QToolBar *>();
        trigger(Command::ToolBar);
        QVERIFY(!bar->isVisible());
        QVERIFY(view().boardLayout().hasCoordinates());
        trigger(Command::Coordinates);
        QVERIFY(!view().boardLayout().hasCoordinates());
        MainWindow other(*m_settings);
        QVERIFY(!other.action(Command::ToolBar)->isChecked());
        QVERIFY(!other.boardView().boardLayout().hasCoordinates());
    }

    void highlightsCanBeSwitchedOff_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addRow("peers") << Command::HighlightPeers;
        QTest::addRow("digits") << Command::HighlightDigits;
    }

    void highlightsCanBeSwitchedOff()
    {
        QFETCH(Command, command);
        view().setCurrentCell(0);
        const QImage with = view().grab().toImage();
        trigger(command);
        const QImage without = view().grab().toImage();
        QVERIFY(without != with);
        trigger(command);
        QCOMPARE(view().grab().toImage(), with);
    }

    void largeBoardsShowTheMarksOfTheCellInThePanel()
    {
        const auto *marks = m_window->findChild<CellMarks *>();
        QVERIFY(!marks->isVisible()); // up to 9x9 the board shows them well
        Board large(emptyBoard(25));
        large.cornerMarks[3] = {1, 17};
        large.centreMarks[3] = {25};
        large.puzzle.givens.set(0, 17);
        document().reset(large);
        view().setCurrentCell(3);
        QVERIFY(marks->isVisible());
        QVERIFY2(marks->text().contains("<s>17</s>") && marks->text().contains("25"),
                 qPrintable(marks->text()));
        view().setCurrentCell(4);
        QVERIFY(marks->text().isEmpty());
    }

    void largeBoardsShowTheLiveCandidatesOfTheCellInThePanel()
    {
        const auto *marks = m_window->findChild<CellMarks *>();
        Board large(emptyBoard(16));
        large.cornerMarks[3] = {2};
        document().reset(large);
        view().setCurrentCell(3);
        LiveMarks live{.proved = std::vector<DigitSet>(256),
                       .deciding = std::vector<DigitSet>(256),
                       .open = std::vector<DigitSet>(256)};
        live.proved[3] = {7, 15};
        live.open[3] = {11};
        live.deciding[3] = {15};
        view().setLiveMarks(live);
        QCOMPARE(marks->text(),
                 "Corner: 2<br>Candidates: 7&nbsp; 15<br>Not decided: 11<br>One solution with: 15");
        view().setFindings(BoardLayer::Verdict,
                           {.candidates = std::vector<DigitSet>(256)}); // which cover them
        QCOMPARE(marks->text(), "Corner: 2");
        view().setFindings(BoardLayer::Verdict, {});
        QVERIFY(marks->text().contains("7&nbsp; 15"));
        view().setLiveMarks({});
        QCOMPARE(marks->text(), "Corner: 2");
    }

    void cutCopiesAndClears()
    {
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString(almost));
        QCOMPARE(shown().digits().filledCount(), 0);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown().digits().filledCount(), 12);
    }
};

ADD_TEST(QApplication, TestSolvingByHand)

} // namespace sudoku::tst_solvingbyhand

#include "tst_solvingbyhand.moc"
