#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/segments.h"
#include "ui/paint/colourroles.h"

namespace sudoku::tst_segments {

class TestSegments : public QObject
{
    Q_OBJECT

private slots:
    void exactlyOneIsChosen()
    {
        Segments segments({"One", "Two", "Three"});
        const QSignalSpy changes(&segments, &Segments::changed);
        QCOMPARE(segments.chosen(), 0);
        segments.choose(2);
        QCOMPARE(segments.chosen(), 2);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.constFirst().constFirst().toInt(), 2);
        segments.choose(2);
        QCOMPARE(changes.size(), 1);
    }

    void theEdgeOfASegmentIsPartOfIt()
    {
        Segments segments({"One", "Two"});
        segments.resize(400, 40);
        segments.show();
        QVERIFY(QTest::qWaitForWindowExposed(&segments));
        QTest::mouseClick(segments.findChildren<QRadioButton *>()[1], Qt::LeftButton, {}, QPoint(195, 2));
        QCOMPARE(segments.chosen(), 1);
    }

    void theChosenOneIsFilled()
    {
        Segments segments({"One", "Two"});
        segments.resize(400, 40);
        segments.choose(1);
        const QRgb fill = coloursFor(segments.palette()).fill;
        const QImage picture = segments.grab().toImage();
        QCOMPARE(picture.pixel(300, 8), fill);
        QVERIFY(picture.pixel(100, 8) != fill);
    }

    void aScreenReaderHearsRadioButtons()
    {
        Segments segments({"One", "Two"});
        for (auto *button : segments.findChildren<QRadioButton *>()) {
            const auto *heard = QAccessible::queryAccessibleInterface(button);
            QCOMPARE(heard->role(), QAccessible::RadioButton);
            QCOMPARE(heard->text(QAccessible::Name), button->text());
        }
        QCOMPARE(segments.focusProxy(), segments.findChildren<QRadioButton *>()[0]);
    }
};

ADD_TEST(QApplication, TestSegments)

} // namespace sudoku::tst_segments

#include "tst_segments.moc"
