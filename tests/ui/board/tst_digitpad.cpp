// Covers ui/board: digitkey

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "core/board/board.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/digitkey.h"
#include "ui/board/digitpad.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/markgrid.h"

namespace sudoku::tst_digitpad {

class TestDigitPad : public QObject
{
    Q_OBJECT

    DigitPad m_pad;

    QList<DigitKey *> keys() const { return m_pad.findChildren<DigitKey *>(); }

private slots:
    void keysEnterTheirDigits()
    {
        m_pad.setDigits(defaultGeometry(16), symbolSets().front());
        QSignalSpy clicked(&m_pad, &DigitPad::digitClicked);
        keys()[11]->click();
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].value<Digit>(), 12);
    }

    void keysFillTheWidthAndAreLargeEnoughToTouch_data()
    {
        QTest::addColumn<int>("digits");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addRow("4") << 4 << 352 << 64;
        QTest::addRow("9, narrow") << 9 << 256 << 48;
        QTest::addRow("9") << 9 << 352 << 64;
        QTest::addRow("9, wide") << 9 << 496 << 96;
        QTest::addRow("16") << 16 << 352 << 48;
        QTest::addRow("25") << 25 << 256 << 44;
    }

    void keysFillTheWidthAndAreLargeEnoughToTouch()
    {
        QFETCH(int, digits);
        QFETCH(int, width);
        QFETCH(int, height);
        m_pad.setDigits(defaultGeometry(digits), symbolSets().front());
        m_pad.resize(width, 10); // which decides how high it may be
        m_pad.resize(width, m_pad.heightForWidth(width));
        m_pad.show();
        QRect all;
        for (const DigitKey *key : keys()) {
            QCOMPARE(key->height(), height);
            QVERIFY(key->width() >= 44);
            QVERIFY(!all.intersects(key->geometry()) || all.contains(key->geometry().topLeft()));
            all |= key->geometry();
        }
        QVERIFY(m_pad.rect().contains(all));
        QVERIFY(all.left() == 0 && m_pad.rect().right() - all.right() <= 1);
    }

    /// The keys stay where they are, and each digit is where its mark will be in a cell.
    void keysShowWhereTheirMarkWillBe_data()
    {
        QTest::addColumn<int>("digits");
        for (const int digits : {4, 6, 9, 16, 25})
            QTest::addRow("%d", digits) << digits;
    }

    void keysShowWhereTheirMarkWillBe()
    {
        QFETCH(int, digits);
        const Geometry geometry = defaultGeometry(digits);
        m_pad.setDigits(geometry, symbolSets().front());
        m_pad.resize(352, m_pad.heightForWidth(352));
        m_pad.show();
        const auto fromMiddle = [](const DigitKey *key) {
            return key->digitCentre() - QRectF(key->rect()).center();
        };
        const int columns = markColumns(geometry);
        std::vector<QRect> before;
        for (const DigitKey *key : keys())
            before.push_back(key->geometry());
        m_pad.setPlaces(KeyPlace::Kind::Grid);
        for (int i = 0; i < digits; ++i) {
            QCOMPARE(keys()[i]->geometry(), before[i]);
            if (i % columns > 0)
                QVERIFY(fromMiddle(keys()[i]).x() > fromMiddle(keys()[i - 1]).x() + 5);
            if (i >= columns)
                QVERIFY(fromMiddle(keys()[i]).y() > fromMiddle(keys()[i - columns]).y() + 5);
            QVERIFY(QRectF(keys()[i]->rect()).contains(keys()[i]->digitCentre()));
        }
        QCOMPARE(keys()[0]->accessibleDescription(), "enters a mark");
        m_pad.setPlaces(KeyPlace::Kind::Corner);
        QVERIFY(fromMiddle(keys()[digits - 1]).x() < 0 && fromMiddle(keys()[digits - 1]).y() < 0);
        m_pad.setPlaces(KeyPlace::Kind::Centre);
        QCOMPARE(fromMiddle(keys()[0]), QPointF(0, 0));
        QVERIFY(keys()[0]->place().isMark());
        m_pad.setPlaces(KeyPlace::Kind::Middle);
        QVERIFY(!keys()[0]->place().isMark());
    }

    void aClickWithCtrlFilters()
    {
        m_pad.setDigits(defaultGeometry(9), symbolSets().front());
        m_pad.show();
        QSignalSpy entered(&m_pad, &DigitPad::digitClicked);
        QSignalSpy filtered(&m_pad, &DigitPad::filterClicked);
        QTest::mouseClick(keys()[3], Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(entered.count(), 0);
        QCOMPARE(filtered.count(), 1);
        QCOMPARE(filtered[0][0].value<Digit>(), 4);
    }

    void aHeldDigitIsInTheColourOfTheCursor()
    {
        m_pad.setDigits(defaultGeometry(9), symbolSets().front());
        m_pad.resize(352, m_pad.heightForWidth(352));
        m_pad.show();
        m_pad.setHeld(7);
        const BoardStyle style = BoardStyle::forScreen(m_pad.palette());
        const auto inside = [this](int digit) {
            return keys()[digit - 1]->grab().toImage().pixelColor(12, 12).rgb();
        };
        QCOMPARE(inside(7), style.sameDigit.rgb());
        QVERIFY(inside(6) != style.sameDigit.rgb());
        m_pad.setHeld(noDigit);
        QVERIFY(inside(7) != style.sameDigit.rgb());
    }

    void belowTheBoardKeysStandInARow()
    {
        for (const auto &[digits, rows] : {std::pair(9, 1), std::pair(16, 2), std::pair(25, 2)}) {
            m_pad.setDigits(defaultGeometry(digits), symbolSets().front());
            m_pad.setBelow(true);
            m_pad.resize(468, m_pad.heightForWidth(468));
            m_pad.show();
            QSet<int> tops;
            for (const DigitKey *key : keys()) {
                QVERIFY(m_pad.rect().contains(key->geometry()));
                tops += key->y();
            }
            QCOMPARE(tops.size(), rows);
        }
        m_pad.setBelow(false);
    }

    void buttonsOfANarrowWindowStandBesideClear()
    {
        DigitPad pad;
        QAction hint("Hint");
        pad.addButtonBelow(hint);
        pad.showFillButton();
        pad.setDigits(defaultGeometry(9), symbolSets().front());
        pad.resize(468, pad.heightForWidth(468));
        pad.show();
        const auto buttonOf = [&pad](const QString &name) {
            for (auto *button : pad.findChildren<QPushButton *>())
                if (button->accessibleName() == name)
                    return button;
            return static_cast<QPushButton *>(nullptr);
        };
        QVERIFY(!buttonOf("Hint")->isVisible());
        pad.setBelow(true);
        pad.resize(468, pad.heightForWidth(468));
        QVERIFY(buttonOf("Hint")->isVisible());
        QCOMPARE(buttonOf("Hint")->y(), buttonOf("Clear")->y());
        QCOMPARE(buttonOf("Fill In Marks")->text(), "Fill In Marks");
        QSignalSpy asked(&hint, &QAction::triggered);
        buttonOf("Hint")->click();
        QCOMPARE(asked.count(), 1);
        hint.setEnabled(false);
        QVERIFY(!buttonOf("Hint")->isEnabled());
        pad.resize(300, pad.heightForWidth(300));
        QCOMPARE(buttonOf("Fill In Marks")->text(), "Fill In");
        pad.resize(160, pad.heightForWidth(300));
        QCOMPARE(buttonOf("Fill In Marks")->text(), ""); // the icon says it
    }

    void lowPadsHaveSmallerKeys()
    {
        m_pad.setDigits(defaultGeometry(9), symbolSets().front());
        m_pad.resize(256, m_pad.minimumSizeHint().height());
        m_pad.show();
        QCOMPARE(keys()[0]->height(), 30);
        for (const QWidget *child : m_pad.findChildren<QWidget *>())
            QVERIFY(m_pad.rect().contains(child->geometry()));
    }

    void countsWhatIsLeft()
    {
        m_pad.setDigits(defaultGeometry(4), symbolSets().front());
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
        m_pad.setDigits(defaultGeometry(4), symbolSets().front());
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
        m_pad.setDigits(Geometry::withBoxes({3, 3}).withDigits(10), symbolSets().front());
        m_pad.showLeft(Board(Puzzle(Geometry::withBoxes({3, 3}).withDigits(10))));
        QVERIFY(!keys()[0]->left());
    }
};

ADD_TEST(QApplication, TestDigitPad)

} // namespace sudoku::tst_digitpad

#include "tst_digitpad.moc"
