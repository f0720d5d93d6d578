#include "ui/pictures/cellmemory.h"

#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QTest>

namespace sudoku::tst_cellmemory {

class TestCellMemory : public QObject
{
    Q_OBJECT

private slots:
    void eachPictureIsReadOnce()
    {
        int asked = 0;
        const CellReader read = remembering([&](const CellImage &cell) {
            ++asked;
            return ClassLogs{static_cast<float>(cell.front()), static_cast<float>(cell.back())};
        });
        const CellReader copy = read;
        CellImage first{}, second{};
        second.back() = 7;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(read(first), (ClassLogs{0, 0}));
            QCOMPARE(read(second), (ClassLogs{0, 7}));
            QCOMPARE(copy(second), (ClassLogs{0, 7}));
        }
        QCOMPARE(asked, 2);
    }
};

ADD_TEST(QCoreApplication, TestCellMemory)

} // namespace sudoku::tst_cellmemory

#include "tst_cellmemory.moc"
