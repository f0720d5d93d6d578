// Covers ui/board: digitkey

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/board/board.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/digitkey.h"
#include "ui/board/digitpad.h"

namespace sudoku::tst_digitpad {

class TestDigitPad : public QObject
{
    Q_OBJECT

    DigitPad m_pad;

    QList<DigitKey *> keys() const { return m_pad.findChildren<DigitKey *>(); }

private slots:
    void keysEnterTheirDigits()
    {
        m_pad.setDigits(16, symbolSets().front());
        QSignalSpy clicked(&m_pad, &DigitPad::digitClicked);
        keys()[11]->click();
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].value<Digit>(), 12);
    }

    void keysAreSquaresLargeEnoughToTouch_data()
    {
        QTest::addColumn<int>("digits");
        QTest::addColumn<int>("minSide");
        QTest::addRow("4") << 4 << 56;
        QTest::addRow("9") << 9 << 56;
        QTest::addRow("16") << 16 << 56;
        QTest::addRow("25") << 25 << 46; // in the width of the panel
    }

    void keysAreSquaresLargeEnoughToTouch()
    {
        QFETCH(int, digits);
        QFETCH(int, minSide);
        m_pad.setDigits(digits, symbolSets().front());
        m_pad.resize(256, m_pad.heightForWidth(256));
        m_pad.show();
        QRect all;
        for (const DigitKey *key : keys()) {
            QCOMPARE(key->width(), key->height());
            QVERIFY(key->width() >= minSide);
            QVERIFY(!all.intersects(key->geometry()) || all.contains(key->geometry().topLeft()));
            all |= key->geometry();
        }
        QVERIFY(m_pad.rect().contains(all));
        QVERIFY(std::abs(all.center().x() - m_pad.rect().center().x()) <= 1);
    }

    void lowPadsHaveSmallerKeys()
    {
        m_pad.setDigits(9, symbolSets().front());
        m_pad.resize(256, m_pad.minimumSizeHint().height());
        m_pad.show();
        QCOMPARE(keys()[0]->height(), 30);
        for (const QWidget *child : m_pad.findChildren<QWidget *>())
            QVERIFY(m_pad.rect().contains(child->geometry()));
    }

    void countsWhatIsLeft()
    {
        m_pad.setDigits(4, symbolSets().front());
        m_pad.showLeft(Board(board("1234341221......")));
        QCOMPARE(keys()[0]->left(), 1);
        QCOMPARE(keys()[2]->left(), 2);
        QCOMPARE(keys()[2]->accessibleDescription(), "2 left");
        QVERIFY(!keys()[2]->isFinished());
        m_pad.showLeft(Board(board("1234341221434321")));
        QVERIFY(keys()[2]->isFinished());
        QCOMPARE(keys()[2]->accessibleDescription(), "none left");
        QVERIFY(keys()[2]->isEnabled());
    }

    void finishedDigitsAreDimmed()
    {
        m_pad.setDigits(4, symbolSets().front());
        m_pad.resize(256, 300);
        m_pad.show();
        const auto darkest = [this](int digit) {
            const QImage image =
                keys()[digit - 1]->grab(keys()[digit - 1]->rect().adjusted(6, 16, -6, -6)).toImage();
            int least = 255;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    least = std::min(least, qGray(image.pixel(x, y)));
            return least;
        };
        m_pad.showLeft(Board(board("1...1...1...1...")));
        QVERIFY(darkest(1) > darkest(2) + 60);
    }

    void nothingIsCountedWhereRowsNeedNotHaveAllDigits()
    {
        m_pad.setDigits(10, symbolSets().front());
        m_pad.showLeft(Board(Puzzle(Geometry::withBoxes({3, 3}).withDigits(10))));
        QVERIFY(!keys()[0]->left());
    }
};

ADD_TEST(QApplication, TestDigitPad)

} // namespace sudoku::tst_digitpad

#include "tst_digitpad.moc"
