#include <QApplication>
#include <QPalette>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/colourroles.h"
#include "ui/window/parts/statuschip.h"

namespace sudoku::tst_statuschip {

class TestStatusChip : public QObject
{
    Q_OBJECT

private slots:
    void withoutATextThereIsNoChip()
    {
        StatusChip chip;
        QVERIFY(chip.isHidden());
        chip.show("One");
        QVERIFY(!chip.isHidden());
        chip.show({});
        QVERIFY(chip.isHidden());
    }

    void aStateHasItsColourAndItsSign_data()
    {
        QTest::addColumn<StatusChip::Tone>("tone");
        QTest::addColumn<QRgb>("ground");
        QTest::addColumn<QString>("shown");
        const ColourRoles colours = coloursFor(QApplication::palette());
        QTest::newRow("good") << StatusChip::Tone::Good << colours.goodT << "✓ One solution";
        QTest::newRow("warning") << StatusChip::Tone::Warning << colours.warnT << "! ✓ One solution";
        QTest::newRow("bad") << StatusChip::Tone::Bad << colours.badT << "✓ One solution";
    }

    void aStateHasItsColourAndItsSign()
    {
        QFETCH(const StatusChip::Tone, tone);
        QFETCH(const QRgb, ground);
        StatusChip chip;
        chip.show("✓ One solution", tone);
        chip.resize(chip.sizeHint());
        QTEST(chip.shownText(), "shown");
        const QImage image = chip.grab().toImage();
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                pixels += (image.pixel(x, y) & RGB_MASK) == (ground & RGB_MASK);
        QVERIFY(pixels > image.width() * image.height() / 3);
    }

    void allOfTheTextHasRoom()
    {
        StatusChip chip;
        chip.show("Several solutions", StatusChip::Tone::Warning);
        QFont medium = chip.font();
        medium.setWeight(QFont::Medium);
        QVERIFY(chip.sizeHint().width() > QFontMetrics(medium).horizontalAdvance(chip.shownText()) + 30);
        QVERIFY(chip.minimumSizeHint().width() < chip.sizeHint().width() / 2); // it may be cut
    }
};

ADD_TEST(QApplication, TestStatusChip)

} // namespace sudoku::tst_statuschip

#include "tst_statuschip.moc"
