#include <QAbstractPrintDialog>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDialog>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

#include <cstdlib>
#include <random>

namespace sudoku::tst_randominput {

/// Sends random keys, clicks and drags to whatever has the input: the window, a dialog or a menu.
class RandomUser : public QObject
{
public:
    /// Begins at once. After \a duration, in ms, the user closes all dialogs and menus.
    RandomUser(MainWindow &window, unsigned seed, int duration)
        : m_window(window),
          m_random(seed),
          m_deadline(duration)
    {
        schedule();
    }

    bool isDone() const { return m_deadline.hasExpired() && m_depth == 0 && !target(); }
    int count() const { return m_count; }

private:
    /// A timer that repeats would wait until a dialog that was opened by its own tick is closed.
    void schedule()
    {
        QTimer::singleShot(0, this, [this] {
            if (isDone())
                return;
            schedule();
            ++m_depth;
            m_deadline.hasExpired() ? close() : act();
            --m_depth;
        });
    }

    int below(int count) { return std::uniform_int_distribution(0, count - 1)(m_random); }

    /// Returns the menu or dialog that has the input, or null.
    static QWidget *target()
    {
        QWidget *popup = QApplication::activePopupWidget();
        return popup ? popup : QApplication::activeModalWidget();
    }

    static void close()
    {
        if (QWidget *open = target())
            open->close();
    }

    void act()
    {
        QWidget *open = target();
        if (qobject_cast<QFileDialog *>(open) || qobject_cast<QAbstractPrintDialog *>(open)) {
            open->close(); // it could write and delete anywhere
            return;
        }
        ++m_count;
        QWidget &widget = open ? *open : static_cast<QWidget &>(m_window);
        const int kind = below(10);
        if (kind < 7)
            press(widget);
        else if (kind < 9)
            click(widget);
        else
            drag();
    }

    void press(QWidget &widget)
    {
        constexpr Qt::Key keys[] = {
            Qt::Key_Left,    Qt::Key_Right,     Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Home,
            Qt::Key_End,     Qt::Key_Space,     Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Tab,
            Qt::Key_Backtab, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_PageDown, Qt::Key_Comma,
            Qt::Key_Plus,    Qt::Key_Minus,
        };
        constexpr Qt::KeyboardModifiers modifiers[] = {
            {},
            {},
            {},
            Qt::ShiftModifier,
            Qt::ControlModifier,
            Qt::AltModifier,
            Qt::ControlModifier | Qt::ShiftModifier,
        };
        const int kind = below(8);
        const auto key = kind < 3   ? static_cast<Qt::Key>(Qt::Key_0 + below(10))
                         : kind < 4 ? static_cast<Qt::Key>(Qt::Key_F1 + below(12))
                         : kind < 5 ? static_cast<Qt::Key>(Qt::Key_A + below(26))
                                    : keys[below(std::size(keys))];
        QWidget *focused = widget.focusWidget();
        QTest::keyClick(focused ? focused : &widget, key, modifiers[below(std::size(modifiers))]);
    }

    void click(QWidget &widget)
    {
        QList<QWidget *> parts = widget.findChildren<QWidget *>();
        parts += &widget;
        QWidget *part = parts[below(static_cast<int>(parts.size()))];
        if (!part->isVisible() || part->size().isEmpty())
            return;
        const QPoint place(below(part->width()), below(part->height()));
        const Qt::MouseButton button = below(6) == 0 ? Qt::RightButton : Qt::LeftButton;
        const Qt::KeyboardModifiers modifiers =
            below(4) == 0 ? Qt::KeyboardModifiers(Qt::ControlModifier) : Qt::KeyboardModifiers();
        if (below(5) == 0)
            QTest::mouseDClick(part, button, modifiers, place);
        else
            QTest::mouseClick(part, button, modifiers, place);
    }

    void drag()
    {
        if (target())
            return;
        BoardView &view = m_window.boardView();
        const auto place = [&] { return QPoint(below(view.width()), below(view.height())); };
        QTest::mousePress(&view, Qt::LeftButton, {}, place());
        for (int i = below(5); i >= 0; --i)
            QTest::mouseMove(&view, place());
        QTest::mouseRelease(&view, Qt::LeftButton, {}, place());
    }

    MainWindow &m_window;
    std::mt19937 m_random;
    QDeadlineTimer m_deadline;
    int m_count = 0;
    int m_depth = 0; // of ticks that have opened a dialog
};

class TestRandomInput : public QObject, private WindowBench
{
    Q_OBJECT

private slots:
    void init() { openWindow(); }
    void cleanup()
    {
        document().undoStack().setClean();
        closeWindow();
    }

    /// To see whether the program survives it. The slow run takes a new seed each time, and SEED in the
    /// environment repeats one, as far as the computations take the same time. The short run has one seed, so
    /// that it fails for what a change broke and not for what it happens to find.
    void theProgramSurvivesAnyInput()
    {
        QTemporaryDir folder; // for what is written under a name without a folder
        const QString before = QDir::currentPath();
        QDir::setCurrent(folder.path());
        const char *wanted = std::getenv("SEED");
        const unsigned seed = wanted       ? static_cast<unsigned>(std::atoll(wanted))
                              : triesAll() ? std::random_device()()
                                           : 1;
        qInfo("SEED=%u", seed);
        const int duration = triesAll() ? 60'000 : 3'000; // ms
        const RandomUser user(*m_window, seed, duration);
        QVERIFY(QTest::qWaitFor([&user] { return user.isDone(); }, duration + windowPatience));
        QVERIFY(user.count() > 0);
        const Board board = document().board();
        const SymbolSet &symbols = symbolSets().front();
        QVERIFY(readPuzzle(ownFormat().write(board, symbols))->board == board);
        QDir::setCurrent(before);
    }
};

ADD_TEST(QApplication, TestRandomInput)

} // namespace sudoku::tst_randominput

#include "tst_randominput.moc"
