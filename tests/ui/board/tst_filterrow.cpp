#include <QApplication>
#include <QLabel>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"
#include "ui/board/filterrow.h"

namespace sudoku::tst_filterrow {

using namespace boardviewbench;

class TestFilterRow : public QObject
{
    Q_OBJECT

    static QToolButton *keyOf(const FilterRow &row, const QString &text)
    {
        for (auto *key : row.findChildren<QToolButton *>())
            if (key->text() == text)
                return key;
        return nullptr;
    }

private slots:
    void aClickShowsWhereADigitCanGo_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void aClickShowsWhereADigitCanGo()
    {
        QFETCH(int, size);
        Shown shown(size);
        FilterRow row(shown.view);
        row.resize(352, row.maximumHeight());
        row.show();
        QCOMPARE(row.findChildren<QToolButton *>().size(), size + 1);
        QToolButton *last = keyOf(row, QString::number(size));
        QTest::mouseClick(last, Qt::LeftButton);
        QCOMPARE(shown.view.filter(), (DigitFilter{.first = size}));
        QVERIFY(last->isChecked());
        QTest::mouseClick(keyOf(row, "1"), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(shown.view.filter(), (DigitFilter{.first = size, .second = 1}));
        QVERIFY(last->isChecked() && keyOf(row, "1")->isChecked());
        QTest::mouseClick(keyOf(row, "2"), Qt::LeftButton);
        QVERIFY(!last->isChecked() && !keyOf(row, "1")->isChecked());
        QTest::mouseClick(keyOf(row, "2"), Qt::LeftButton);
        QVERIFY(!shown.view.filter().isOn() && !keyOf(row, "2")->isChecked());
    }

    void aLineCounts()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        Board board(emptyBoard(9));
        board.puzzle.givens.set(0, 4);
        shown.document.reset(board);
        const auto says = [&](const QString &text) {
            for (const QLabel *label : row.findChildren<QLabel *>())
                if (label->text() == text)
                    return true;
            return false;
        };
        shown.view.setFilter({.first = 4});
        QVERIFY(says("4: 1 placed; possible cells: 60"));
        board.centreMarks[80] = {1, 4};
        shown.document.edit(board, "Marks");
        shown.view.setFilter({.hasPairs = true});
        QVERIFY(says("Cells with two candidates: 1"));
        QVERIFY(keyOf(row, "Two marks")->isChecked());
    }

    void withoutRoomItIsEmpty()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        QCOMPARE(row.sizeHint().height(), 0);
        row.resize(352, row.maximumHeight() - 1);
        row.show();
        QVERIFY(!keyOf(row, "4")->isVisible());
        row.resize(352, row.maximumHeight());
        QVERIFY(keyOf(row, "4")->isVisible());
    }

    void anotherBoardHasOtherKeys()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        shown.view.setFilter({.first = 9});
        shown.document.reset(Board(emptyBoard(4)));
        QVERIFY(!shown.view.filter().isOn());
        QVERIFY(keyOf(row, "4") && !keyOf(row, "5"));
    }
};

ADD_TEST(QApplication, TestFilterRow)

} // namespace sudoku::tst_filterrow

#include "tst_filterrow.moc"
