// Covers ui/base: workbenchstyle

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "tests/testprogram.h"
#include "ui/base/icons.h"
#include "ui/base/theme.h"
#include "ui/base/workbenchstyle.h"
#include "ui/paint/colourroles.h"

namespace sudoku::tst_theme {

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { applyTheme(Theme::System); }

    void eachThemeHasItsColours()
    {
        for (int scheme = 0; scheme < colourSchemeCount; ++scheme) {
            applyTheme(static_cast<Theme>(static_cast<int>(Theme::Light) + scheme));
            QVERIFY(coloursFor(QApplication::palette()) == coloursOf(static_cast<ColourScheme>(scheme)));
        }
    }

    void rowsOfListsHaveRoom()
    {
        QListWidget list;
        WorkbenchStyle style(QStyleFactory::create("Fusion"));
        list.setStyle(&style);
        list.addItem("Locked Candidates");
        QVERIFY(list.sizeHintForRow(0) >= 22);
        QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height() + 6);
    }

    void barsHaveTheirGroundAndADivider()
    {
        for (const auto &[theme, scheme] :
             {std::pair(Theme::Light, ColourScheme::Light), std::pair(Theme::Dark, ColourScheme::Dark)}) {
            applyTheme(theme);
            const ColourRoles &colours = coloursOf(scheme);
            WorkbenchStyle style(QStyleFactory::create("Fusion"));
            QWidget window;
            QToolBar bar(&window); // alone, it would have a frame
            bar.setStyle(&style);
            bar.resize(200, 60);
            const QImage image = bar.grab().toImage();
            QCOMPARE(image.pixelColor(150, 30), QColor(colours.bar));
            QCOMPARE(image.pixelColor(150, image.height() - 1), QColor(colours.div));
            QStatusBar status;
            status.setSizeGripEnabled(false);
            status.setStyle(&style);
            status.resize(200, 30);
            QCOMPARE(status.grab().toImage().pixelColor(100, 0), QColor(colours.div));
            QCOMPARE(status.grab().toImage().pixelColor(100, 15), QColor(colours.bar));
        }
    }

    void controlsHaveStrongBordersInHighContrast_data()
    {
        QTest::addColumn<Theme>("theme");
        QTest::addColumn<bool>("isStrong");
        QTest::newRow("light") << Theme::Light << false;
        QTest::newRow("high contrast, light") << Theme::HighContrastLight << true;
        QTest::newRow("high contrast, dark") << Theme::HighContrastDark << true;
    }

    void controlsHaveStrongBordersInHighContrast()
    {
        QFETCH(const Theme, theme);
        QFETCH(const bool, isStrong);
        applyTheme(theme);
        const QColor ground = QApplication::palette().color(QPalette::Window);
        WorkbenchStyle style(QStyleFactory::create("Fusion"));
        QPushButton button("Solve");
        QToolButton key;
        key.setText("5");
        QLineEdit field;
        QComboBox list;
        list.addItem("Easy");
        QSpinBox number;
        QListWidget rows;
        for (QWidget *widget :
             std::initializer_list<QWidget *>{&button, &key, &field, &list, &number, &rows}) {
            widget->setStyle(&style);
            widget->resize(widget->sizeHint());
            const QImage image = widget->grab().toImage();
            const int middle = image.height() / 2;
            double contrast = 1;
            for (const int x : {0, 1}) // at the left edge
                contrast = std::max(contrast, contrastOf(image.pixelColor(x, middle), ground));
            QVERIFY2((contrast > 2.9) == isStrong,
                     qPrintable(QString("%1: %2").arg(widget->metaObject()->className()).arg(contrast)));
        }
    }

    /// Not the clip art of a style.
    void dialogsHaveIconsOfTheProgram()
    {
        const WorkbenchStyle style(QStyleFactory::create("Fusion"));
        const auto imageOf = [&](QStyle::StandardPixmap which) {
            return style.standardIcon(which, nullptr, nullptr).pixmap(32).toImage();
        };
        for (const auto &[which, name] :
             {std::pair(QStyle::SP_MessageBoxQuestion, "message-hint"),
              std::pair(QStyle::SP_MessageBoxInformation, "message-hint"),
              std::pair(QStyle::SP_MessageBoxWarning, "message-warning"),
              std::pair(QStyle::SP_MessageBoxCritical, "message-problem"),
              std::pair(QStyle::SP_FileDialogToParent, "up"),
              std::pair(QStyle::SP_FileDialogNewFolder, "folder-new"),
              std::pair(QStyle::SP_FileDialogListView, "view-list"),
              std::pair(QStyle::SP_FileDialogDetailedView, "view-details"),
              std::pair(QStyle::SP_DirIcon, "folder"), std::pair(QStyle::SP_FileIcon, "file"),
              std::pair(QStyle::SP_ComputerIcon, "computer")}) {
            QVERIFY(!imageOf(which).isNull());
            QVERIFY(imageOf(which) == icon(name).pixmap(32).toImage());
        }
    }

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
