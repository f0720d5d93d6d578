// Covers ui/play: startbutton

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/play/startcard.h"

#include <memory>

namespace sudoku::tst_startcard {

/// A board with a card that offers three actions, and two behind the second.
struct Bench
{
    explicit Bench(int size) : document(Board(emptyBoard(size)))
    {
        window.resize(700, 700);
        area->resize(700, 700);
        window.show();
        window.activateWindow();
        const auto note = [this](const QString &name) { return [this, name] { ran += name; }; };
        const StartAction killer{
            {.title = "Killer"}, note("killer"), {}, {{{.title = "Killer, easy"}, note("killer-easy")}}};
        card.offer({{{.icon = "recent", .title = "Continue", .note = "Hard"}, note("continue")},
                    {{.icon = "solve", .title = "Play", .note = "Medium", .key = "P"},
                     note("play"),
                     u'P',
                     {{{.title = "Easy"}, note("easy")},
                      {{.title = "Hard"}, note("hard")},
                      {{.title = "More"}, {}, {}, {killer}}}},
                    {{.title = "Type it in"}, {}}});
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &card, key, modifiers);
    }
    QStringList titles() const
    {
        QStringList titles;
        for (const StartButton *button : card.buttons())
            titles += button->text();
        return titles;
    }
    QString taken() const
    {
        for (const StartButton *button : card.buttons())
            if (button->isTaken())
                return button->text();
        return {};
    }

    Document document;
    BoardEditor editor{document};
    QWidget window;
    BoardView *view = new BoardView(document, editor);
    BoardArea *area = new BoardArea(view, &window); // owns the view
    StartCard card{*view, *area};
    QStringList ran;
};

class TestStartCard : public QObject
{
    Q_OBJECT

    std::unique_ptr<Bench> m_bench;

    void start(int size = 9)
    {
        m_bench = std::make_unique<Bench>(size);
        QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
        QVERIFY(m_bench->card.isVisible());
    }

private slots:
    void init() { start(); }
    void cleanup() { m_bench.reset(); }

    void enterTakesTheFirst()
    {
        QCOMPARE(m_bench->taken(), "Continue");
        m_bench->press(Qt::Key_Return);
        QCOMPARE(m_bench->ran, QStringList{"continue"});
        QVERIFY(!m_bench->card.isVisible());
        QVERIFY(m_bench->view->hasFocus());
    }

    void arrowsMoveRoundTheRows()
    {
        m_bench->press(Qt::Key_Down);
        QCOMPARE(m_bench->taken(), "Play");
        m_bench->press(Qt::Key_Up);
        m_bench->press(Qt::Key_Up);
        QCOMPARE(m_bench->taken(), "Type it in");
        m_bench->press(Qt::Key_Enter, Qt::KeypadModifier);
        QVERIFY(m_bench->ran.isEmpty());
        QVERIFY(!m_bench->card.isVisible());
    }

    void rightAndAClickOpenWhatIsBehindPlay_data()
    {
        QTest::addColumn<bool>("isByMouse");
        QTest::newRow("right") << false;
        QTest::newRow("click") << true;
    }

    void rightAndAClickOpenWhatIsBehindPlay()
    {
        QFETCH(bool, isByMouse);
        m_bench->press(Qt::Key_Down);
        if (isByMouse)
            QTest::mouseClick(m_bench->card.buttons()[1], Qt::LeftButton);
        else
            m_bench->press(Qt::Key_Right);
        QCOMPARE(m_bench->titles(), (QStringList{"Easy", "Hard", "More"}));
        QCOMPARE(m_bench->taken(), "Easy");
        m_bench->press(Qt::Key_Left);
        QCOMPARE(m_bench->titles().constFirst(), "Continue");
        QCOMPARE(m_bench->taken(), "Play"); // where it came from
        m_bench->press(Qt::Key_Right);
        m_bench->press(Qt::Key_Escape);
        QCOMPARE(m_bench->titles().size(), 3);
        m_bench->press(Qt::Key_Right);
        if (isByMouse) {
            QTest::mouseClick(m_bench->card.buttons()[1], Qt::LeftButton);
        } else {
            m_bench->press(Qt::Key_Down);
            m_bench->press(Qt::Key_Return);
        }
        QCOMPARE(m_bench->ran, QStringList{"hard"});
    }

    void thereIsMoreBehindMore()
    {
        m_bench->press(Qt::Key_Down);
        m_bench->press(Qt::Key_Right);
        m_bench->press(Qt::Key_Up);
        QCOMPARE(m_bench->taken(), "More");
        m_bench->press(Qt::Key_Return); // there is nothing else to do
        QCOMPARE(m_bench->titles(), QStringList{"Killer"});
        m_bench->press(Qt::Key_Right);
        QCOMPARE(m_bench->titles(), QStringList{"Killer, easy"});
        m_bench->press(Qt::Key_Left);
        QCOMPARE(m_bench->taken(), "Killer");
        m_bench->press(Qt::Key_Escape);
        QCOMPARE(m_bench->taken(), "More");
        m_bench->press(Qt::Key_Return);
        m_bench->press(Qt::Key_Return);
        QCOMPARE(m_bench->ran, QStringList{"killer"});
        QVERIFY(!m_bench->card.isVisible());
    }

    void theLetterPlaysAtOnce()
    {
        m_bench->press(Qt::Key_P);
        QCOMPARE(m_bench->ran, QStringList{"play"});
    }

    void aLetterThatIsADigitIsTyped()
    {
        start(25);
        m_bench->view->setChosenSymbols(*std::ranges::find_if(symbolSets(), [](const SymbolSet &symbols) {
            return !symbols.isNumeric() && symbols.digitOf('P');
        }));
        m_bench->press(Qt::Key_P);
        QVERIFY(m_bench->ran.isEmpty());
        QVERIFY(m_bench->document.board().puzzle.givens[0] != noDigit);
    }

    void aDigitClosesItAndIsTyped()
    {
        m_bench->press(Qt::Key_7);
        QVERIFY(!m_bench->card.isVisible());
        QCOMPARE(m_bench->document.board().puzzle.givens[0], 7);
        QVERIFY(m_bench->view->hasFocus());
    }

    void anyOtherKeyIsTheBoards()
    {
        m_bench->press(Qt::Key_Shift);
        QVERIFY(m_bench->card.isVisible()); // no key as yet
        m_bench->press(Qt::Key_Space);      // leaves a cell blank
        QVERIFY(!m_bench->card.isVisible());
        QCOMPARE(m_bench->view->currentCell(), 1);
    }

    void escapeClosesIt()
    {
        m_bench->press(Qt::Key_Escape);
        QVERIFY(!m_bench->card.isVisible());
        QVERIFY(m_bench->ran.isEmpty());
    }

    void aBoardOrAClickOnACellClosesIt()
    {
        m_bench->document.reset(Board(board("1.34341221434321")));
        QVERIFY(!m_bench->card.isVisible());
        start();
        const QPoint corner = m_bench->view->boardLayout().cellCentre(80).toPoint();
        QTest::mouseClick(m_bench->view, Qt::LeftButton, {}, corner);
        QVERIFY(!m_bench->card.isVisible());
        QCOMPARE(m_bench->view->currentCell(), 80);
    }

    void liesOnWholeCellsInTheMiddle_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void liesOnWholeCellsInTheMiddle()
    {
        QFETCH(int, size);
        start(size);
        for (const int side : {700, 460}) {
            m_bench->area->resize(side, side);
            const BoardLayout layout = m_bench->view->boardLayout();
            const QRectF card(m_bench->card.geometry().translated(-m_bench->view->pos()));
            QVERIFY(layout.board().marginsAdded({2, 2, 2, 2}).contains(card));
            QVERIFY(std::abs(card.center().x() - layout.board().center().x()) <= 2);
            QVERIFY(std::abs(card.center().y() - layout.board().center().y()) <= 2);
            const qreal cells = card.width() / layout.cellSize();
            QVERIFY2(std::abs(cells - std::round(cells)) < 0.1, qPrintable(QString::number(cells)));
            for (const StartButton *button : m_bench->card.buttons())
                QVERIFY(m_bench->card.rect().contains(button->geometry())
                        && button->height() >= button->fontMetrics().height());
        }
    }

    void aScreenReaderHearsWhatThereIs()
    {
        const auto *card = QAccessible::queryAccessibleInterface(&m_bench->card);
        QCOMPARE(card->text(QAccessible::Name), "Start a puzzle");
        auto *play = QAccessible::queryAccessibleInterface(m_bench->card.buttons()[1]);
        QCOMPARE(play->role(), QAccessible::Button);
        QCOMPARE(play->text(QAccessible::Name), "Play");
        QCOMPARE(play->text(QAccessible::Description), "Medium. P");
        QVERIFY(m_bench->card.buttons()[0]->hasFocus());
    }
};

ADD_TEST(QApplication, TestStartCard)

} // namespace sudoku::tst_startcard

#include "tst_startcard.moc"
