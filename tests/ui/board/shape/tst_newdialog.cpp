#include <QApplication>
#include <QComboBox>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/shape/newdialog.h"

namespace sudoku::tst_newdialog {

class TestNewDialog : public QObject
{
    Q_OBJECT

private slots:
    void offersWhatPapersPrint()
    {
        NewDialog dialog(Geometry::withBoxes({3, 3}));
        QVERIFY(!dialog.drawnKind()); // nothing, unless one is chosen
        auto *kinds = dialog.findChild<QComboBox *>("drawn");
        for (const char *id : {"killer", "thermometer", "arrow", "sandwich"}) {
            kinds->setCurrentIndex(kinds->findData(id));
            QCOMPARE(dialog.drawnKind(), findVariant(id));
        }
        QVERIFY(dialog.puzzle() == emptyBoard(9));
    }

    void keepsTheChoiceWhenTheSizeChanges()
    {
        NewDialog dialog(Geometry::withBoxes({3, 3}));
        auto *kinds = dialog.findChild<QComboBox *>("drawn");
        kinds->setCurrentIndex(kinds->findData("killer"));
        QComboBox *sizes = dialog.findChildren<QComboBox *>().constFirst();
        sizes->setCurrentIndex(0);
        QVERIFY(dialog.puzzle().geometry.size() < 9);
        QCOMPARE(dialog.drawnKind(), findVariant("killer"));
    }
};

ADD_TEST(QApplication, TestNewDialog)

} // namespace sudoku::tst_newdialog

#include "tst_newdialog.moc"
