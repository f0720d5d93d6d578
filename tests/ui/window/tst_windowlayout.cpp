// Covers ui/base: formmemory, shrinkingarea, wrappingbutton
// Covers ui/commands: fullscreen
// Covers ui/window/parts: boardgroup, panelcontrols, statusline, timerhead

#include <QDockWidget>
#include <QEnterEvent>
#include <QFontDatabase>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/filterrow.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/window/parts/boardgroup.h"
#include "ui/window/parts/sidepanel.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sudoku::tst_windowlayout {

constexpr QSize sizeOnScreen(780, 700); // the offscreen one, of 800x800, in which Qt 6.8 keeps windows

bool isScrolled(const QWidget *widget)
{
    for (const QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const QScrollArea *>(parent))
            return true;
    return false;
}

QString describe(const QWidget *widget)
{
    const QString text = widget->property("text").toString();
    const QSize min = widget->minimumSizeHint();
    return QString("%1 '%2' %3x%4, needs %5x%6")
        .arg(widget->metaObject()->className(), text)
        .arg(widget->width())
        .arg(widget->height())
        .arg(min.width())
        .arg(min.height());
}

qsizetype offerCount(const VerdictPanel &answer)
{
    const auto buttons = answer.findChildren<QPushButton *>();
    return std::ranges::count_if(buttons, [](const QPushButton *button) { return button->isVisible(); });
}

/// Returns the font of the program and the widest and narrowest ones of the usual desktops that are
/// installed.
QStringList fontFamilies()
{
    QStringList families{QApplication::font().family()};
    for (const char *family : {"DejaVu Sans", "Noto Sans", "Liberation Sans"})
        if (!families.contains(family) && QFontDatabase::hasFamily(family))
            families += family;
    return families;
}

class TestWindowLayout : public QObject, private WindowBench
{
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void zooms()
    {
        const QSize fitting = view().size();
        key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(view().width() > fitting.width());
        key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(view().size(), fitting);
    }

    void boardAndPanelStandInTheMiddle_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(1366, 768), QSize(1600, 900), QSize(2560, 1400)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }

    void boardAndPanelStandInTheMiddle()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        QCoreApplication::processEvents();
        const auto placeOf = [this](const QWidget *widget) {
            return QRect(widget->mapTo(m_window.get(), QPoint()), widget->size());
        };
        const QRect board = placeOf(&view());
        const QRect panel = placeOf(m_window->findChild<SidePanel *>());
        constexpr int numbers = 30; // of rows
        const int gap = panel.left() - board.right();
        QVERIFY2(gap >= 32 && gap <= 64, qPrintable(QString::number(gap)));
        QVERIFY(std::abs(board.left() - (size.width() - panel.right())) < numbers);
        key(Qt::Key_Plus, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QVERIFY(placeOf(view().parentWidget()).width() > board.width()); // a magnified one may have all
    }

    void theMessageLiesOverBoardAndPanel_data() { boardAndPanelStandInTheMiddle_data(); }

    /// It has its room already, so that nothing moves.
    void theMessageLiesOverBoardAndPanel()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        settle();
        const auto placeOf = [this](const QWidget *widget) {
            return QRect(widget->mapTo(m_window.get(), QPoint()), widget->size());
        };
        m_window->messageBar().show({});
        settle();
        QVERIFY(!m_window->messageBar().isVisible());
        const QRect board = placeOf(&view());
        m_window->messageBar().show({.text = "Something happened."});
        settle();
        QCOMPARE(placeOf(&view()), board);
        const QRect bar = placeOf(&m_window->messageBar());
        const QRect panel = placeOf(m_window->findChild<SidePanel *>());
        const QRect cells = view().boardLayout().board().toAlignedRect().translated(board.topLeft());
        QVERIFY(std::abs(bar.left() - cells.left()) <= 1);
        QVERIFY(std::abs(bar.right() - panel.right()) <= 1);
        QVERIFY(bar.bottom() < board.top());
        QVERIFY(std::abs(panel.top() - cells.top()) <= 1);
    }

    void thePanelGrowsWithTheBoard()
    {
        QCOMPARE(BoardGroup::panelWidth(300), 304);
        QCOMPARE(BoardGroup::panelWidth(576), 352);
        QCOMPARE(BoardGroup::panelWidth(1200), 496);
        const auto *panel = m_window->findChild<SidePanel *>();
        m_window->resize(1366, 768);
        settle();
        const int before = panel->width();
        m_window->resize(2560, 1400);
        settle();
        QVERIFY2(panel->width() > before, qPrintable(QString("%1 %2").arg(before).arg(panel->width())));
        QVERIFY(panel->width() >= 480);
    }

    void aListLeavesRoomForTheWholeBoard_data()
    {
        QTest::addColumn<int>("boardSize");
        for (const int size : {9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    /// In a window as large as the first time.
    void aListLeavesRoomForTheWholeBoard()
    {
        QFETCH(int, boardSize);
        document().reset(Board(emptyBoard(boardSize)));
        m_window->resize(1080, 760);
        trigger(Command::Collection);
        settle();
        const auto *list = m_window->findChild<QDockWidget *>();
        QVERIFY(list->isVisible() && list->width() > 200);
        QVERIFY(view().width() >= view().minimumSizeHint().width());
        QCOMPARE(view().visibleRegion().boundingRect(), view().rect());
        const auto *panel = m_window->findChild<SidePanel *>();
        QVERIFY(panel->width() >= panel->minimumWidth());
        QCOMPARE(panel->visibleRegion().boundingRect().width(), panel->width());
    }

    void aNarrowWindowHasThePanelBelowTheBoard_data()
    {
        QTest::addColumn<int>("boardSize");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    /// Hint and Solve stay in reach.
    void aNarrowWindowHasThePanelBelowTheBoard()
    {
        QFETCH(int, boardSize);
        document().reset(Board(emptyBoard(boardSize)));
        m_window->resize(500, 900);
        settle();
        QCOMPARE(m_window->width(), 500);
        const auto placeOf = [this](const QWidget *widget) {
            return QRect(widget->mapTo(m_window.get(), QPoint()), widget->size());
        };
        const auto *panel = m_window->findChild<SidePanel *>();
        QVERIFY(placeOf(panel).top() >= placeOf(&view()).bottom());
        QVERIFY(m_window->rect().contains(placeOf(&view())));
        QCOMPARE(view().visibleRegion().boundingRect(), view().rect());
        for (const Command command : {Command::Hint, Command::Solve}) {
            const auto buttons = panel->findChildren<QPushButton *>();
            const auto button = std::ranges::find(buttons, m_window->action(command)->iconText(),
                                                  &QPushButton::accessibleName);
            QVERIFY(button != buttons.end());
            QVERIFY((*button)->isVisible());
            QCOMPARE((*button)->visibleRegion().boundingRect(), (*button)->rect());
        }
        m_window->resize(1366, 768);
        settle();
        QVERIFY(placeOf(panel).left() >= placeOf(&view()).right());
    }

    void theToolBarHasTheAnswersInTheirOrder()
    {
        QStringList names;
        for (const QAction *action : m_window->findChild<QToolBar *>()->actions())
            names += action->isSeparator() ? "|" : action->iconText();
        QCOMPARE(names.join(' '),
                 "Play New… Generate… Open… Save Print… | Undo Redo | Solve Check Explain Hint "
                 "Walkthrough Learn Stop");
        m_window->resize(1366, 768);
        settle();
        for (const QToolButton *button : m_window->findChild<QToolBar *>()->findChildren<QToolButton *>())
            QVERIFY2(button->isVisible() || button->text().isEmpty(), qPrintable(button->text()));
    }

    void theFilterIsAlwaysInReach_data()
    {
        QTest::addColumn<int>("boardSize");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QFont>("font");
        for (const QString &family : fontFamilies())
            for (const int boardSize : {4, 9, 16, 25})
                for (const QSize &size : {QSize(1366, 768), QSize(500, 900)})
                    for (const double scale : {1.0, 1.5}) {
                        if (boardSize == 25 && size.width() == 500 && scale > 1)
                            continue; // neither board nor keys can be smaller there: the panel scrolls
                        QFont font(family);
                        font.setPointSizeF(QApplication::font().pointSizeF() * scale);
                        QTest::addRow("%d, %dx%d, %g, %s", boardSize, size.width(), size.height(), scale,
                                      qPrintable(family))
                            << boardSize << size << font;
                    }
    }

    /// Whatever the board, the window and the fonts; and nothing beside the board scrolls.
    void theFilterIsAlwaysInReach()
    {
        QFETCH(int, boardSize);
        QFETCH(QSize, size);
        QFETCH(QFont, font);
        const QScopeGuard restore([before = QApplication::font()] { QApplication::setFont(before); });
        QApplication::setFont(font);
        document().reset(Board(emptyBoard(boardSize)));
        m_window->resize(size);
        settle();
        QCOMPARE(m_window->width(), size.width());
        const auto *row = m_window->findChild<FilterRow *>();
        int keys = 0;
        for (const QToolButton *key : row->findChildren<QToolButton *>()) {
            if (!key->isVisibleTo(row))
                continue; // the title gives way first, and the button beside it
            QCOMPARE(key->visibleRegion().boundingRect(), key->rect());
            QVERIFY2(key->width() >= 24 && key->height() >= 24, qPrintable(describe(key)));
            ++keys;
        }
        QVERIFY(keys >= boardSize);
        for (const auto *area : m_window->findChildren<QScrollArea *>())
            if (area->isVisible() && area->isAncestorOf(row))
                QVERIFY2(!area->verticalScrollBar()->isVisible(), qPrintable(describe(area->widget())));
    }

    void theFullScreenIsForTheBoardAlone()
    {
        trigger(Command::FullScreen);
        settle();
        const auto *bar = m_window->findChild<QToolBar *>();
        const auto *panel = m_window->findChild<SidePanel *>();
        const std::array<const QWidget *, 3> around{m_window->menuBar(), bar, panel};
        const auto areVisible = [&] { return std::ranges::count_if(around, &QWidget::isVisible); };
        QCOMPARE(areVisible(), 0);
        QVERIFY2(message().startsWith("F11 leaves the full screen. Move the pointer"), qPrintable(message()));
        const auto enter = [](QWidget *widget) {
            QEnterEvent event({1, 1}, {1, 1}, {1, 1});
            QCoreApplication::sendEvent(widget, &event);
            settle();
        };
        for (QWidget *edge : m_window->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            if (edge->isVisible() && edge->width() >= m_window->width() && edge->height() < 8)
                enter(edge);
        QVERIFY(m_window->menuBar()->isVisible());
        QVERIFY(bar->isVisible());
        QVERIFY(!panel->isVisible());
        enter(&view());
        QCOMPARE(areVisible(), 0);
        key(Qt::Key_F11); // the keys work without their menus
        settle();
        QVERIFY(!m_window->isFullScreen());
        QCOMPARE(areVisible(), 3);
    }

    void theBoardStaysWhereItIsWhileRulesAreEdited()
    {
        Board ruled(emptyBoard(9));
        ruled.puzzle.constraints = {{findVariant("killer"), {0, 1}, {5}},
                                    {findVariant("thermometer"), {40, 41}}};
        document().reset(ruled);
        m_window->resize(1366, 700);
        settle();
        const auto place = [this] {
            const QRect board = view().boardLayout().board().toRect();
            return QRect(view().mapTo(m_window.get(), board.topLeft()), board.size());
        };
        const QRect before = place();
        trigger(Command::Rules);
        settle();
        QCOMPARE(place(), before);
        for (const Cell cell : {0, 41, 60}) {
            QTest::mouseClick(&view(), Qt::LeftButton, {}, view().boardLayout().cellCentre(cell).toPoint());
            settle();
            QCOMPARE(place(), before);
        }
        key(Qt::Key_Escape);
        settle();
        QCOMPARE(place(), before);
    }

    void remembersItsPlace()
    {
        m_window->resize(sizeOnScreen);
        m_window->close();
        MainWindow other(*m_settings);
        QCOMPARE(other.size(), sizeOnScreen);
    }

    void theWholeScreenIsForOneRunOnly()
    {
        m_window->resize(sizeOnScreen);
        key(Qt::Key_F11);
        QVERIFY(m_window->isFullScreen());
        QVERIFY2(message().startsWith("F11 leaves the full screen."), qPrintable(message()));
        key(Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(!m_window->action(Command::FullScreen)->isChecked());
        key(Qt::Key_F11);
        m_window->close();
        MainWindow other(*m_settings);
        QVERIFY(!other.isFullScreen());
        QCOMPARE(other.size(), sizeOnScreen);
        m_window->show();
        m_window->showNormal(); // as the desktop does it
        QVERIFY(!m_window->action(Command::FullScreen)->isChecked());
        QVERIFY(!message().startsWith("F11 leaves the full screen."));
    }

    /// It was squashed to a few pixels where text is large and the screen low.
    void theNumberOfARuleKeepsItsHeight()
    {
        Board board(emptyBoard(9));
        board.puzzle.constraints = {*readConstraint(defaultGeometry(9), "quadruple 1 2 r1c1 r1c2 r2c1 r2c2")};
        document().reset(board);
        m_window->resize(780, 420);
        trigger(Command::Rules);
        m_window->findChild<RulesPanel *>()->tool().change({board.puzzle.constraints.front()});
        settle();
        for (const char *name : {"number", "numberEditor"}) {
            const auto *part = m_window->findChild<QWidget *>(name);
            QVERIFY(part->isVisible());
            QVERIFY2(part->height() >= part->minimumSizeHint().height(), qPrintable(describe(part)));
        }
        const auto *list = m_window->findChild<QTreeView *>("rules");
        QVERIFY2(list->height() >= list->minimumHeight(), qPrintable(describe(list)));
    }

    void anAnswerHasRoomBelowTheRules_data()
    {
        QTest::addColumn<QSize>("size"); // without the frame and the bars of the desktop
        QTest::addColumn<bool>("isEditing");
        QTest::newRow("1920x1080") << QSize(1920, 1000) << true;
        QTest::newRow("1366x768") << QSize(1366, 700) << false;
    }

    void anAnswerHasRoomBelowTheRules()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isEditing);
        Board board(emptyBoard(9));
        board.puzzle.constraints = {*readConstraint(defaultGeometry(9), "killer 15 r1c1 r1c2"),
                                    *readConstraint(defaultGeometry(9), "thermometer r5c5 r5c6 r5c7")};
        document().reset(board);
        m_window->resize(size);
        auto *rules = m_window->findChild<RulesPanel *>();
        m_window->findChild<SidePanel *>()->showRules();
        trigger(Command::Check);
        QVERIFY(QTest::qWaitFor([this] { return m_window->findChild<VerdictPanel *>()->isVisible(); },
                                windowPatience));
        if (isEditing) {
            trigger(Command::Rules);
            for (const Qt::Key each : {Qt::Key_K, Qt::Key_Return})
                QTest::keyClick(QApplication::focusWidget(), each);
        }
        settle();
        const QWidget *area = m_window->findChild<SidePanel *>()->parentWidget()->parentWidget();
        QCOMPARE(qobject_cast<const QScrollArea *>(area)->verticalScrollBar()->maximum(), 0);
        QVERIFY(rules->findChild<QTreeView *>("rules")->height() >= 60);
        QVERIFY(m_window->height() <= size.height());
    }

    void anAnswerHasRoomBelowEachPage_data()
    {
        QTest::addColumn<int>("page");
        for (int page = 0; page < 3; ++page)
            QTest::addRow("page %d", page) << page;
    }

    /// In the window as it is at first on a screen of 1366x768.
    void anAnswerHasRoomBelowEachPage()
    {
        QFETCH(int, page);
        m_window->resize(1080, 728);
        document().reset(Board(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........")));
        auto *side = m_window->findChild<SidePanel *>();
        auto *pages = side->findChild<QTabWidget *>();
        pages->setCurrentIndex(page);
        trigger(Command::Check);
        const auto *answer = m_window->findChild<VerdictPanel *>();
        QVERIFY(
            QTest::qWaitFor([&] { return answer->isVisible() && offerCount(*answer) > 2; }, windowPatience));
        settle();
        for (const QScrollArea *area : m_window->findChildren<QScrollArea *>())
            if (area->isVisible() && (area->isAncestorOf(answer) || answer->isAncestorOf(area)))
                QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        if (pages->isHidden()) // the answer has their place
            return;
        QVERIFY(!pages->tabBar()->visibleRegion().isEmpty());
        QCOMPARE(pages->tabBar()->visibleRegion().boundingRect().height(), pages->tabBar()->height());
    }

    /// With fonts of 150 % on a screen of 1366x768.
    void anAnswerInLargeFontsDoesNotScroll()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 1.5);
        QApplication::setFont(large);
        const auto restore = qScopeGuard([&] { QApplication::setFont(before); });
        m_window->resize(1366, 728);
        document().reset(Board(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........")));
        trigger(Command::Check);
        const auto *answer = m_window->findChild<VerdictPanel *>();
        QVERIFY(
            QTest::qWaitFor([&] { return answer->isVisible() && offerCount(*answer) > 2; }, windowPatience));
        settle();
        for (const QScrollArea *area : answer->findChildren<QScrollArea *>())
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        const auto buttons = answer->findChildren<QPushButton *>();
        for (const QPushButton *button : buttons)
            if (button->isVisible())
                QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    }

    void aLongAnswerScrollsWithinItself()
    {
        m_window->resize(900, 600);
        auto *side = m_window->findChild<SidePanel *>();
        auto *answer = m_window->findChild<VerdictPanel *>();
        answer->show({.headline = "Long.", .lines = QStringList(40, "A line of an answer.")});
        settle();
        const auto *area = qobject_cast<const QScrollArea *>(side->parentWidget()->parentWidget());
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        QVERIFY(answer->findChild<QScrollArea *>()->verticalScrollBar()->maximum() > 0);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("boardSize");
        QTest::addColumn<QString>("family");
        for (const QString &family : fontFamilies())
            for (const QSize &size : {QSize(900, 640), QSize(1080, 760), QSize(1600, 1000)})
                for (const int boardSize : {4, 9, 16, 25})
                    QTest::addRow("%d in %dx%d, %s", boardSize, size.width(), size.height(),
                                  qPrintable(family))
                        << size << boardSize << family;
    }

    void nothingIsCutOff()
    {
        QFETCH(QSize, size);
        QFETCH(int, boardSize);
        QFETCH(QString, family);
        const QScopeGuard restore([before = QApplication::font()] { QApplication::setFont(before); });
        QFont font(family);
        font.setPointSizeF(QApplication::font().pointSizeF());
        QApplication::setFont(font);
        document().reset(Board(emptyBoard(boardSize)));
        m_window->resize(size);
        settle();
        QCOMPARE(m_window->size(), size);
        QVERIFY(view().boardLayout().cellSize() >= 15);
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != m_window.get()
                || widget->objectName().startsWith("qt_"))
                continue;
            QVERIFY2(isScrolled(widget) || widget->parentWidget()->rect().contains(widget->geometry()),
                     qPrintable(describe(widget)));
            const auto *label = qobject_cast<const QLabel *>(widget);
            if ((label && !label->wordWrap()) || qobject_cast<const QAbstractButton *>(widget))
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width()
                             && widget->height() >= widget->minimumSizeHint().height(),
                         qPrintable(describe(widget)));
        }
        for (const QToolBar *bar : m_window->findChildren<QToolBar *>())
            for (const QAction *action : bar->actions())
                QVERIFY2(action->isSeparator()
                             || bar->widgetForAction(const_cast<QAction *>(action))->isVisible(),
                         qPrintable(action->text()));
    }

    void sidePanelIsNotNarrowerThanItsContents()
    {
        for (const int boardSize : {9, 25}) {
            document().reset(Board(emptyBoard(boardSize)));
            settle();
            for (const QScrollArea *area : m_window->findChildren<QScrollArea *>())
                if (area->isAncestorOf(&view()) == false)
                    QVERIFY(area->viewport()->width() >= area->widget()->minimumSizeHint().width());
        }
    }

    void everyBoardFitsItsArea_data()
    {
        QTest::addColumn<int>("size");
        for (int size = 4; size <= 25; ++size)
            QTest::addRow("%d", size) << size;
    }

    void everyBoardFitsItsArea()
    {
        QFETCH(int, size);
        m_window->resize(900, 640);
        document().reset(Board(emptyBoard(size)));
        settle();
        const QRect visible = view().visibleRegion().boundingRect();
        QCOMPARE(visible, view().rect()); // no scroll bars unless one zooms in
    }
};

ADD_TEST(QApplication, TestWindowLayout)

} // namespace sudoku::tst_windowlayout

#include "tst_windowlayout.moc"
