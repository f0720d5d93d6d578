// Covers ui/ask/verdict: offerbuttons, verdictdisplay

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/wrappingbutton.h"

namespace sudoku::tst_verdictpanel {

constexpr int patience = 60'000; // ms; for slow machines
const QString longText = QStringLiteral("Change r13c14 from 16 to 18: one solution");

Conclusion verdictWith(const QStringList &actions)
{
    Conclusion verdict{.kind = Conclusion::Kind::Problem,
                       .headline = "The puzzle has no solution.",
                       .about = "The givens; rows, columns and boxes.",
                       .lines = {"First.", "Second."},
                       .legend = "Framed: reasons"};
    for (const QString &text : actions)
        verdict.offers.push_back({text, [] {}});
    return verdict;
}

/// A page of a story with as much as one has.
Conclusion storyPage()
{
    Conclusion page = verdictWith({"Next Step (Alt+Right)", "Previous Step (Alt+Left)", "Show the Set",
                                   "Copy the Explanation", "Export the Explanation…", "Back"});
    page.title = "Step 9 of 10";
    page.headline = "5 has no place in box 4";
    page.lines = {"5 in r1c2 leaves no 5 for r4c2 and r6c2 (column 2).",
                  "5 in r5c5 leaves no 5 for r5c3 (row 5).", "5 in r6c8 leaves no 5 for r6c3 (row 6).",
                  "8, 9, 4, 2 and 7 are already in r4c1, r4c3, r5c1, r5c2 and r6c1.",
                  "Your entry in r6c8 contradicts the puzzle."};
    for (int step = 1; step <= 4; ++step)
        page.facts.push_back(
            {.title = "5 in r1c2", .text = "leaves no 5 for r4c2 and r6c2", .where = "column 2", .by = {{}}});
    page.closing = "So no cell of box 4 is left for 5.";
    page.fillsPanel = true;
    return page;
}

QList<QPushButton *> visibleButtons(const QWidget &widget)
{
    QList<QPushButton *> visible;
    for (QPushButton *button : widget.findChildren<QPushButton *>())
        if (button->isVisible())
            visible += button;
    return visible;
}

QStringList actionTexts(const VerdictPanel &panel)
{
    QStringList texts;
    for (const QPushButton *button : visibleButtons(panel))
        texts += button->text();
    return texts;
}

class TestVerdictPanel : public QObject, private WindowBench
{
    Q_OBJECT

private slots:
    void init()
    {
        openWindow();
        m_window->resize(900, 640);
        QTRY_VERIFY(view().hasFocus());
    }
    void cleanup() { closeWindow(); }

    void showsTheWholeVerdict()
    {
        VerdictPanel panel;
        panel.show(verdictWith({"Fix"}));
        QVERIFY(panel.isVisible());
        QStringList texts;
        for (const QLabel *label : panel.findChildren<QLabel *>())
            if (label->isVisible())
                texts += label->text();
        QCOMPARE(texts, (QStringList{"⚠ The puzzle has no solution.", "First.\nSecond.", "Framed: reasons",
                                     "The givens; rows, columns and boxes."}));
        QCOMPARE(actionTexts(panel), QStringList{"Fix"});
    }

    void aScreenReaderHearsNoSigns()
    {
        VerdictPanel panel;
        panel.show(verdictWith({}));
        QCOMPARE(panel.findChild<QLabel *>("headline")->accessibleName(), "The puzzle has no solution.");
        QCOMPARE(panel.findChild<QToolButton *>()->accessibleName(), "Close the verdict");
    }

    void eachVerdictBringsItsOwnActions()
    {
        VerdictPanel panel;
        int taken = 0;
        Conclusion verdict = verdictWith({"One", "Two"});
        verdict.offers[1].run = [&] {
            ++taken;
            panel.show(verdictWith({"Three"})); // as most actions do
        };
        panel.show(verdict);
        QCOMPARE(visibleButtons(panel).size(), 2);
        visibleButtons(panel)[1]->click();
        QCOMPARE(taken, 1);
        QCOMPARE(visibleButtons(panel).size(), 1);
        QCOMPARE(visibleButtons(panel)[0]->text(), "Three");
    }

    void longTextsAreBroken_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {180, 240, 600})
            QTest::addRow("%d", width) << width;
    }

    void longTextsAreBroken()
    {
        QFETCH(int, width);
        QScrollArea area; // as in the window
        auto *panel = new VerdictPanel;
        area.setWidget(panel);
        area.setWidgetResizable(true);
        area.resize(width, 300);
        area.show();
        panel->show(verdictWith({longText, "Short"}));
        settle();
        const QList<QPushButton *> buttons = visibleButtons(*panel);
        const int line = buttons[0]->fontMetrics().lineSpacing();
        const int all = buttons[0]->fontMetrics().horizontalAdvance(longText);
        const int lines = (all + buttons[0]->width() - 1) / buttons[0]->width();
        QVERIFY(buttons[0]->width() <= width);
        QVERIFY2(buttons[0]->height() >= lines * line,
                 qPrintable(QString("%1 for %2 lines").arg(buttons[0]->height()).arg(lines)));
        QVERIFY(buttons[1]->height() < 2.5 * line);
    }

    void allOfManyActionsAreReached()
    {
        showInWindow(QStringList(12, longText));
        const QScrollArea *area = scrollArea();
        QVERIFY(panel().width() <= area->viewport()->width());
        for (QPushButton *button : visibleButtons(panel())) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(button->hasFocus());
            // The area scrolls to what has the focus.
            const QRect place(button->mapTo(area->viewport(), QPoint()), button->size());
            QVERIFY(area->viewport()->rect().contains(place));
        }
    }

    void theHeadlineComesIntoView()
    {
        document().reset(Board(emptyBoard(25))); // the many buttons for its digits leave little room
        m_window->resize(900, 480);
        showInWindow(QStringList(12, longText));
        const QWidget *viewport = scrollArea()->viewport();
        const auto *headline = panel().findChild<QLabel *>("headline");
        QTRY_VERIFY(viewport->rect().contains(QRect(headline->mapTo(viewport, QPoint()), headline->size())));
    }

    void tabLeadsFromTheBoardThroughThePanel()
    {
        showInWindow({"One", "Two"});
        for (const char *text : {"One", "Two", "×"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(qobject_cast<QAbstractButton *>(QApplication::focusWidget())->text(), text);
        }
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(view().hasFocus());
    }

    void escapeAndCloseGoBackToTheBoard()
    {
        for (const bool isEscape : {true, false}) {
            document().reset(Board(board("12..............")));
            check();
            QVERIFY(!view().findings().isEmpty());
            QTest::keyClick(&view(), Qt::Key_Tab);
            QVERIFY(!view().hasFocus());
            if (isEscape)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            else
                panel().findChild<QToolButton *>()->click();
            QVERIFY(!panel().isVisible());
            QVERIFY(view().findings().isEmpty());
            QVERIFY(view().hasFocus());
        }
    }

    void escapeWorksFromTheBoardAndStopsFirst()
    {
        document().reset(Board(board("12..............")));
        check();
        document().reset(Board(hardPuzzle()));
        showInWindow({"One"});
        QTest::keyClick(&view(), Qt::Key_F8);
        QVERIFY(m_window->action(Command::Stop)->isEnabled());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->action(Command::Stop)->isEnabled(), patience);
        QVERIFY(panel().isVisible());
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!panel().isVisible());
    }

    void theKeyboardGoesFromActionToAction()
    {
        document().reset(Board(board("12..............")));
        check();
        QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(focused(), "Make Unique");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(focused(), "Add These Givens", patience);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(document().board().puzzle.givens.filledCount() > 2);
        QVERIFY(!panel().isVisible());
        QVERIFY(view().hasFocus());
    }

    void pointingAtAFixShowsItOnTheBoard()
    {
        document().reset(Board(board("11..............")));
        m_window->action(Command::Fix)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!actionTexts(panel()).isEmpty(), patience);
        QPushButton *button = visibleButtons(panel()).front();
        view().setFocus();
        const auto shown = [this] { return view().findings().changes; };
        const std::vector<DifferingCell> first = shown(); // of the primary button
        QVERIFY(!first.empty());
        QPushButton *other = visibleButtons(panel())[1];
        QEvent entering(QEvent::Enter);
        QCoreApplication::sendEvent(other, &entering);
        QVERIFY(shown() != first);
        QVERIFY2(texts().join('|').contains(" there "), qPrintable(texts().join('|'))); // what it leaves
        QEvent leaving(QEvent::Leave);
        QCoreApplication::sendEvent(other, &leaving);
        QVERIFY(shown() == first);
        QTest::keyClick(&view(), Qt::Key_Tab); // the focus does the same
        QVERIFY(button->hasFocus());
        QVERIFY(shown() == first);
        const Cell changed = view().findings().changes.front().cell;
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(!panel().isVisible());
        QVERIFY(view().findings().isEmpty());
        QVERIFY(view().isSelected(changed));
        QVERIFY2(!m_window->messageBar().message().offer.text.isEmpty(),
                 qPrintable(m_window->messageBar().message().text));
    }

    void anAnswerLeadsBackToTheOneBefore()
    {
        m_window->resize(1366, 768); // room for all buttons
        settle();
        document().reset(Board(board("12..............")));
        check();
        const QString first = headline();
        QVERIFY(!actionTexts(panel()).contains("Back"));
        press("Make Unique");
        QTRY_VERIFY_WITH_TIMEOUT(actionTexts(panel()).contains("Back"), patience);
        QVERIFY(headline() != first);
        QVERIFY(!view().findings().changes.empty());
        press("Back");
        QCOMPARE(headline(), first);
        QVERIFY(!view().findings().differing.empty());
        QVERIFY(!actionTexts(panel()).contains("Back"));
        press("Count Solutions");
        QTRY_VERIFY_WITH_TIMEOUT(actionTexts(panel()).contains("Show Them One by One"), patience);
        press("Show Them One by One");
        press("Next (Alt+Right)"); // is a part of the same answer
        press("Back");
        QVERIFY(actionTexts(panel()).contains("Show Them One by One"));
        press("Back");
        QCOMPARE(headline(), first);
        press("Make Unique");
        QTRY_VERIFY_WITH_TIMEOUT(actionTexts(panel()).contains("Back"), patience);
        check(); // a new question has nothing before it
        QTRY_COMPARE_WITH_TIMEOUT(headline(), first, patience);
        QVERIFY(!actionTexts(panel()).contains("Back"));
    }

    void theFirstActionIsThePrimaryButton()
    {
        const auto look = [](const QPushButton *button) {
            return qobject_cast<const WrappingButton *>(button)->look();
        };
        VerdictPanel panel;
        panel.show(verdictWith({"One", "Two", "Three"}));
        QList<QPushButton *> buttons = visibleButtons(panel);
        QCOMPARE(look(buttons[0]), WrappingButton::Look::Primary);
        QCOMPARE(look(buttons[1]), WrappingButton::Look::Link);
        QCOMPARE(look(buttons[2]), WrappingButton::Look::Link);
        Conclusion quiet = verdictWith({"Back"});
        quiet.offers.front().isQuiet = true;
        panel.show(quiet);
        QCOMPARE(look(visibleButtons(panel).front()), WrappingButton::Look::Link);
    }

    /// A story stands in the place of the digits and rules; nothing in it scrolls.
    void aStoryTakesThePlaceOfThePages_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QSize>("window");
        for (const int size : {9, 16, 25})
            for (const QSize &window : {QSize(1366, 728), QSize(1080, 680)})
                QTest::addRow("%d in %dx%d", size, window.width(), window.height()) << size << window;
    }

    void aStoryTakesThePlaceOfThePages()
    {
        QFETCH(int, size);
        QFETCH(QSize, window);
        m_window->resize(window);
        document().reset(Board(emptyBoard(size)));
        panel().show(storyPage());
        settle();
        checkThatNothingScrolls();
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(m_window->findChild<QTabWidget *>()->isVisible());
    }

    void answersDoNotScroll_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("fonts");
        const QString none =
            "....6.......49.2.169.....4..39....8.1.5..2......7...1.8.6.5.1.2.7.62...9.....86.4";
        const QString several =
            "....6.......49.2.169.....4..39....8.1.5..3......7...1.8.6.5.1...7.62...9.....86..";
        for (const auto &[name, command, givens] :
             {std::tuple("explain", Command::Explain, none), std::tuple("fix", Command::Fix, none),
              std::tuple("several", Command::Check, several)})
            for (const QSize &window : {QSize(1366, 768), QSize(1920, 1080), QSize(500, 900)})
                for (const double fonts : {1.0, 1.5})
                    QTest::addRow("%s, %dx%d, %g", name, window.width(), window.height(), fonts)
                        << command << givens << window << fonts;
    }

    /// In any window, with large fonts too: no scroll bar, and the primary button is whole.
    void answersDoNotScroll()
    {
        QFETCH(Command, command);
        QFETCH(QString, givens);
        QFETCH(QSize, window);
        QFETCH(double, fonts);
        const QFont before = QApplication::font();
        const QScopeGuard restore([&] { QApplication::setFont(before); });
        QFont font = before;
        font.setPointSizeF(before.pointSizeF() * fonts);
        QApplication::setFont(font);
        m_window->resize(window);
        document().reset(Board(board(givens.toStdString())));
        m_window->action(command)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible() && m_window->action(Command::Check)->isEnabled(),
                                 patience);
        settle();
        for (const QScrollArea *area : panel().findChildren<QScrollArea *>())
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        QCOMPARE(scrollArea()->verticalScrollBar()->maximum(), 0);
        const QPushButton *primary = visibleButtons(panel()).front();
        QCOMPARE(qobject_cast<const WrappingButton *>(primary)->look(), WrappingButton::Look::Primary);
        QCOMPARE(primary->visibleRegion().boundingRect(), primary->rect());
    }

    /// The likeliest change is one key away, and pointing at a step leaves its line alone at full strength.
    void aContradictionIsToldInSteps()
    {
        m_window->resize(1366, 768);
        document().reset(Board(
            board("....6.......49.2.169.....4..39....8.1.5..2......7...1.8.6.5.1.2.7.62...9.....86.4")));
        m_window->action(Command::Explain)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible() && m_window->action(Command::Check)->isEnabled(),
                                 patience);
        settle();
        QCOMPARE(headline(), "2 has no place in box 6");
        QVERIFY(texts().contains("So no cell of box 6 is left for 2."));
        QCOMPARE(view().findings().numbered.clues.size(), 5u);
        emit panel().stepPointedAt(2);
        QCOMPARE(view().findings().numbered.shownStep, 2);
        emit panel().stepPointedAt(0);
        QCOMPARE(view().findings().numbered.shownStep, 0);
        const QString said = m_window->messageBar().accessibleName();
        QVERIFY2(said.contains("2 in r5c6 leaves no 2 for r5c8") && said.contains("is left for 2."),
                 qPrintable(said));
        QVERIFY2(visibleButtons(panel()).front()->text().startsWith("Change "),
                 qPrintable(actionTexts(panel()).join('|')));
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(!panel().isVisible());
        QVERIFY(document().undoStack().canUndo());
        QTRY_COMPARE_WITH_TIMEOUT(m_window->statusBar()->findChild<QLabel *>("solutions")->text(),
                                  "✓ One solution", patience);
    }

    void explanationsAndFixesDoNotScroll()
    {
        m_window->resize(1366, 728);
        document().reset(Board(
            board("....6.......49.2.169.....4..39....8.1.5..2......7...1.8.6.5.1.2.7.62...9.....86.4")));
        for (const Command command : {Command::Explain, Command::Fix}) {
            m_window->action(command)->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible() && m_window->action(Command::Check)->isEnabled(),
                                     patience);
            settle();
            checkThatNothingScrolls();
        }
    }

    void shortActionsShareARow()
    {
        showInWindow({"Primary", "One", "Two", longText, "Four"});
        const QList<QPushButton *> buttons = visibleButtons(panel()).mid(1);
        QCOMPARE(buttons[0]->y(), buttons[1]->y());
        QCOMPARE(buttons[0]->width(), buttons[1]->width());
        QVERIFY(buttons[2]->y() > buttons[0]->y());
        QVERIFY(buttons[2]->width() > 2 * buttons[0]->width());
        QVERIFY(buttons[3]->y() > buttons[2]->y());
        QCOMPARE(buttons[3]->width(), buttons[2]->width());
    }

    void arrowsTurnThePagesWhileThePanelHasTheKeyboard()
    {
        document().reset(Board(board("1234............")));
        m_window->action(Command::CountSolutions)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(actionTexts(panel()).contains("Show Them One by One"), patience);
        QTest::keyClick(&view(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(headline(), "Solution 1 of 12.");
        for (const auto &[key, expected] :
             {std::pair(Qt::Key_Right, "Solution 2 of 12."), std::pair(Qt::Key_Right, "Solution 3 of 12."),
              std::pair(Qt::Key_Left, "Solution 2 of 12.")}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(headline(), expected);
        }
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right);
        QCOMPARE(headline(), "Solution 2 of 12.");
        QCOMPARE(view().currentCell(), 1);
        for (int i = 3; i <= 6; ++i) { // however fast they come
            QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(headline(), QString("Solution %1 of 12.").arg(i));
        }
    }

    void whatIsKnownOfACellFollowsTheCursor()
    {
        document().reset(Board(board("12..............")));
        m_window->action(Command::TrueCandidates)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(actionTexts(panel()).contains("Count Solutions of Each Digit"), patience);
        for (QPushButton *button : visibleButtons(panel()))
            if (button->text() == "Count Solutions of Each Digit")
                button->click();
        QTRY_VERIFY_WITH_TIMEOUT(!view().findings().notes.empty(), patience);
        view().setCurrentCell(2);
        // Until all are counted, the last one is said to be "or more".
        QTRY_VERIFY2_WITH_TIMEOUT(texts().contains("Solutions by digit of r1c3: 3 in 12, 4 in 12."),
                                  qPrintable(texts().join('|')), patience);
        view().setCurrentCell(0);
        QVERIFY(!texts().join('|').contains("Solutions by digit of"));
    }

    void aClickLeavesTheKeyboardToTheBoard()
    {
        showInWindow({"One"});
        QTest::mouseClick(visibleButtons(panel())[0], Qt::LeftButton);
        QVERIFY(view().hasFocus());
    }

    void theWholeVerdictIsSaid()
    {
        document().reset(Board(board("12..............")));
        check();
        const QString said = m_window->messageBar().accessibleName();
        QVERIFY2(said.startsWith("The puzzle has more than one solution. Two solutions differ in only"),
                 qPrintable(said));
        QVERIFY2(said.endsWith("tells the two apart."), qPrintable(said));
    }

private:
    void checkThatNothingScrolls()
    {
        QVERIFY(m_window->findChild<QTabWidget *>()->isHidden());
        for (const QScrollArea *area : panel().findChildren<QScrollArea *>())
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        QCOMPARE(scrollArea()->verticalScrollBar()->maximum(), 0);
        const QPushButton *primary = visibleButtons(panel()).front();
        const QRect place(primary->mapTo(&panel(), QPoint()), primary->size());
        QVERIFY(panel().rect().contains(place));
    }
    VerdictPanel &panel() { return *m_window->findChild<VerdictPanel *>(); }
    /// That can be seen.
    QStringList texts()
    {
        QStringList texts;
        for (const QLabel *label : panel().findChildren<QLabel *>())
            if (label->isVisible())
                texts += label->text();
        return texts;
    }
    QString focused()
    {
        const auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
        return button ? button->text() : QString();
    }
    QScrollArea *scrollArea()
    {
        for (QScrollArea *area : m_window->findChildren<QScrollArea *>())
            if (area->isAncestorOf(&panel()))
                return area;
        return nullptr;
    }
    void press(const QString &text)
    {
        for (QPushButton *button : visibleButtons(panel()))
            if (button->text() == text) {
                button->click();
                return;
            }
        QFAIL(qPrintable(text + " is not among " + actionTexts(panel()).join("; ")));
    }
    void showInWindow(const QStringList &actions)
    {
        panel().show(verdictWith(actions));
        settle();
    }
    void check()
    {
        QTest::keyClick(&view(), Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible() && m_window->action(Command::Check)->isEnabled(),
                                 patience);
    }
};

ADD_TEST(QApplication, TestVerdictPanel)

} // namespace sudoku::tst_verdictpanel

#include "tst_verdictpanel.moc"
