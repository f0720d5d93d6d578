#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QWidget>

#include "tests/testprogram.h"
#include "ui/base/pairedrows.h"

namespace sudoku::tst_pairedrows {

class TestPairedRows : public QObject
{
    Q_OBJECT

    struct Buttons
    {
        explicit Buttons(int width)
        {
            auto *layout = new PairedRows;
            for (const char *text : {"One", "Two", "Three", "Four"})
                layout->addWidget(new QPushButton(text, &window));
            window.setLayout(layout);
            window.resize(width, 200);
            window.show();
        }
        QPushButton &at(int index) { return *window.findChildren<QPushButton *>()[index]; }

        QWidget window;
    };

private slots:
    void twoStandSideBySideWhereTheyFit()
    {
        Buttons wide(400);
        QCOMPARE(wide.at(0).y(), wide.at(1).y());
        QVERIFY(wide.at(1).x() > wide.at(0).geometry().right());
        QVERIFY(wide.at(2).y() > wide.at(1).y());
        const QLayout &layout = *wide.window.layout(); // its least height has the gap between the rows
        QVERIFY(layout.minimumSize().height() > layout.heightForWidth(400) - layout.spacing());
        Buttons narrow(120);
        QVERIFY(narrow.at(1).y() > narrow.at(0).y());
        QCOMPARE(narrow.at(1).x(), narrow.at(0).x());
    }

    /// Those that are shown close up.
    void hiddenOnesTakeNoPlace()
    {
        Buttons buttons(400);
        const int height = buttons.window.layout()->heightForWidth(400);
        buttons.at(1).hide();
        QTRY_COMPARE(buttons.at(2).y(), buttons.at(0).y());
        QCOMPARE(buttons.window.layout()->heightForWidth(400), height); // the fourth has a row for itself
        QCOMPARE(buttons.at(3).width(), buttons.at(2).geometry().right() - buttons.at(0).x() + 1);
        buttons.at(3).hide();
        QVERIFY(buttons.window.layout()->heightForWidth(400) < height);
    }
};

ADD_TEST(QApplication, TestPairedRows)

} // namespace sudoku::tst_pairedrows

#include "tst_pairedrows.moc"
