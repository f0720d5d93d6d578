// Covers ui/base: workbenchstyle

#include <QCheckBox>
#include <QLabel>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/theme.h"
#include "ui/base/workbenchstyle.h"

namespace sudoku::tst_theme {

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { applyTheme(Theme::System); }

    /// A window that is open when the theme is chosen.
    void styleSheetsFollow()
    {
        QLabel label;
        label.resize(40, 40);
        label.setStyleSheet("background: palette(base)");
        const auto lightness = [&](Theme theme) {
            applyTheme(theme);
            return label.grab().toImage().pixelColor(20, 20).lightnessF();
        };
        QVERIFY(lightness(Theme::Light) > 0.9);
        QVERIFY(lightness(Theme::Dark) < 0.2);
        QVERIFY(lightness(Theme::Light) > 0.9);
    }

    void uncheckedBoxesHaveAFrame_data()
    {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
    }

    void uncheckedBoxesHaveAFrame()
    {
        QFETCH(const Theme, theme);
        applyTheme(theme);
        QCheckBox box("Check");
        WorkbenchStyle style(QStyleFactory::create("Fusion"));
        box.setStyle(&style);
        box.resize(box.sizeHint());
        QStyleOptionButton option;
        option.initFrom(&box);
        const QRect indicator = style.subElementRect(QStyle::SE_CheckBoxIndicator, &option, &box);
        const QImage image = box.grab().toImage();
        const QColor frame = image.pixelColor(indicator.left() + indicator.width() / 2, indicator.top());
        const QColor ground = image.pixelColor(indicator.left() + indicator.width() / 2, indicator.top() - 2);
        QVERIFY2(std::abs(frame.lightnessF() - ground.lightnessF()) > 0.15,
                 qPrintable(frame.name() + " on " + ground.name()));
    }
};

ADD_TEST(QApplication, TestTheme)

} // namespace sudoku::tst_theme

#include "tst_theme.moc"
