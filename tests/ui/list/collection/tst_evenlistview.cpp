#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QStringListModel>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/list/collection/evenlistview.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <random>

namespace sudoku::tst_evenlistview {

QStringList heard; // what assistive technology was told of a list

void hear(QAccessibleEvent *event)
{
    if (qobject_cast<QListView *>(event->object()))
        heard += QStringLiteral("%1 %2").arg(event->type()).arg(event->child());
}

/// A list, and one of Qt that does the same.
class TestEvenListView : public QObject
{
    Q_OBJECT

    QStringListModel m_model;
    std::unique_ptr<QListView> m_qt;
    std::unique_ptr<QListView> m_even;
    std::mt19937 m_random;

    int below(std::size_t limit) { return static_cast<int>(m_random() % limit); }

    void prepare(QListView &list)
    {
        list.setModel(&m_model);
        list.setUniformItemSizes(true);
        list.setSelectionMode(QAbstractItemView::ExtendedSelection);
        list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        list.resize(150, 210);
        list.show();
        bringToFront(list); // which makes its first row current
        QCOMPARE(list.currentIndex().row(), 0);
    }

    static void bringToFront(QListView &list)
    {
        list.activateWindow();
        list.setFocus();
        QVERIFY(QTest::qWaitFor([&list] { return list.hasFocus(); }));
    }

    static QString stateOf(const QListView &list)
    {
        QCoreApplication::processEvents();
        const QScrollBar &bar = *list.verticalScrollBar();
        QString text = QStringLiteral("current %1, at %2 of %3, steps %4 %5, selected")
                           .arg(list.currentIndex().row())
                           .arg(bar.value())
                           .arg(bar.maximum())
                           .arg(bar.singleStep())
                           .arg(bar.pageStep());
        QModelIndexList selected = list.selectionModel()->selectedIndexes();
        std::ranges::sort(selected, {}, &QModelIndex::row);
        for (const QModelIndex &index : selected)
            text += QStringLiteral(" %1").arg(index.row());
        return text;
    }

    /// Does the same to both.
    void act(const std::function<void(QListView &)> &action)
    {
        for (QListView *list : {m_qt.get(), m_even.get()}) {
            action(*list);
            QCoreApplication::processEvents();
        }
    }

    void fill(int rows)
    {
        QStringList texts;
        for (int i = 0; i < rows; ++i)
            texts += QStringLiteral("row %1").arg(i);
        m_model.setStringList(texts);
    }

private slots:
    void initTestCase() { QAccessible::installUpdateHandler(hear); }

    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }

    void init()
    {
        m_random.seed(1);
        fill(60);
        m_qt = std::make_unique<QListView>();
        m_even = std::make_unique<EvenListView>();
        prepare(*m_qt);
        prepare(*m_even);
    }

    void cleanup()
    {
        m_qt.reset();
        m_even.reset();
    }

    void answersToKeys()
    {
        constexpr Qt::Key keys[] = {Qt::Key_Up,     Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown,
                                    Qt::Key_Home,   Qt::Key_End,  Qt::Key_Left,   Qt::Key_Right,
                                    Qt::Key_PageUp, Qt::Key_Down, Qt::Key_Space};
        const Qt::KeyboardModifiers modifiers[] = {{}, {}, Qt::ShiftModifier, Qt::ControlModifier};
        for (int i = 0; i < 120; ++i) {
            const Qt::Key key = keys[below(std::size(keys))];
            const Qt::KeyboardModifiers with = modifiers[below(std::size(modifiers))];
            act([&](QListView &list) { QTest::keyClick(&list, key, with); });
            QCOMPARE(stateOf(*m_even), stateOf(*m_qt));
        }
    }

    void answersToTheMouse()
    {
        const int height = m_qt->visualRect(m_model.index(0)).height();
        const Qt::KeyboardModifiers modifiers[] = {{}, {}, Qt::ShiftModifier, Qt::ControlModifier};
        for (int i = 0; i < 80; ++i) {
            // In the middle of a row: Qt misses one if its last pixel is the upper end of the selection.
            const auto somewhere = [&] { return QPoint(below(120), below(14) * height + height / 2); };
            const QPoint from = somewhere();
            const QPoint to = somewhere();
            const int scrolled = below(50) * height;
            const bool isDrag = below(2) == 0;
            const Qt::KeyboardModifiers with = modifiers[below(std::size(modifiers))];
            act([&](QListView &list) {
                list.verticalScrollBar()->setValue(scrolled);
                QTest::mousePress(list.viewport(), Qt::LeftButton, with, from);
                if (isDrag) {
                    QMouseEvent move(QEvent::MouseMove, to, list.viewport()->mapToGlobal(to), Qt::NoButton,
                                     Qt::LeftButton, with);
                    QCoreApplication::sendEvent(list.viewport(), &move);
                }
                QTest::mouseRelease(list.viewport(), Qt::LeftButton, with, isDrag ? to : from);
            });
            QCOMPARE(stateOf(*m_even), stateOf(*m_qt));
        }
    }

    /// Also where there are fewer rows than there is room for, or none.
    void placesItsRows()
    {
        constexpr QAbstractItemView::ScrollHint hints[] = {
            QAbstractItemView::EnsureVisible, QAbstractItemView::PositionAtTop,
            QAbstractItemView::PositionAtBottom, QAbstractItemView::PositionAtCenter};
        for (const int rows : {60, 3, 0, 12}) {
            fill(rows);
            for (int i = 0; i < 20; ++i) {
                const int row = below(rows + 2); // or behind the last
                const auto hint = hints[below(std::size(hints))];
                const QPoint place(below(200), below(300));
                act([&](QListView &list) { list.scrollTo(m_model.index(row), hint); });
                QCOMPARE(stateOf(*m_even), stateOf(*m_qt));
                QCOMPARE(m_even->visualRect(m_model.index(row)), m_qt->visualRect(m_model.index(row)));
                QCOMPARE(m_even->indexAt(place), m_qt->indexAt(place));
            }
            QCOMPARE(m_even->grab().toImage(), m_qt->grab().toImage());
        }
    }

    void followsRowsThatComeAndGo()
    {
        for (int i = 0; i < 30; ++i) {
            const int row = below(m_model.rowCount());
            const int count = 1 + below(9);
            act([&](QListView &list) { list.setCurrentIndex(m_model.index(row)); });
            if (below(2) == 0)
                m_model.insertRows(row, count);
            else
                m_model.removeRows(row, std::min(count, m_model.rowCount() - row - 1));
            act([](QListView &list) { list.scrollTo(list.currentIndex()); }); // where Qt has not yet
            QCOMPARE(stateOf(*m_even), stateOf(*m_qt));
        }
    }

    void looksTheSame()
    {
        m_model.setData(m_model.index(3), "a text that is longer than the list is wide");
        act([&](QListView &list) {
            list.setCurrentIndex(m_model.index(2));
            list.selectionModel()->select(m_model.index(5), QItemSelectionModel::Select);
        });
        bringToFront(*m_qt);
        const QImage qtInFront = m_qt->grab().toImage();
        const QImage evenBehind = m_even->grab().toImage();
        bringToFront(*m_even);
        QCOMPARE(m_even->grab().toImage(), qtInFront);
        QCOMPARE(evenBehind, m_qt->grab().toImage());
        QVERIFY(evenBehind != qtInFront); // or the keyboard is not to be seen
        act([](QListView &list) { list.setEnabled(false); });
        QCOMPARE(m_even->grab().toImage(), m_qt->grab().toImage());
    }

    void followsItsFont()
    {
        act([](QListView &list) {
            QFont font = list.font();
            font.setPointSize(2 * font.pointSize());
            list.setFont(font);
        });
        QCOMPARE(stateOf(*m_even), stateOf(*m_qt));
        QCOMPARE(m_even->visualRect(m_model.index(4)), m_qt->visualRect(m_model.index(4)));
    }

    void tellsWhatIsCurrent()
    {
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        const QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_even.get());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 60);
        QCOMPARE(list->child(4)->text(QAccessible::Name), "row 4");
        QCOMPARE(list->child(4)->role(), QAccessible::ListItem);
        QStringList told[2];
        for (QListView *view : {m_qt.get(), m_even.get()}) {
            bringToFront(*view);
            heard.clear();
            QTest::keyClick(view, Qt::Key_Down);
            QTest::keyClick(view, Qt::Key_End);
            QTest::keyClick(view, Qt::Key_Up, Qt::ShiftModifier);
            told[view == m_even.get()] = heard;
        }
        QVERIFY(told[0].size() > 4);
        QCOMPARE(told[1], told[0]);
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(false);
    }

    /// A row that was pressed is scrolled to after a while, but not when the user has scrolled since.
    void staysWhereTheUserScrolls()
    {
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(10);            // it waits a little longer
        const int bottom = m_even->viewport()->height() - 2; // where the row is cut
        QTest::mouseClick(m_even->viewport(), Qt::LeftButton, {}, {20, bottom});
        m_even->verticalScrollBar()->setValue(400);
        QTest::qWait(200);
        QApplication::setDoubleClickInterval(interval);
        QCOMPARE(m_even->verticalScrollBar()->value(), 400);
    }
};

ADD_TEST(QApplication, TestEvenListView)

} // namespace sudoku::tst_evenlistview

#include "tst_evenlistview.moc"
