#include <QApplication>
#include <QInputDialog>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/titleroom.h"

namespace sudoku::tst_titleroom {

class TestTitleRoom : public QObject
{
    Q_OBJECT

private slots:
    void aSmallDialogIsAsWideAsItsTitle()
    {
        QInputDialog dialog;
        dialog.setWindowTitle("A long title of a small dialog");
        dialog.setLabelText("Name:");
        makeRoomForTitle(dialog);
        dialog.show();
        QVERIFY(dialog.width() > dialog.fontMetrics().horizontalAdvance(dialog.windowTitle()));
        dialog.setLabelText(QString(200, 'm'));
        makeRoomForTitle(dialog);
        QVERIFY(dialog.width() >= dialog.sizeHint().width());
    }
};

ADD_TEST(QApplication, TestTitleRoom)

} // namespace sudoku::tst_titleroom

#include "tst_titleroom.moc"
