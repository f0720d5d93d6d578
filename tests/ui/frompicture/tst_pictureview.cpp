#include "ui/frompicture/pictureview.h"

#include "tests/testprogram.h"
#include "tests/ui/frompicture/madereading.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace sudoku::tst_pictureview {

class TestPictureView : public QObject
{
    Q_OBJECT

    QPoint at(QPointF fractions) const { return m_view->placeOf(fractions).toPoint(); }

    std::unique_ptr<PictureView> m_view;
    const QRectF m_left{0.05, 0.1, 0.4, 0.8};
    const QRectF m_right{0.55, 0.1, 0.4, 0.8};

private slots:
    void init()
    {
        m_view = std::make_unique<PictureView>();
        m_view->resize(600, 500);
        m_view->setPicture(madePicture(4, m_left));
        m_view->show();
        m_view->setFocus();
    }

    void theCornersOfTheBoardAreDragged()
    {
        m_view->setBoards({madeBoard(4, m_left)}, 0);
        QCOMPARE(m_view->corners()[0], m_left.topLeft());
        const QSignalSpy moved(m_view.get(), &PictureView::cornersMoved);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(m_left.topLeft()));
        QTest::mouseMove(m_view.get(), at({0.2, 0.3}));
        QCOMPARE(moved.count(), 0); // the board is read when the button is released
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at({0.2, 0.3}));
        QCOMPARE(moved.count(), 1);
        QVERIFY(std::abs(m_view->corners()[0].x() - 0.2) < 0.01);
        QVERIFY(std::abs(m_view->corners()[0].y() - 0.3) < 0.01);
        QCOMPARE(m_view->corners()[2], m_left.bottomRight());
    }

    void aCornerStaysInThePicture()
    {
        m_view->setBoards({}, 0);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(m_view->corners()[1]));
        QTest::mouseMove(m_view.get(), QPoint(10'000, -10'000));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, QPoint(10'000, -10'000));
        QCOMPARE(m_view->corners()[1], QPointF(1, 0));
    }

    void keysMoveTheCorners()
    {
        m_view->setBoards({}, 0);
        const PictureCorners before = m_view->corners();
        const QSignalSpy moved(m_view.get(), &PictureView::cornersMoved);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(moved.count(), 2);
        QCOMPARE(m_view->corners()[0], before[0]);
        const QPointF step = m_view->placeOf(m_view->corners()[1]) - m_view->placeOf(before[1]);
        QVERIFY(std::abs(step.x() + 1) < 0.01);
        QVERIFY(std::abs(step.y() - 10) < 0.01);
    }

    void aClickPicksACellOrAnotherBoard()
    {
        m_view->setBoards({madeBoard(4, m_left), madeBoard(9, m_right)}, 0);
        const QSignalSpy cells(m_view.get(), &PictureView::cellPicked);
        const QSignalSpy boards(m_view.get(), &PictureView::boardPicked);
        const auto click = [this](QPointF place) {
            QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(place));
        };
        click({m_left.left() + m_left.width() * 0.6, m_left.top() + m_left.height() * 0.4});
        QCOMPARE(cells.count(), 1);
        QCOMPARE(cells.front().front().toInt(), 6); // row 2, column 3
        click(m_right.center());
        QCOMPARE(boards.count(), 1);
        QCOMPARE(boards.front().front().toInt(), 1);
        click({0.5, 0.02}); // beside both
        QCOMPARE(cells.count() + boards.count(), 2);
    }

    void theStraightenedBoardIsClickedToo()
    {
        m_view->setBoards({madeBoard(4, m_left)}, 0);
        m_view->setStraight(true);
        QVERIFY(m_view->isStraight());
        const QSignalSpy cells(m_view.get(), &PictureView::cellPicked);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at({0.9, 0.9}));
        QCOMPARE(cells.count(), 1);
        QCOMPARE(cells.front().front().toInt(), 15);
        m_view->setBoards({}, 0); // there is nothing to straighten
        QVERIFY(!m_view->isStraight());
    }

    void everyStateIsPainted()
    {
        for (const bool isStraight : {false, true})
            for (const int boards : {0, 1, 2}) {
                std::vector<BoardReading> found{madeBoard(4, m_left), madeBoard(25, m_right)};
                found.resize(boards, madeBoard(4, m_left));
                m_view->setBoards(found, 0);
                m_view->setCell(3);
                m_view->setStraight(isStraight);
                const QImage shown = m_view->grab().toImage();
                const QPoint middle =
                    at(isStraight && boards > 0 ? QPointF(0.1, 0.1) : m_left.topLeft() + QPointF(0.03, 0.12));
                QCOMPARE(shown.pixelColor(middle).hslHue(), 0); // of the first row
            }
    }
};

ADD_TEST(QApplication, TestPictureView)

} // namespace sudoku::tst_pictureview

#include "tst_pictureview.moc"
